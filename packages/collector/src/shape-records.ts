import type { VendorRecord } from '@waybill/connectors';
import type { HttpStream } from '@waybill/connectors/kit/declaration/declaration';
import { isRecord } from '@waybill/connectors/kit/field';
import { CollectFailure } from './collect-failure.ts';
import { fillTemplate, type Scope } from './fill-template.ts';
import { valueAt, withValueAt } from './path-value.ts';
import { readable, Unreadable } from './unreadable.ts';

type Records = HttpStream['records'];

/** One element of a list as the records it represents: its inner list split, the declared members added. */
export function shapeElement(element: unknown, records: Records, scope: Scope): unknown[] {
  if (!isRecord(element) || element instanceof Unreadable) return [element];
  return split(element, records.split).map((record) => added(record, records, scope));
}

function split(record: VendorRecord, path: string | undefined): VendorRecord[] {
  const inner = path === undefined ? undefined : valueAt(record, path);
  if (path === undefined || !Array.isArray(inner)) return [record];
  return inner.map((one: unknown) => withValueAt(record, path, one));
}

function added(record: VendorRecord, { add }: Records, scope: Scope): VendorRecord {
  if (!add) return record;
  const members = Object.entries(add).map(([name, template]) => [
    name,
    fillTemplate(template, scope),
  ]);
  return { ...record, ...Object.fromEntries(members) };
}

/** Consecutive runs failed by one item alone before it is set aside: about half an hour. */
export const PATIENT_RUNS = 5;

/**
 * The records of a page, and invalid ones. Ends the run with `schema_changed` if nothing on this or
 * earlier pages is as declared: then the interface changed, not a record. A single record is ambiguous,
 * so it is set aside, or left to the mapping, after several runs.
 */
export function checkedRecords(
  found: readonly unknown[],
  expects: readonly string[],
  known: { hasSound: boolean; failures: number } = { hasSound: false, failures: 0 },
): ReturnType<typeof readable> {
  const apart = readable(found);
  const isGivenUp = found.length === 1 && known.failures >= PATIENT_RUNS;
  if (found.length === 0 || known.hasSound || isGivenUp) return apart;
  const { records } = apart;
  if (records.length === 0) {
    throw new CollectFailure('schema_changed', 'The records of the answer are no objects.');
  }
  const missing = expects.find((path) =>
    records.every((record) => valueAt(record, path) === undefined),
  );
  if (missing !== undefined) {
    throw new CollectFailure('schema_changed', `No record has "${missing}".`);
  }
  return apart;
}
