import { randomBytes, randomUUID } from 'node:crypto';
import { silentMember } from './silent-member.ts';
import type { TestApp, TestMember } from './test-app.ts';

/** A token, a group and a person in conflict of a member's tenant, and a member whose roles can be denied. */
export async function directoryInStates(
  app: TestApp,
  member: TestMember,
): Promise<Record<string, string>> {
  const directoryTokenId = randomUUID();
  const groupId = randomUUID();
  const resourceId = randomUUID();
  const { tenantId } = member;
  await app.db.database.tenant(tenantId, async (tx) => {
    await tx.query(
      `INSERT INTO directory_token (tenant_id, directory_token_id, secret_hash, created_at, created_by)
       VALUES ($1, $2, $3, now(), 'U1')`,
      [tenantId, directoryTokenId, randomBytes(32)],
    );
    await tx.query(
      `INSERT INTO directory_group (tenant_id, group_id, display_name, created_at, changed_at)
       VALUES ($1, $2, $3, now(), now())`,
      [tenantId, groupId, `Group ${groupId}`],
    );
    await tx.query(
      `INSERT INTO directory_user (tenant_id, resource_id, user_name, email, display_name, is_active, attributes, conflict,
         created_at, changed_at)
       VALUES ($1, $2, $3, $3, 'Test', true, '{}', 'address_unverified', now(), now())`,
      [tenantId, resourceId, `${resourceId}@ours.example`],
    );
  });
  return {
    directoryTokenId,
    groupId,
    resourceId,
    deniableMemberId: await silentMember(app, member, 'Auditor'),
  };
}

export const DIRECTORY_BODIES: Readonly<Record<string, object>> = {
  'POST /v1/directory/tokens': {},
  'PUT /v1/directory/groups/{groupId}/roles': { roles: ['Auditor'] },
  'PUT /v1/members/{memberId}/denied-roles': { roles: ['Admin'], reason: 'Test' },
};

/** Which of them the routes take. */
export const DIRECTORY_IDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'GET /v1/members/{memberId}/role-sources': { memberId: 'deniableMemberId' },
  'PUT /v1/members/{memberId}/denied-roles': { memberId: 'deniableMemberId' },
};
