import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONNECTORS } from './connectors.gen.ts';
import type { ConnectorCase } from './kit/connector-case.ts';
import type { Connector, MapResult, VendorRecord } from './kit/define-connector.ts';
import { field } from './kit/field.ts';
import { hostileVariants } from './kit/testing/hostile-variants.ts';
import { mappingFaults } from './kit/testing/mapping-faults.ts';

const LEAST_OPERATIONS = 15;
const LEAST_OPERATIONS_IN_ALL = 150;
/** What every connector's page has to speak of. */
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

function mapCase(connector: Connector, record: ConnectorCase['record']): MapResult {
  if (typeof record !== 'string') return connector.map(record);
  return connector.mapLine?.(record) ?? { kind: 'rejected', field: null, reason: 'reads no lines' };
}

/** The result in the words of the row: the facts that it asks for, and the number of events. */
function observed(result: MapResult, row: ConnectorCase): unknown {
  if (result.kind !== 'mapped') return { [result.kind]: result.reason };
  const facts = Object.keys(row.expect).map((at) => [at, field(result.events[0], at)]);
  return { count: result.events.length, facts: Object.fromEntries(facts) };
}

function wanted(row: ConnectorCase): unknown {
  const isMapped = !('skipped' in row.expect) && !('rejected' in row.expect);
  return isMapped ? { count: row.count ?? 1, facts: row.expect } : row.expect;
}

function faultsOfVariants(connector: Connector, record: VendorRecord): string[] {
  return [...hostileVariants(record)].flatMap((variant) =>
    mappingFaults(connector, () => connector.map(variant)).map(
      (fault) => `${fault}: ${JSON.stringify(variant)}`,
    ),
  );
}

describe.each(tables.map((table) => [table.connector.id, table] as const))('%s', (id, table) => {
  const { connector, folder, cases } = table;

  test.each(cases.map((row) => [row.operation, row] as const))('maps %s', (_, row) => {
    expect(observed(mapCase(connector, row.record), row)).toEqual(wanted(row));
  });

  test('has enough documented operations, a page and a glyph of its own', () => {
    const operations = new Set(cases.map(({ operation }) => operation));
    expect(operations.size).toBeGreaterThanOrEqual(LEAST_OPERATIONS);
    expect(path.basename(folder)).toBe(id);
    const page = readFileSync(path.join(folder, 'README.md'), 'utf8').toLowerCase();
    expect(TOPICS.filter((topic) => !page.includes(topic))).toEqual([]);
    expect(readFileSync(path.join(folder, 'logo.svg'), 'utf8')).toContain('<svg');
  });

  test('gives sound and repeatable events for its own records', () => {
    const faults = cases.flatMap(({ record }) =>
      mappingFaults(connector, () => mapCase(connector, record)),
    );
    expect(faults).toEqual([]);
  });

  test('is total on its records with any part replaced', () => {
    const faults = cases.flatMap(({ record }) =>
      typeof record === 'string' ? [] : faultsOfVariants(connector, record),
    );
    expect(faults.slice(0, 5)).toEqual([]);
  });

  test('is total on anything that is a JSON object or a line', () => {
    const key = fc.constantFrom('__proto__', 'constructor', 'id', 'events', 'time', 'items');
    const object = fc.dictionary(fc.oneof(fc.string(), key), fc.jsonValue({ maxDepth: 4 }));
    fc.assert(
      fc.property(object, (record) => {
        expect(mappingFaults(connector, () => connector.map(record))).toEqual([]);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (line) => {
        expect(mappingFaults(connector, () => mapCase(connector, line))).toEqual([]);
      }),
    );
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
