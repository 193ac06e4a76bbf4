import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { generateConnectorRegistry } from './connectors-registry.ts';

test('lists each folder with a connector.ts, sorted, and nothing deeper', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'registry-'));
  const source = path.join(root, 'packages/connectors/src');
  for (const folder of ['slack', 'aws-s3', 'kit', 'slack/deeper']) {
    await mkdir(path.join(source, folder), { recursive: true });
  }
  for (const file of ['slack/connector.ts', 'aws-s3/connector.ts', 'slack/deeper/connector.ts']) {
    await writeFile(path.join(source, file), '');
  }
  await generateConnectorRegistry(root);
  const written = await readFile(path.join(source, 'connectors.gen.ts'), 'utf8');
  await rm(root, { recursive: true });
  expect(written)
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
