import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { billOfMaterials } from './bill-of-materials.ts';
import { licenceReport } from './licence-report.ts';
import { LOCK_FILES, lockedPackages } from './locked-packages.ts';

// Relative to the root.
const SBOM_FILE = 'test-results/sbom.cdx.json';
const LICENCES_FILE = 'test-results/licences.md';

/** Writes the bill of materials and the licence report of this checkout; returns the files. */
export async function writeSbom(root: string): Promise<string[]> {
  const [packages = [], runtime = []] = LOCK_FILES.map((file) => lockedPackages(root, file));
  const bill = await billOfMaterials(root, runtime);
  await mkdir(path.join(root, path.dirname(SBOM_FILE)), { recursive: true });
  await writeFile(path.join(root, SBOM_FILE), `${JSON.stringify(bill, null, 2)}\n`);
  await writeFile(path.join(root, LICENCES_FILE), licenceReport([...packages, ...runtime]));
  return [SBOM_FILE, LICENCES_FILE];
}
