import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONNECTORS } from './connectors.gen.ts';
import type { ConnectorCase } from './kit/connector-case.ts';
import { testConnector } from './kit/testing/connector-suite.ts';

const LEAST_OPERATIONS_IN_ALL = 400;
/** Required topics of every connector's page. */
const TOPICS = ['credential', 'scope', 'plan', 'latency', 'gives'];

const tables = await Promise.all(
  CONNECTORS.map(async (connector) => {
    const folder = path.join(import.meta.dirname, connector.id);
    return { connector, folder, cases: await casesOf(folder) };
  }),
);

/** A connector without a table has no cases, which the test of its documented operations reports. */
async function casesOf(folder: string): Promise<readonly ConnectorCase[]> {
  const file = path.join(folder, 'cases.data.ts');
  if (!existsSync(file)) return [];
  const module: { cases: readonly ConnectorCase[] } = await import(file);
  return module.cases;
}

describe.each(tables.map((table) => [table.connector.id, table] as const))('%s', (id, table) => {
  const { connector, folder, cases } = table;

  testConnector(connector, cases);

  test('has a guide that covers what an administrator asks', () => {
    expect(path.basename(folder)).toBe(id);
    const page = readFileSync(path.join(folder, 'README.md'), 'utf8').toLowerCase();
    expect(TOPICS.filter((topic) => !page.includes(topic))).toEqual([]);
  });
});

test('the connectors together cover the documented operations', () => {
  const operations = tables.flatMap(({ connector, cases }) =>
    cases.map(({ operation }) => `${connector.id} ${operation}`),
  );
  expect(new Set(operations).size).toBeGreaterThanOrEqual(LEAST_OPERATIONS_IN_ALL);
});

test('each source is read by one connector', () => {
  const sources = CONNECTORS.flatMap((connector) => connector.sources);
  expect(new Set(sources).size).toBe(sources.length);
});
