import type { VendorRecord } from '@waybill/connectors';
import type { HttpStream } from '@waybill/connectors/kit/declaration/declaration';
import { isRecord } from '@waybill/connectors/kit/field';
import { CollectFailure } from './collect-failure.ts';
import { fillTemplate, type Scope } from './fill-template.ts';
import { valueAt, withValueAt } from './path-value.ts';

type Records = HttpStream['records'];

/** One element of a list as the records it stands for: its inner list split, the declared members added. */
export function shapeElement(element: unknown, records: Records, scope: Scope): unknown[] {
  if (!isRecord(element)) return [element];
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

/**
 * The records of a page, which have to be objects. Ends the run with `schema_changed` when none of a
 * page's records has a path that every record has.
 */
export function checkedRecords(
  found: readonly unknown[],
  expects: readonly string[],
): VendorRecord[] {
  const records = found.filter(isRecord);
  if (found.length > 0 && records.length === 0) {
    throw new CollectFailure('schema_changed', 'The records of the answer are no objects.');
  }
  const missing = expects.find((path) =>
    records.every((record) => valueAt(record, path) === undefined),
  );
  if (records.length > 0 && missing !== undefined) {
    throw new CollectFailure('schema_changed', `No record has "${missing}".`);
  }
  return records;
}
