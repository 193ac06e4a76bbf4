import { hash } from 'node:crypto';
import type { Place } from '@waybill/contract';

/** Divides the parts of an id: it stands in no name of a place. */
const DIVIDER = '\u001F';

/**
 * Id of a place, the same in every tenant and whoever computes it: the md5 of kind, name, host, container
 * and account, absent ones empty, as a UUID. `placeIdSql` gives the same in the database.
 */
export function placeId({ kind, name, host, container, account }: Place): string {
  return idOf([kind, name, host ?? '', container ?? '', account ?? '']);
}

/** Id of all places of one kind and name, which are shown as one where they are not told apart. */
export function groupId(kind: string, name: string): string {
  return idOf([kind, name]);
}

/**
 * The id of a side of an event as an SQL expression over its columns; null where the event has no such
 * side.
 */
export function placeIdSql(side: 'origin' | 'destination', alias = 'a'): string {
  const column = `${alias}.${side}_`;
  const parts = ['host', 'container', 'account'].map((part) => `coalesce(${column}${part}, '')`);
  const text = [`${column}kind`, `${column}name`, ...parts].join(` || E'\\x1f' || `);
  return `md5(${text})::uuid`;
}

/** The id of the group that a side of an event belongs to; null where the event has no such side. */
export function groupIdSql(side: 'origin' | 'destination', alias = 'a'): string {
  return `md5(${alias}.${side}_kind || E'\\x1f' || ${alias}.${side}_name)::uuid`;
}

function idOf(parts: readonly string[]): string {
  const digest = hash('md5', parts.join(DIVIDER), 'hex');
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    digest.slice(12, 16),
    digest.slice(16, 20),
    digest.slice(20),
  ].join('-');
}
