import type { RoleSources } from '@waybill/contract';
import type { Services } from '../../../http/feature.ts';
import type { SessionCaller } from '../../../http/implement.ts';
import { requireSelf } from '../../../http/session/require-self.ts';
import { readAccessBook } from '../access/access-book.ts';
import { accessChanged } from './access-changed.ts';
import { lockDirectory } from './directory-change.ts';
import { requireHeld, requireNoneAbove } from './groups/group-roles.ts';
import { keepOwner } from './keep-owner.ts';
import { providerMember, roleSources } from './role-sources.ts';

/**
 * Sets the denied roles of a member; those that stay keep their reason. Throws `resource.not_found`,
 * `directory.role_not_held`, `member.more_rights`, `member.last_owner`, `identity.unavailable`.
 */
export async function denyRoles(
  services: Services,
  caller: SessionCaller,
  { memberId, roles, reason }: { memberId: string; roles: readonly string[]; reason: string },
): Promise<RoleSources> {
  const { database, now } = services;
  const { tenantId, userId } = caller;
  requireSelf(caller);
  await providerMember(services, tenantId, memberId);
  await requireNoneAbove(services, caller, [memberId]);
  const keep = await keepOwner(services, tenantId, [memberId]);
  await database.tenant(tenantId, async (tx) => {
    await lockDirectory(tx, tenantId);
    const ended = await tx.named<{ role: string }>(
      'denied_roles_end',
      'DELETE FROM denied_role WHERE user_id = $1 AND role <> ALL ($2) RETURNING role',
      [memberId, roles],
    );
    const begun = await tx.named<{ role: string }>(
      'denied_roles_set',
      `INSERT INTO denied_role (tenant_id, user_id, role, reason, denied_at, denied_by)
       SELECT $1, $2, role, $4, $5, $6 FROM unnest($3::text[]) AS role
       ON CONFLICT DO NOTHING RETURNING role`,
      [tenantId, memberId, roles, reason, new Date(now()), userId],
    );
    const changed = [...ended, ...begun].map(({ role }) => role);
    requireHeld(await readAccessBook(tx), caller, changed);
    await keep(tx);
  });
  await accessChanged(services, tenantId, [memberId]);
  return roleSources(services, tenantId, memberId);
}
