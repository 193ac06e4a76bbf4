import type { Transaction } from '@waybill/store';

/** An entry of a tenant's audit log. Omitted members are null. */
export interface AuditEntry {
  tenantId: number;
  /** `resource.done`. */
  action: string;
  /** Default: the database's clock. */
  at?: Date;
  /** The console user; no one if the product did it. */
  actorId?: string | null;
  /** The impersonator of that user. */
  impersonatorId?: string | null;
  /** Ids that the action is about, joined by `/`. */
  target?: string | null;
  /** Empty if no request was made. */
  requestId?: string;
  ip?: string | null;
  /** The person's reason, or the product's finding. Ids of people, not their names. */
  detail?: string | null;
  /** Id of an event that may be reported repeatedly: it gets only one entry. */
  eventKey?: string | null;
}

/**
 * Writes an entry with the transaction's changes, before and after. The only way to write one. Call it
 * last: it does not include later changes of the transaction.
 *
 * @param onlyIfChanged writes nothing in a transaction without writes.
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
