import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { writeIfChanged } from './write-if-changed.ts';

const SOURCE = 'packages/connectors/src';
const REGISTRY = `${SOURCE}/connectors.gen.ts`;

/**
 * Writes `packages/connectors/src/connectors.gen.ts`: the list of every connector, one per folder that
 * has a `connector.ts`. Adding a folder is all it takes to add a connector.
 *
 * @param root folder of the workspace
 * @returns the file, relative to the root, when its list has changed; otherwise nothing
 */
export async function generateConnectorRegistry(root: string): Promise<string[]> {
  const folders = await connectorFolders(path.join(root, SOURCE));
  return writeIfChanged(root, { file: REGISTRY, text: registryText(folders) }) ? [REGISTRY] : [];
}

/** Names of the folders that hold a connector, sorted. */
async function connectorFolders(source: string): Promise<string[]> {
  const entries = await readdir(source, { recursive: true });
  return entries
    .map((entry) => entry.split(path.sep))
    .flatMap(([folder, file, ...deeper]) =>
      folder !== undefined && file === 'connector.ts' && deeper.length === 0 ? [folder] : [],
    )
    .toSorted();
}

/** `aws-s3` as an identifier: `awsS3`. */
function identifier(folder: string): string {
  return folder.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function registryText(folders: string[]): string {
  const imports = folders.map(
    (folder) => `import { connector as ${identifier(folder)} } from './${folder}/connector.ts';\n`,
  );
  const entries = folders.map((folder) => `  ${identifier(folder)},\n`);
  return [
    '// Written by `npm run gen` from the folders that have a connector.ts. Do not edit.\n',
    ...imports,
    "import type { Connector } from './kit/define-connector.ts';\n",
    '\nexport const CONNECTORS: readonly Connector[] = [\n',
    ...entries,
    '];\n',
  ].join('');
}
