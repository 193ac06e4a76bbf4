import type { VendorRecord } from '../kit/define-connector.ts';
import { isRecord, textAt } from '../kit/field.ts';

/** Names of the entry as the interface writes them; exports to tables write them in lower case. */
const MEMBERS = ['insertId', 'logName', 'protoPayload', 'receiveTimestamp'];

/**
 * A log entry in the names of the Logging interface: as it is, with names in lower case, or inside a
 * message that Pub/Sub pushes (`message.data`, Base64). Never throws.
 */
export function logEntry(record: VendorRecord): VendorRecord {
  const pushed = textAt(record, 'message.data');
  const entry = (pushed === null ? null : parsed(pushed)) ?? record;
  const renamed = MEMBERS.filter((name) => !(name in entry) && name.toLowerCase() in entry).map(
    (name): [string, unknown] => [name, entry[name.toLowerCase()]],
  );
  return renamed.length === 0 ? entry : { ...entry, ...Object.fromEntries(renamed) };
}

function parsed(data: string): VendorRecord | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(data, 'base64').toString('utf8'));
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
