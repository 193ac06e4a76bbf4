import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collect } from './collect.ts';
import { readLines } from './read-lines.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-lines-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function linesOf(name: string, bytes: string | Uint8Array): Promise<string[]> {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return collect(readLines(file));
}

test('lines end with either ending, the last one with none, and empty ones are left out', async () => {
  expect(await linesOf('plain', '\uFEFFa\r\n\r\n  \nb ü\nc')).toEqual(['a', 'b ü', 'c']);
  expect(await linesOf('packed.gz', gzipSync('a\nb\n'))).toEqual(['a', 'b']);
  expect(await linesOf('empty', '')).toEqual([]);
});

test('a line that is too long is left out, and the next one is whole', async () => {
  const long = 'x'.repeat(17_000_000);
  expect(await linesOf('long', `a\n${long}\nb\n`)).toEqual(['a', 'b']);
});

test('what breaks off counts as far as it goes', async () => {
  const packed = gzipSync('a\nb\n');
  expect(await linesOf('none.gz', 'this is not packed')).toEqual([]);
  expect(await linesOf('cut.gz', packed.subarray(0, packed.length - 4))).toEqual(['a', 'b']);
  expect(await collect(readLines(path.join(folder, 'absent')))).toEqual([]);
});
