import { ERASABLE_FIELDS, type AuditEntryValue } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { decodeCursor, encodeCursor } from '../../../http/keyset-cursor.ts';
import type { TenantRights } from '../../identity/member-rights.ts';
import { ENTRY_COLUMNS, type EntryRow } from '../chain/entry-rows.ts';
import { auditFilterSql, auditFilterValues, type AuditFilter } from './audit-filter.ts';

interface PageRequest {
  filter: AuditFilter;
  limit: number;
  cursor: string | null;
}

/** A page of entries, newest first. Throws `request.invalid` for a cursor that is none. */
export async function auditPage(
  tx: Transaction,
  { filter, limit, cursor }: PageRequest,
): Promise<{ rows: EntryRow[]; nextCursor: string | null }> {
  const after =
    cursor === null ? ['infinity', 0] : decodeCursor(cursor, ['timestamptz', 'bigint'] as const);
  const rows = await tx.named<EntryRow>(
    'audit_page',
    `SELECT ${ENTRY_COLUMNS} FROM audit_entry
     WHERE tenant_id = app_tenant_id() AND (at, seq) < ($1::timestamptz, $2::bigint) AND ${auditFilterSql(3)}
     ORDER BY audit_entry.at DESC, seq DESC LIMIT $8`,
    [...after, ...auditFilterValues(filter), limit + 1],
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = rows.length > limit && last ? encodeCursor([last.at, last.seq]) : null;
  return { rows: page, nextCursor };
}

/** Ids of everyone who acted. */
export async function auditPeople(tx: Transaction): Promise<string[]> {
  const rows = await tx.named<{ id: string }>(
    'audit_people',
    `SELECT DISTINCT id FROM audit_entry, unnest(ARRAY[actor_id, impersonator_id]) AS id WHERE id IS NOT NULL`,
  );
  return rows.map(({ id }) => id);
}

/** A person as the members know them now: entries hold ids only. */
export function personOf(
  userId: string,
  members: TenantRights | null,
): { userId: string; name: string | null } {
  return { userId, name: members?.get(userId)?.name ?? null };
}

/** An entry as the wire has it. */
export function entryOf(row: EntryRow, members: TenantRights | null): AuditEntryValue {
  const who = row.impersonator_id ?? row.actor_id;
  const isFor = row.impersonator_id === null ? null : row.actor_id;
  return {
    seq: row.seq,
    number: row.number === null ? null : Number(row.number),
    at: row.at,
    actor: who === null ? null : personOf(who, members),
    onBehalfOf: isFor === null ? null : personOf(isFor, members),
    action: row.action,
    target: row.target,
    changes: changesOf(row.changes),
    reason: row.detail,
    requestId: row.request_id,
    ip: row.ip,
    erased: ERASABLE_FIELDS.filter(
      (field) => row[field] === null && row.digests?.[field] !== undefined,
    ),
  };
}

function changesOf(changes: string | null): AuditEntryValue['changes'] {
  // Written by the triggers of the audited tables alone.
  const parsed: AuditEntryValue['changes'] = changes === null ? [] : JSON.parse(changes);
  return parsed.map(({ table, key, before, after }) => ({
    table,
    key: key ?? null,
    before: before ?? null,
    after: after ?? null,
  }));
}
