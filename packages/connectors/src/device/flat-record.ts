import type { VendorRecord } from '../kit/define-connector.ts';
import { isRecord } from '../kit/field.ts';
import { text } from '../kit/text.ts';

const PREFIX = 'AdvancedHunting-';

/**
 * The record with its facts at the top level: a row of advanced hunting without its envelope, with
 * parsed structured columns, or an event with underscores instead of dots in its names.
 */
export function flatRecord(record: VendorRecord): VendorRecord {
  const category = text(record['category']) ?? '';
  if (category.startsWith(PREFIX) && isRecord(record['properties'])) {
    return huntingRow(record['properties'], category.slice(PREFIX.length).trim(), record);
  }
  const table = text(record['TableName']) ?? text(record['$table']);
  if (table !== null) return huntingRow(record, table, record);
  const isDotted = 'meta.event.name' in record || 'endpoint.name' in record;
  if (!isDotted) return record;
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name.replaceAll('.', '_'), value]),
  );
}

function huntingRow(row: VendorRecord, table: string, envelope: VendorRecord): VendorRecord {
  return {
    ...row,
    // Instead of a table's name an empty one would fall through to other kinds of records.
    TableName: table || 'AdvancedHunting',
    EnvelopeTime: envelope['time'],
    EnvelopeTenant: envelope['tenantId'],
    AdditionalFields: parsed(row['AdditionalFields']),
    LoggedOnUsers: parsed(row['LoggedOnUsers']),
  };
}

/** Columns of the type dynamic are JSON in a text. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}
