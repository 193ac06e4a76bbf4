import { connectorForSource } from '@waybill/connectors';
import type { IntegrationName, Leaf } from '@waybill/contract';
import { compileCondition, FIELDS } from '@waybill/engine';
import { expect, test } from 'vitest';
import { FIELD_RECORDS } from '../../../../testing/field-records.data.ts';
import { judgedEvent } from '../../../../testing/judged-event.ts';

/** The first event that a record becomes, as the pipeline would judge it. */
function eventOf(source: IntegrationName, record: Readonly<Record<string, unknown>>) {
  const result = connectorForSource(source)?.map(record);
  const mapped = result?.kind === 'mapped' ? result.events[0] : undefined;
  if (mapped === undefined) throw new Error(`${source} reads no event: ${JSON.stringify(result)}`);
  return judgedEvent(mapped);
}

function leafFor(field: string, is: (typeof FIELD_RECORDS)[number]['is']): Leaf {
  return typeof is === 'object' ? { f: field, op: 'allOf', v: is } : { f: field, op: 'eq', v: is };
}

test.each(FIELD_RECORDS.map((row) => [row.field, row.source, row] as const))(
  '%s is read from a record of %s, and a condition tells it from another',
  (name, source, { record, is, other, isOther }) => {
    const field = FIELDS.find((candidate) => candidate.name === name);
    expect(field).toBeDefined();
    const event = eventOf(source, record);
    const different = eventOf(source, other);
    expect(field?.accessor(event)).toEqual(is);
    expect(field?.accessor(different)).toEqual(isOther);
    const holds = compileCondition(leafFor(name, is)).test;
    expect([holds(event), holds(different)]).toEqual([true, false]);
  },
);
