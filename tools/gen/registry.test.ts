import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registryFile, registryModules, type Registry } from './registry.ts';
import { writeIfChanged } from './write-if-changed.ts';

const registry: Registry = {
  file: 'src/things.gen.ts',
  constant: 'THINGS',
  pattern: 'things/*.ts',
  exportName: 'thing',
  type: { name: 'Thing', from: 'things/define-thing.ts' },
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'registry-'));
  mkdirSync(path.join(root, 'src/things'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string): void {
  writeFileSync(path.join(root, 'src/things', name), text);
}

test('lists the modules that export the thing, sorted, and leaves the others out', () => {
  write('define-thing.ts', 'export const thing = 1;\n');
  write('zebra.ts', 'export const thing = 1;\n');
  write('ant.ts', 'export const thing = 1;\n');
  write('ant.test.ts', 'export const thing = 1;\n');
  write('ant.data.ts', 'export const thing = 1;\n');
  write('things-of-all.ts', 'export const things = 1;\n');
  expect(registryModules(root, registry)).toEqual(['things/ant.ts', 'things/zebra.ts']);
  expect(registryFile(root, registry)?.text.split('\n').slice(1)).toEqual([
    "import type { Thing } from './things/define-thing.ts';",
    "import { thing as thing0 } from './things/ant.ts';",
    "import { thing as thing1 } from './things/zebra.ts';",
    '',
    'export const THINGS: readonly Thing[] = [',
    '  thing0,',
    '  thing1,',
    '];',
    '',
  ]);
});

test('lists tables where the pattern asks for them', () => {
  write('ant.data.ts', 'export const thing = [];\n');
  write('ant.ts', 'export const thing = 1;\n');
  const tables = { ...registry, pattern: 'things/*.data.ts' };
  expect(registryModules(root, tables)).toEqual(['things/ant.data.ts']);
});

test('is an empty list without extensions, and nothing without a type for them', () => {
  expect(registryFile(root, registry)).toBeNull();
  write('define-thing.ts', 'export interface Thing {}\n');
  expect(registryFile(root, registry)?.text).toContain('THINGS: readonly Thing[] = [];');
});

test('a file that already says the same is not touched', () => {
  const generated = { file: 'src/list.gen.ts', text: 'export const A = 1;\n' };
  expect(writeIfChanged(root, generated)).toBe(true);
  const before = statSync(path.join(root, generated.file), { bigint: true }).mtimeNs;
  expect(writeIfChanged(root, generated)).toBe(false);
  expect(statSync(path.join(root, generated.file), { bigint: true }).mtimeNs).toBe(before);
  expect(writeIfChanged(root, { ...generated, text: '' })).toBe(true);
});
