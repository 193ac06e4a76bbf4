import type { Transaction } from '@waybill/store';

/** An entry of a tenant's audit log. What is left out is null. */
export interface AuditEntry {
  tenantId: number;
  /** `resource.done`. */
  action: string;
  /** Default: the database's clock. */
  at?: Date;
  /** The console user; no one where the product did it. */
  actorId?: string | null;
  /** Who acted as that user. */
  impersonatorId?: string | null;
  /** Ids that the action is about, joined by `/`. */
  target?: string | null;
  /** Empty if no request was made. */
  requestId?: string;
  ip?: string | null;
  /** The reason that a person gave, or what the product found. Ids of people, not their names. */
  detail?: string | null;
  /** Of an event that may be reported again: it has one entry however often it comes. */
  eventKey?: string | null;
}

/**
 * Writes an entry with what the transaction changed, before and after. The one way to write one. Call
 * it last: later changes of the transaction are not in it.
 *
 * @param onlyIfChanged writes nothing in a transaction that has written nothing.
 * @returns false if no entry was written.
 */
export async function insertAuditEntry(
  tx: Transaction,
  entry: AuditEntry,
  { onlyIfChanged = false } = {},
): Promise<boolean> {
  const rows = await tx.named(
    'audit_insert',
    `INSERT INTO audit_entry
       (tenant_id, at, actor_id, impersonator_id, action, target, request_id, ip, detail, event_key, changes)
     SELECT $1, coalesce($2, now()), $3, $4, $5, $6, $7, $8, $9, $10, audited_changes()
     WHERE NOT $11 OR pg_current_xact_id_if_assigned() IS NOT NULL
     ON CONFLICT (tenant_id, event_key) WHERE event_key IS NOT NULL DO NOTHING
     RETURNING seq`,
    [
      entry.tenantId,
      entry.at ?? null,
      entry.actorId ?? null,
      entry.impersonatorId ?? null,
      entry.action,
      entry.target ?? null,
      entry.requestId ?? '',
      entry.ip ?? null,
      entry.detail ?? null,
      entry.eventKey ?? null,
      onlyIfChanged,
    ],
  );
  return rows.length > 0;
}
