import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EVENT_ACTIONS, MOVEMENTS, OUTCOMES, type MappedEvent } from '@waybill/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONNECTORS } from './connectors.gen.ts';
import type { ConnectorCase } from './kit/connector-case.ts';
import type { Connector, MapResult } from './kit/define-connector.ts';
import { field } from './kit/field.ts';
import { hostileVariants } from './kit/hostile-variants.ts';

const LEAST_OPERATIONS = 15;
const LEAST_OPERATIONS_IN_ALL = 150;
const MOST_EXTRA_KEYS = 24;

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
  return (
    connector.mapLine?.(record) ?? { kind: 'rejected', field: null, reason: 'no line mapping' }
  );
}

/** What holds for every event of every connector, whatever the record. */
function expectSound(connector: Connector, event: MappedEvent): void {
  expect(connector.sources).toContain(event.source);
  expect([null, ...EVENT_ACTIONS]).toContain(event.action);
  expect(MOVEMENTS).toContain(event.movement);
  expect(OUTCOMES).toContain(event.outcome);
  expect(Number.isSafeInteger(event.occurredAt)).toBe(true);
  expect(Object.keys(event.extra).length).toBeLessThanOrEqual(MOST_EXTRA_KEYS);
  const addresses = [
    event.actor.email,
    event.actor.domain,
    event.mail?.from ?? null,
    ...(event.mail?.to ?? []),
    ...event.recipients.flatMap(({ address, domain }) => [address, domain]),
  ];
  for (const address of addresses) expect(address).toBe(address?.toLowerCase() ?? null);
  const written = JSON.stringify(event);
  expect(written).not.toContain('\\u0000');
  expect(written).not.toContain(':""');
}

function expectSoundResult(connector: Connector, map: () => MapResult): void {
  const result = map();
  expect(map()).toEqual(result);
  if (result.kind !== 'mapped') expect(result.reason).not.toBe('');
  else for (const event of result.events) expectSound(connector, event);
}

for (const { connector, folder, cases } of tables) {
  describe(connector.id, () => {
    test.each(cases.map((row) => [row.operation, row] as const))('maps %s', (_, row) => {
      const result = mapCase(connector, row.record);
      if ('skipped' in row.expect || 'rejected' in row.expect) {
        const reason = result.kind === 'mapped' ? 'mapped' : result.reason;
        expect({ [result.kind]: reason }).toEqual(row.expect);
        return;
      }
      expect(result).toMatchObject({ kind: 'mapped' });
      const events = result.kind === 'mapped' ? result.events : [];
      expect(events).toHaveLength(row.count ?? 1);
      const got = Object.keys(row.expect).map((at) => [at, field(events[0], at)]);
      expect(Object.fromEntries(got)).toEqual(row.expect);
    });

    test('has enough documented operations, a page and a glyph of its own', () => {
      const operations = new Set(cases.map(({ operation }) => operation));
      expect(operations.size).toBeGreaterThanOrEqual(LEAST_OPERATIONS);
      expect(path.basename(folder)).toBe(connector.id);
      const page = readFileSync(path.join(folder, 'README.md'), 'utf8').toLowerCase();
      for (const topic of ['credential', 'scope', 'plan', 'latency', 'gives']) {
        expect(page).toContain(topic);
      }
      expect(existsSync(path.join(folder, 'logo.svg'))).toBe(true);
    });

    test('gives sound and repeatable events for its own records', () => {
      for (const { record } of cases) {
        expectSoundResult(connector, () => mapCase(connector, record));
      }
    });

    test('is total on its records with any part replaced', () => {
      for (const { record } of cases) {
        if (typeof record === 'string') continue;
        for (const variant of hostileVariants(record)) {
          expectSoundResult(connector, () => connector.map(variant));
        }
      }
    });

    test('is total on anything that is a JSON object or a line', () => {
      const object = fc.dictionary(
        fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'id', 'events', 'time')),
        fc.jsonValue({ maxDepth: 4 }),
      );
      fc.assert(
        fc.property(object, (record) => expectSoundResult(connector, () => connector.map(record))),
      );
      const { mapLine } = connector;
      if (!mapLine) return;
      fc.assert(
        fc.property(fc.string({ unit: 'binary' }), (line) =>
          expectSoundResult(connector, () => mapLine(line)),
        ),
      );
    });
  });
}

test('the connectors together cover the documented operations', () => {
  const operations = tables.flatMap(({ connector, cases }) =>
    cases.map(({ operation }) => `${connector.id} ${operation}`),
  );
  expect(new Set(operations).size).toBeGreaterThanOrEqual(LEAST_OPERATIONS_IN_ALL);
});

test('each source is read by one connector', () => {
  const sources = CONNECTORS.flatMap(({ sources: read }) => read);
  expect(new Set(sources).size).toBe(sources.length);
});
