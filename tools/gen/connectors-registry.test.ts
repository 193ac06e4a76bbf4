import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generateConnectorRegistry } from './connectors-registry.ts';

const REGISTRY = 'packages/connectors/src/connectors.gen.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'registry-'));
});
afterEach(() => rm(root, { recursive: true }));

/** An empty file below the connectors' source folder, with its folders. */
async function add(file: string): Promise<void> {
  const target = path.join(root, 'packages/connectors/src', file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, '');
}

test('lists each folder with a connector.ts, sorted, and nothing deeper', async () => {
  const files = [
    'slack/connector.ts',
    'aws-s3/connector.ts',
    'kit/x.ts',
    'slack/deeper/connector.ts',
  ];
  for (const file of files) await add(file);
  await generateConnectorRegistry(root);
  expect(await readFile(path.join(root, REGISTRY), 'utf8'))
    .toBe(`// Written by \`npm run gen\` from the folders that have a connector.ts. Do not edit.
import { connector as awsS3 } from './aws-s3/connector.ts';
import { connector as slack } from './slack/connector.ts';
import type { Connector } from './kit/define-connector.ts';

export const CONNECTORS: readonly Connector[] = [
  awsS3,
  slack,
];
`);
});

test('writes the list when it has changed and only then', async () => {
  await add('slack/connector.ts');
  expect(await generateConnectorRegistry(root)).toEqual([REGISTRY]);
  expect(await generateConnectorRegistry(root)).toEqual([]);
  await add('okta/connector.ts');
  expect(await generateConnectorRegistry(root)).toEqual([REGISTRY]);
});
