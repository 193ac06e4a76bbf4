import { randomUUID } from 'node:crypto';
import { WITHHELD_FROM_ADMIN, type AdminReview } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../../http/feature.ts';
import { requireSelf } from '../../../http/session/require-self.ts';
import { AppError } from '../../../platform/app-error.ts';
import { changeAccess } from './follow-access-changes.ts';
import { isOwnerNow, type Asking } from './grant-changes.ts';

/** The Admins of before, while an Owner has to confirm who keeps contents and exports. */
export async function adminReview(services: Services, tenantId: number): Promise<AdminReview> {
  const openedAt = await services.database.snapshot(tenantId, (tx) => openedReview(tx));
  const permissions = [...WITHHELD_FROM_ADMIN];
  if (openedAt === null) return { openedAt: null, permissions, admins: [] };
  const rights = await services.memberRights.now(tenantId);
  const admins = [...rights.values()]
    .filter(({ roles }) => roles.includes('Admin') && !roles.includes('Owner'))
    .map(({ userId, name, email }) => ({ userId, name, email }));
  return { openedAt: openedAt.toISOString(), permissions, admins };
}

/**
 * Ends the review: these Admins keep contents and exports as a grant of the caller, the others lose them. Throws
 * `grant.owner_needed`, `admins.confirmed` and `resource.not_found` for who is no Admin.
 */
export async function confirmAdminReview(
  services: Services,
  { caller, audit }: Asking,
  keep: readonly string[],
): Promise<AdminReview> {
  const { tenantId, userId } = caller;
  requireSelf(caller);
  if (!(await isOwnerNow(services, caller))) throw new AppError('grant.owner_needed');
  const { admins } = await adminReview(services, tenantId);
  const kept = [...new Set(keep)];
  const at = new Date(services.now());
  await changeAccess(services, tenantId, async (tx) => {
    const rows = await tx.named(
      'admin_review_confirm',
      `UPDATE admin_review SET confirmed_at = $1, confirmed_by = $2
       WHERE confirmed_at IS NULL RETURNING opened_at`,
      [at, userId],
    );
    if (rows.length === 0) throw new AppError('admins.confirmed');
    if (kept.some((id) => !admins.some((admin) => admin.userId === id))) {
      throw new AppError('resource.not_found');
    }
    audit.note({ detail: `Kept by ${kept.length} of ${admins.length} Admins` });
    await tx.named(
      'admin_review_keep',
      `INSERT INTO access_grant (tenant_id, grant_id, user_id, permissions, reason, state, requested_at,
         requested_by, decided_at, decided_by)
       SELECT $1, k.grant_id, k.user_id, $2, 'Confirmed after the upgrade', 'active', $3, $4, $3, $4
       FROM unnest($5::uuid[], $6::text[]) AS k (grant_id, user_id)`,
      [tenantId, [...WITHHELD_FROM_ADMIN], at, userId, kept.map(() => randomUUID()), kept],
    );
  });
  return { openedAt: null, permissions: [...WITHHELD_FROM_ADMIN], admins: [] };
}

async function openedReview(tx: Transaction): Promise<Date | null> {
  const [row] = await tx.named<{ opened_at: Date }>(
    'admin_review_open',
    'SELECT opened_at FROM admin_review WHERE confirmed_at IS NULL',
  );
  return row?.opened_at ?? null;
}
