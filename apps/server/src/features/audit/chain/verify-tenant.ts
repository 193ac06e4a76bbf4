import type { Database } from '@waybill/store';
import type { KeyFor } from '../../../platform/secret-box.ts';
import { ownKeyIds } from '../keys/audit-keys.ts';
import { readItems } from './read-items.ts';
import type { AuditVerdict, ExportedAuditHead } from '@waybill/contract';
import { verifyItems } from './verify-items.ts';

/**
 * Verifies what is stored, out of one snapshot. Trusted is the key whose private half the master key opens, with
 * those that it vouches for: who writes to the database cannot bring another one.
 */
export function verifyTenant(
  { database, keyFor, now }: { database: Database; keyFor: KeyFor; now: () => number },
  tenantId: number,
  knownHead?: ExportedAuditHead,
): Promise<AuditVerdict> {
  return database.snapshot(tenantId, async (tx) =>
    verifyItems(readItems(tx, tenantId, now()), {
      trusted: await ownKeyIds(tx, keyFor),
      knownHead,
    }),
  );
}
