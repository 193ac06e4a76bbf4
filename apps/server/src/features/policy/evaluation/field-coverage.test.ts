import { existsSync } from 'node:fs';
import path from 'node:path';
import { CONNECTORS, type Connector, type VendorRecord } from '@waybill/connectors';
import type { ActivityEvent, MappedEvent } from '@waybill/contract';
import { CONTEXT_FIELDS, FIELDS, NAMED_FIELDS, type FieldValue } from '@waybill/engine';
import { expect, test } from 'vitest';
import { FIELD_RECORDS } from '../../../../testing/field-records.data.ts';
import { FIRST_FIELD_NAMES } from '../../../../testing/first-field-names.data.ts';
import { judgedEvent } from '../../../../testing/judged-event.ts';
import { KNOWN_ROWS } from '../../../../testing/known-records.data.ts';

const FOLDER = path.join(import.meta.dirname, '../../../../../../packages/connectors/src');

/** A row of a connector's table of documented operations. */
interface Case {
  record: VendorRecord | string;
}

async function casesOf({ id }: Connector): Promise<readonly Case[]> {
  const file = path.join(FOLDER, id, 'cases.data.ts');
  if (!existsSync(file)) return [];
  const module: { cases: readonly Case[] } = await import(file);
  return module.cases;
}

function eventsOf(connector: Connector, { record }: Case): MappedEvent[] {
  const result = typeof record === 'string' ? connector.mapLine?.(record) : connector.map(record);
  return result?.kind === 'mapped' ? result.events : [];
}

/** Everything that connectors read from their documented records, evaluated like in the pipeline. */
const events: readonly ActivityEvent[] = (
  await Promise.all(
    CONNECTORS.map(async (connector) => {
      const cases = await casesOf(connector);
      return cases.flatMap((row) => eventsOf(connector, row)).map(judgedEvent);
    }),
  )
).flat();

function holdsSomething(value: FieldValue): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null;
}

test('every field is filled by a record of some connector, or computed from what is known beside it', () => {
  const tested = new Set([...FIELD_RECORDS, ...KNOWN_ROWS].map(({ field }) => field));
  const filled = FIELDS.filter(({ accessor }) =>
    events.some((event) => holdsSomething(accessor(event))),
  );
  const names = new Set([...tested, ...filled.map(({ name }) => name)]);
  expect(NAMED_FIELDS.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
});

test('every field beside the event is asked of records of a tenant', () => {
  const tested = new Set(KNOWN_ROWS.map(({ field }) => field));
  expect(CONTEXT_FIELDS.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([]);
});

test('no name of the first releases went away, and there are at least forty more, each with a record', () => {
  const names = NAMED_FIELDS.map(({ name }) => name);
  expect(FIRST_FIELD_NAMES.filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  const tested = new Set([...FIELD_RECORDS, ...KNOWN_ROWS].map(({ field }) => field));
  const added = names.filter((name) => !FIRST_FIELD_NAMES.includes(name));
  expect(added.length).toBeGreaterThanOrEqual(40);
  expect(added.filter((name) => !tested.has(name))).toEqual([]);
});
