import { hash } from 'node:crypto';
import type { Place } from '@waybill/contract';

/** Divides the parts of an id: it is in no name of a place. */
const DIVIDER = '\u001F';

/**
 * Id of a place, the same in every tenant: the md5 of kind, name, host, container and account, absent
 * ones empty, as a UUID. `placeIdSql` computes the same in the database.
 */
export function placeId({ kind, name, host, container, account }: Place): string {
  return idOf([kind, name, host ?? '', container ?? '', account ?? '']);
}

/** Id of all places of one kind and name, shown as one unless they are distinguished. */
export function groupId(kind: string, name: string): string {
  return idOf([kind, name]);
}

/**
 * The id of a side of an event as an SQL expression over its columns; null if the event has no such
 * side.
 */
export function placeIdSql(side: 'origin' | 'destination', alias = 'a'): string {
  const column = `${alias}.${side}_`;
  const parts = ['host', 'container', 'account'].map((part) => `coalesce(${column}${part}, '')`);
  const text = [`${column}kind`, `${column}name`, ...parts].join(` || E'\\x1f' || `);
  return `md5(${text})::uuid`;
}

/** The id of the group that a side of an event belongs to; null if the event has no such side. */
export function groupIdSql(side: 'origin' | 'destination', alias = 'a'): string {
  return `md5(${alias}.${side}_kind || E'\\x1f' || ${alias}.${side}_name)::uuid`;
}

/** Events repeat a few places. */
const IDS = new Map<string, string>();
const MOST_IDS = 16_384;

function idOf(parts: readonly string[]): string {
  const text = parts.join(DIVIDER);
  const known = IDS.get(text);
  if (known !== undefined) return known;
  const digest = hash('md5', text, 'hex');
  const id = digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  if (IDS.size < MOST_IDS) IDS.set(text, id);
  return id;
}
