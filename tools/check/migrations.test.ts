import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { listedChecksums, migrationChecksums } from '../gen/migration-checksums.ts';
import { ROOT } from '../repository/root.ts';
import { fixtureNames } from '../upgrade/fixture/fixture-files.ts';
import { RELEASES } from '../upgrade/releases.data.ts';

const Package = z.object({ version: z.string() });

test('no migration that landed was edited, renamed or removed: write a new one', () => {
  const now = new Map(migrationChecksums(ROOT).map(({ file, checksum }) => [file, checksum]));
  const changed = listedChecksums(ROOT).filter(({ file, checksum }) => now.get(file) !== checksum);
  expect(changed.map(({ file }) => file)).toEqual([]);
});

test('every migration is listed with its checksum; else: npm run gen', () => {
  const listed = new Set(listedChecksums(ROOT).map(({ file }) => file));
  const missing = migrationChecksums(ROOT).filter(({ file }) => !listed.has(file));
  expect(missing.map(({ file }) => file)).toEqual([]);
});

test('no two migrations of a database have the same number', () => {
  const numbers = migrationChecksums(ROOT).map(({ file }) => file.replace(/(\d{4})-.*$/, '$1'));
  expect(numbers).toEqual([...new Set(numbers)]);
});

test('the present release has a fixture, or says why not in tools/upgrade/releases.data.ts', () => {
  const { version } = Package.parse(
    JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')),
  );
  expect(RELEASES.map((release) => release.version)).toContain(version);
  expect(RELEASES.filter(({ fixture, why }) => fixture === null && !why?.trim())).toEqual([]);
});

test('every fixture belongs to a release, and every release’s fixture is there', async () => {
  const named = RELEASES.flatMap(({ fixture }) => fixture ?? []);
  expect(named.toSorted()).toEqual(await fixtureNames());
});
