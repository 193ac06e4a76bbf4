import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../repository/root.ts';
import { runCommand } from './run-command.ts';
import { typePrograms } from './type-programs.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'waybill-types-'));
  write('tsconfig.base.json', {
    compilerOptions: { strict: true, noEmit: true, lib: ['es2024'], types: [] },
  });
  write('tsconfig.json', { extends: './tsconfig.base.json', include: ['*.ts'] });
  const extend = '../../tsconfig.base.json';
  write('packages/a/tsconfig.json', {
    extends: extend,
    include: ['src'],
    exclude: ['**/*.test.ts'],
  });
  write('packages/b/tsconfig.json', { extends: extend, include: ['src'] });
  const page = { lib: ['es2024', 'dom'] };
  write('packages/page/tsconfig.json', {
    extends: extend,
    compilerOptions: page,
    include: ['src'],
  });
  write('packages/b/src/b.ts', 'export const b: number = 1;');
  write('packages/page/src/page.ts', 'export const { title } = document;');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: object | string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(path.join(root, file), text);
}

test('projects with the same options are one program, each with its own files', () => {
  const programs = typePrograms(root);
  expect(programs.map(({ name }) => name)).toEqual([
    'packages/a/tsconfig.json +2',
    'packages/page/tsconfig.json',
  ]);
  const joined = readFileSync(path.join(root, programs[0]?.project ?? ''), 'utf8');
  expect(JSON.parse(joined)).toEqual({
    extends: '../../tsconfig.base.json',
    compilerOptions: {},
    include: ['../../packages/a/src', '../../packages/b/src', '../../*.ts'],
    exclude: ['../../packages/a/**/*.test.ts'],
  });
});

test('a platform that a package does not declare is refused in the joined program', async () => {
  const check = async () => {
    const results = await Promise.all(
      typePrograms(root).map(({ project }) => runCommand('tsc', ['-p', project], { cwd: root })),
    );
    return results.map(({ output }) => output);
  };
  write('packages/a/src/a.ts', "import { b } from '../../b/src/b.js'; export const a: number = b;");
  expect(await check()).toEqual(['', '']);
  write('packages/a/src/a.ts', 'export const { title } = document;');
  expect(await check()).toEqual([expect.stringContaining("Cannot find name 'document'"), '']);
});

test('code without Node stays in a program without Node', () => {
  const pure = typePrograms(ROOT).find(({ name }) => name.startsWith('packages/contract/'));
  const joined = readFileSync(path.join(ROOT, pure?.project ?? ''), 'utf8');
  expect(JSON.parse(joined)).toMatchObject({
    compilerOptions: {},
    include: ['../../packages/contract/src', '../../packages/engine/src'],
  });
});
