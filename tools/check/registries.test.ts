import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONNECTORS } from '@waybill/connectors';
import { expect, test } from 'vitest';
import { REGISTRIES } from '../gen/registries.ts';
import { registryFile, registryModules } from '../gen/registry.ts';
import { ROOT } from '../repository/root.ts';

const folders = (folder: string): string[] => {
  const full = path.join(ROOT, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
};

test('a connector is named after its folder, and every folder but the kit holds one', () => {
  const expected = folders('packages/connectors/src').filter((name) => name !== 'kit');
  expect(CONNECTORS.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
});

test.each(REGISTRIES)('$file lists every module that exports its kind', (registry) => {
  const written = readFileSync(path.join(ROOT, registry.file), 'utf8');
  expect(written).toBe(registryFile(ROOT, registry)?.text);
  const extensions = registryModules(ROOT, registry);
  expect(extensions.filter((file) => !written.includes(`'./${file}'`))).toEqual([]);
});

test('every folder with routes of the server is a feature', () => {
  const root = path.join(ROOT, 'apps/server/src/features');
  const withRoutes = new Set(globSync('**/*-routes.ts', { cwd: root }).map(path.dirname));
  expect(withRoutes.size).toBeGreaterThan(20);
  const without = [...withRoutes].filter(
    (folder) => !existsSync(path.join(root, folder, 'feature.ts')),
  );
  expect(without).toEqual([]);
});

test.each([
  ['apps/console/src/screens', 'screen.ts'],
  ['apps/console/src/widgets', 'widget.ts'],
  ['apps/console/src/screens/settings/tabs', 'tab.ts'],
  ['apps/console/src/screens/console-access/tabs', 'tab.ts'],
])('every folder of %s has its %s', (folder, manifest) => {
  const without = folders(folder).filter(
    (name) => !existsSync(path.join(ROOT, folder, name, manifest)),
  );
  expect(without).toEqual([]);
});
