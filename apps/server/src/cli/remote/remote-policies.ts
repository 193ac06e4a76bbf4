import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CliError } from '../cli-error.ts';
import type { RemoteCommand } from './remote-commands.ts';

/** A file has faults; nothing was changed. */
const REFUSED = 3;

/** Writes the policies and lists of the installation to a file, or prints them. */
export const exportPolicies: RemoteCommand = async ({ client, argument, print }) => {
  const yaml = await (await client.getPoliciesExport()).text();
  if (argument === undefined) print(yaml);
  else await writeFile(argument, yaml);
  return 0;
};

/**
 * Imports a file, or every YAML file of a folder, as drafts. All files are checked before the first is imported.
 *
 * @returns 3 where a file has faults
 */
export const importPolicies: RemoteCommand = async ({ client, argument, isDryRun, print }) => {
  if (!argument) throw new CliError('Specify a YAML file, or a folder of them.');
  const files = await Promise.all(
    (await yamlFiles(argument)).map(async (file) => ({ file, yaml: await readFile(file, 'utf8') })),
  );
  let hasFaults = false;
  for (const { file, yaml } of files) {
    const checked = await client.postPoliciesImport({ body: { yaml, dryRun: true } });
    const { fault, items } = checked;
    if (fault) print(`${file}:${fault.line}:${fault.column}: ${fault.message}\n`);
    for (const { outcome, kind, key, name, changes, faults } of items) {
      print(`${outcome.padEnd(9)}  ${kind} ${key}  ${name}\n`);
      for (const change of changes) print(`  ~ ${JSON.stringify(change)}\n`);
      for (const one of faults) print(`  ! ${JSON.stringify(one)}\n`);
    }
    hasFaults ||= fault !== null || items.some(({ outcome }) => outcome === 'faulty');
  }
  if (hasFaults) return REFUSED;
  if (isDryRun) return 0;
  for (const { yaml } of files) await client.postPoliciesImport({ body: { yaml, dryRun: false } });
  print('Imported as drafts. Modes change in the console, with their approvals.\n');
  return 0;
};

async function yamlFiles(place: string): Promise<string[]> {
  if (!(await stat(place)).isDirectory()) return [place];
  const entries = await readdir(place, { recursive: true });
  const found = entries.filter((entry) => /\.ya?ml$/.test(entry)).toSorted();
  if (found.length === 0) throw new CliError(`No YAML file in ${place}`);
  return found.map((entry) => path.join(place, entry));
}
