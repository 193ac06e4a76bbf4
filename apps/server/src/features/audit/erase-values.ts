import { ERASABLE_FIELDS, type ErasableField } from '@waybill/contract';
import type { Database } from '@waybill/store';
import { insertAuditEntry } from '../../platform/audit-entry.ts';
import { ERASED_ACTION } from './chain/check-values.ts';

/** The fields of those names; null where there are none, or one cannot be erased. */
export function erasableFields(names: readonly string[]): ErasableField[] | null {
  const fields = ERASABLE_FIELDS.filter((field) => names.includes(field));
  return fields.length > 0 && fields.length === new Set(names).size ? fields : null;
}

/**
 * Erases values of the sealed entries of a member. Their digests stay, so hashes and signatures stay valid; the
 * entry that records it is committed with it.
 *
 * @returns how many entries had such a value.
 */
export function eraseValues(
  database: Database,
  tenantId: number,
  { member, fields, reason }: { member: string; fields: readonly ErasableField[]; reason: string },
): Promise<number> {
  return database.tenant(tenantId, async (tx) => {
    const [row] = await tx.query<{ count: string }>('SELECT erase_audit_values($1, $2) AS count', [
      member,
      [...fields],
    ]);
    await insertAuditEntry(tx, {
      tenantId,
      action: ERASED_ACTION,
      target: `${member}/${fields.join(',')}`,
      detail: reason,
    });
    return Number(row?.count ?? 0);
  });
}
