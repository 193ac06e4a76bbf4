import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ConnectorCase } from '../connector-case.ts';
import type { Connector, MapResult, VendorRecord } from '../define-connector.ts';
import { field } from '../field.ts';
import { hostileVariants } from './hostile-variants.ts';
import { mappingFaults } from './mapping-faults.ts';

const LEAST_OPERATIONS = 10;

/**
 * Required tests of every connector: its own cases, soundness and totality. Call it inside a `describe`
 * with the connector's name.
 */
export function testConnector(connector: Connector, cases: readonly ConnectorCase[]): void {
  test.each(cases.map((row) => [row.operation, row] as const))('maps %s', (_, row) => {
    expect(observed(mapCase(connector, row.record), row)).toEqual(wanted(row));
  });

  test('has enough documented operations', () => {
    const operations = new Set(cases.map(({ operation }) => operation));
    expect(operations.size).toBeGreaterThanOrEqual(LEAST_OPERATIONS);
  });

  test('gives sound and repeatable events for its own records', () => {
    const faults = cases.flatMap(({ record }) =>
      mappingFaults(connector, () => mapCase(connector, record)),
    );
    expect(faults).toEqual([]);
  });

  test('is total on its records with any part replaced', () => {
    const variantsOf = hostileVariants();
    const faults = cases.flatMap(({ record }) =>
      typeof record === 'string' ? [] : faultsOfVariants(connector, variantsOf(record)),
    );
    expect(faults.slice(0, 5)).toEqual([]);
  });

  test('is total on anything that is a JSON object or a line', () => {
    const expectNoFaults = (record: ConnectorCase['record']) => {
      expect(mappingFaults(connector, () => mapCase(connector, record))).toEqual([]);
    };
    fc.assert(fc.property(anyObject(), expectNoFaults));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), expectNoFaults));
    expect.hasAssertions();
  });
}

function anyObject(): fc.Arbitrary<VendorRecord> {
  const key = fc.constantFrom('__proto__', 'constructor', 'id', 'events', 'time', 'items');
  return fc.dictionary(fc.oneof(fc.string(), key), fc.jsonValue({ maxDepth: 4 }));
}

function mapCase(connector: Connector, record: ConnectorCase['record']): MapResult {
  if (typeof record !== 'string') return connector.map(record);
  return connector.mapLine?.(record) ?? { kind: 'rejected', field: null, reason: 'reads no lines' };
}

/** The result in the words of the row: the facts that it asks for, and the number of events. */
function observed(result: MapResult, row: ConnectorCase): unknown {
  if (result.kind === 'skipped' || result.kind === 'rejected')
    return { [result.kind]: result.reason };
  const list = result.kind === 'mapped' ? result.events : result.entities;
  const facts = Object.keys(row.expect).map((at) => [at, field(list[0], at)]);
  return { count: list.length, facts: Object.fromEntries(facts) };
}

function wanted(row: ConnectorCase): unknown {
  const isMapped = !('skipped' in row.expect) && !('rejected' in row.expect);
  return isMapped ? { count: row.count ?? 1, facts: row.expect } : row.expect;
}

function faultsOfVariants(connector: Connector, variants: Iterable<VendorRecord>): string[] {
  return [...variants].flatMap((variant) =>
    mappingFaults(connector, () => connector.map(variant)).map(
      (fault) => `${fault}: ${JSON.stringify(variant).slice(0, 1000)}`,
    ),
  );
}
