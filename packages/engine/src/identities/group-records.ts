import type { KeyReason, RecordKey } from './record-keys.ts';

/** A source's record of a person or device, limited to identifying facts. */
export interface LinkableRecord {
  recordId: string;
  name: string | null;
  /** Serial number of a device, folded; two different ones are two devices. */
  serial: string | null;
  keys: readonly RecordKey[];
  /** Someone separated it from another identity: only manual joins can link it. */
  isSeparated: boolean;
}

/** Why a record is taken for the same as another. */
export interface LinkReason {
  reason: KeyReason;
  value: string;
  withRecordId: string;
}

export interface RecordGroup {
  /** In the order given. */
  recordIds: string[];
  /** For each record but the first of a link: what it shares, and with which record. */
  reasons: Map<string, LinkReason[]>;
}

/**
 * Groups records of the same person or device. Records link if they share a key and nothing contradicts
 * it: an employee number links only similar names (numbers start at 1 in every company), a host name
 * only devices whose serial numbers do not differ. The result depends only on the records and their
 * order.
 */
export function groupRecords(records: readonly LinkableRecord[]): RecordGroup[] {
  const parent = new Map(records.map(({ recordId }) => [recordId, recordId]));
  const reasons = new Map<string, LinkReason[]>();
  const holders = new Map<string, LinkableRecord[]>();
  for (const record of records) {
    for (const key of linkingKeys(record)) {
      const index = `${key.reason} ${key.value}`;
      const known = holders.get(index) ?? [];
      const other = known.find((candidate) => mayLink(key.reason, candidate, record));
      if (other) {
        const link = { ...key, withRecordId: other.recordId };
        reasons.set(record.recordId, [...(reasons.get(record.recordId) ?? []), link]);
        parent.set(rootOf(parent, record.recordId), rootOf(parent, other.recordId));
      }
      holders.set(index, [...known, record]);
    }
  }
  const groups = new Map<string, RecordGroup>();
  for (const { recordId } of records) {
    const root = rootOf(parent, recordId);
    const group: RecordGroup = groups.get(root) ?? { recordIds: [], reasons: new Map() };
    group.recordIds.push(recordId);
    group.reasons.set(recordId, reasons.get(recordId) ?? []);
    groups.set(root, group);
  }
  return [...groups.values()];
}

function linkingKeys({ keys, isSeparated }: LinkableRecord): readonly RecordKey[] {
  return isSeparated ? keys.filter(({ reason }) => reason === 'manual') : keys;
}

function mayLink(reason: KeyReason, one: LinkableRecord, other: LinkableRecord): boolean {
  if (reason === 'employee_id') return areNamesAlike(one.name, other.name);
  if (reason === 'hostname') {
    return one.serial === null || other.serial === null || one.serial === other.serial;
  }
  return true;
}

/** Whether two names share a word; a missing name contradicts nothing. */
function areNamesAlike(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return true;
  const words = new Set(wordsOf(one));
  return wordsOf(other).some((word) => words.has(word));
}

function wordsOf(name: string): string[] {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);
}

function rootOf(parent: Map<string, string>, recordId: string): string {
  let current = recordId;
  for (;;) {
    const next = parent.get(current) ?? current;
    if (next === current) break;
    parent.set(current, parent.get(next) ?? next);
    current = next;
  }
  return current;
}
