import { ownValue } from '@waybill/contract';
import { csvLine } from '@waybill/formats/csv/csv-rows';
import type { VendorRecord } from '../kit/define-connector.ts';
import { cefLabels, cefMessage, type CefMessage } from '../kit/syslog/cef.ts';
import { leefMessage, type LeefMessage } from '../kit/syslog/leef.ts';
import { CEF_NAMES, LABELLED_NAMES, LEEF_NAMES } from './field-names.data.ts';
import { PAN_OS_COLUMNS } from './pan-os-columns.data.ts';

/** Where a CSV entry begins: a column without use, the date of receipt, the serial number, the type. */
const CSV_START =
  /(?:^|[\s:])(\d{0,2},\d{1,4}\/\d{1,2}\/\d{2,4} \d{1,2}:\d\d(?::\d\d)?,[^,]{0,64},[A-Z][A-Z-]{1,24},)/;
/** The precise moment, the only field with milliseconds and a zone. */
const PRECISE = /,(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(?:Z|[+-]\d\d:\d\d))(?=,|$)/;
const OWN_PREFIX = 'PanOS';

/**
 * A log line of Prisma Access or a firewall (CEF, LEEF or PAN-OS CSV, after any relay header) as a
 * record with the logging service's JSON names; null for others.
 */
export function logRecord(line: string): VendorRecord | null {
  const cef = cefMessage(line);
  if (cef) return cefRecord(cef);
  const leef = leefMessage(line);
  if (leef) return leefRecord(leef);
  return csvRecord(line);
}

function cefRecord({ eventClass, name, severity, extension }: CefMessage): VendorRecord {
  const own = Object.entries(extension).map(([key, value]): [string, string] => [
    key.startsWith(OWN_PREFIX) ? key.slice(OWN_PREFIX.length) : key,
    value,
  ]);
  const labelled = Object.entries(cefLabels(extension)).map(([label, value]): [string, string] => [
    known(LABELLED_NAMES, label) ?? label,
    value,
  ]);
  // Standard keys last: they are the field itself where both are given.
  const standard = Object.entries(extension).flatMap(([key, value]): [string, string][] => {
    const called = known(CEF_NAMES, key);
    return called === undefined ? [] : [[called, value]];
  });
  return {
    ...Object.fromEntries([...own, ...labelled, ...standard]),
    LogType: eventClass,
    Subtype: name,
    HeaderSeverity: severity,
  };
}

function leefRecord({ attributes, eventId }: LeefMessage): VendorRecord {
  const entries = Object.entries(attributes).map(([key, value]): [string, string] => [
    known(LEEF_NAMES, key) ?? key,
    value,
  ]);
  const record: Record<string, string> = Object.fromEntries(entries);
  const type = record['LogType'] ?? eventId;
  return { ...record, LogType: type.toUpperCase() };
}

function csvRecord(line: string): VendorRecord | null {
  const start = CSV_START.exec(line);
  if (!start) return null;
  const entry = line.slice(start.index + start[0].length - (start[1] ?? '').length);
  const values = csvLine(entry);
  const columns = PAN_OS_COLUMNS.get(values[3] ?? '');
  if (!columns) return null;
  const named = columns.flatMap((name, index): [string, string][] => {
    const value = values[index]?.trim() ?? '';
    return name === '_' || value === '' ? [] : [[name, value]];
  });
  const precise = PRECISE.exec(entry)?.[1];
  return { ...Object.fromEntries(named), ...(precise ? { TimeGenerated: precise } : {}) };
}

function known(names: Readonly<Record<string, string>>, key: string): string | undefined {
  return ownValue(names, key);
}
