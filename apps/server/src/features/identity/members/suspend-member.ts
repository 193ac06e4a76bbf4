import type { Services } from '../../../http/feature.ts';
import { decideMember, type Asking } from './held-member.ts';

/**
 * Keeps another member out of this organization from the commit on; at the provider and in other organizations the
 * account stays as it is. Throws what `decideMember` throws, and `member.last_owner`.
 */
export async function suspendMember(
  services: Services,
  { caller, audit }: Asking,
  { memberId, reason }: { memberId: string; reason: string },
): Promise<void> {
  await decideMember(services, { caller }, memberId, async (tx, member) => {
    member.requireOtherOwner();
    audit.note({ detail: reason });
    await tx.named(
      'member_suspend',
      `INSERT INTO member_access (tenant_id, user_id, suspended_at, suspended_by, suspend_reason)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (tenant_id, user_id) DO UPDATE SET suspended_at = excluded.suspended_at,
         suspended_by = excluded.suspended_by, suspend_reason = excluded.suspend_reason`,
      [caller.tenantId, memberId, new Date(services.now()), caller.userId, reason],
    );
  });
}

/** Lets a suspended member back in, with the roles from before. Throws what `decideMember` throws. */
export async function reactivateMember(
  services: Services,
  { caller }: Pick<Asking, 'caller'>,
  memberId: string,
): Promise<void> {
  await decideMember(services, { caller }, memberId, async (tx) => {
    await tx.named(
      'member_reactivate',
      `UPDATE member_access SET suspended_at = NULL, suspended_by = NULL, suspend_reason = NULL
       WHERE user_id = $1`,
      [memberId],
    );
  });
}
