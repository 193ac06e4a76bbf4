import type { ProductAuditAction } from '@waybill/contract';
import { asWork, type Transaction } from '@waybill/store';
import type { Services } from '../../../http/feature.ts';
import { insertAuditEntry } from '../../../platform/audit-entry.ts';

/** The directory, as its token names it. */
export interface DirectoryCaller {
  tenantId: number;
  directoryTokenId: string;
  requestId: string;
  ip: string;
}

/** What the audit entry of a change by the directory says. */
interface DirectoryAct {
  action: ProductAuditAction;
  target: string;
}

/**
 * Runs a change by the directory in a transaction, one change of the tenant's directory at a time, with its audit
 * entry. A transaction that writes nothing leaves no entry.
 */
export async function changeDirectory<T>(
  { database }: Pick<Services, 'database'>,
  caller: DirectoryCaller,
  act: DirectoryAct,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { tenantId, directoryTokenId, requestId, ip } = caller;
  const commitStep = {
    async run(tx: Transaction) {
      const detail = `SCIM token ${directoryTokenId}`;
      const entry = { tenantId, ...act, requestId, ip, detail };
      await insertAuditEntry(tx, entry, { onlyIfChanged: true });
      return () => undefined;
    },
  };
  return asWork({ lane: 'read', commitStep }, () =>
    database.tenant(tenantId, async (tx) => {
      await lockDirectory(tx, tenantId);
      return work(tx);
    }),
  );
}

/** Changes of a tenant's directory and members follow one another, so that two of them cannot remove the last Owners. */
export async function lockDirectory(tx: Transaction, tenantId: number): Promise<void> {
  await tx.named(
    'member_access_lock',
    `SELECT pg_advisory_xact_lock(hashtextextended('member access', $1))`,
    [tenantId],
  );
}
