import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { colleagueOf } from './colleague.ts';
import type { TestApp, TestMember } from './test-app.ts';

const Profile = z.object({ userId: z.string() });

/** Grants that wait, one that holds, and an upgrade whose Admins are to be confirmed. */
export async function accessInStates(
  app: TestApp,
  member: TestMember,
): Promise<Record<string, string>> {
  const { json } = await member.call('GET', '/v1/profile');
  const self = Profile.parse(json).userId;
  const grant = async (state: 'pending' | 'active'): Promise<string> => {
    const grantId = randomUUID();
    // One request of a member at a time: each is of another one.
    const userId = randomUUID();
    await app.db.owner.query(
      `INSERT INTO access_grant (tenant_id, grant_id, user_id, permissions, reason, state, requested_at,
         requested_by, decided_at, decided_by)
       VALUES ($1, $2, $3, '{evidence:read}', 'Test', $4, now(), $3, $5, $6)`,
      [
        member.tenantId,
        grantId,
        userId,
        state,
        ...(state === 'active' ? [new Date(), self] : [null, null]),
      ],
    );
    return grantId;
  };
  await app.db.owner.query(
    `INSERT INTO admin_review (tenant_id, opened_at) VALUES ($1, now())
     ON CONFLICT (tenant_id) DO UPDATE SET confirmed_at = NULL, confirmed_by = NULL`,
    [member.tenantId],
  );
  const known = await colleagueOf(app, member, { roles: ['Auditor'], name: 'Mia' });
  const removed = await colleagueOf(app, member, { roles: ['Auditor'], name: 'Rob' });
  const memberId = await idOf(app, known);
  const [session] = (await app.services.identity.sessions?.list(memberId)) ?? [];
  return {
    memberId,
    removedMemberId: await idOf(app, removed),
    memberSessionId: session?.sessionId ?? '',
    roleId: await newRole(member),
    grantId: await grant('pending'),
    refusedGrantId: await grant('pending'),
    activeGrantId: await grant('active'),
  };
}

async function idOf({ services }: TestApp, { email }: TestMember): Promise<string> {
  return (await services.identityAdmin.loadUserByLoginId(email))?.userId ?? '';
}

async function newRole(member: TestMember): Promise<string> {
  const { json } = await member.call('POST', '/v1/roles', {
    ...ROLE,
    name: `Role ${randomUUID()}`,
  });
  return z.object({ roleId: z.string() }).parse(json).roleId;
}

const ROLE = { name: 'Triage', cloneOf: 'Analyst L1', permissions: ['detection:read'] };

/** Which of them the routes take. */
export const ACCESS_IDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'POST /v1/access-grants/{grantId}/refuse': { grantId: 'refusedGrantId' },
  'DELETE /v1/members/{memberId}': { memberId: 'removedMemberId' },
  'POST /v1/access-grants/{grantId}/end': { grantId: 'activeGrantId' },
};

export const ACCESS_BODIES: Readonly<Record<string, object>> = {
  'POST /v1/access-grants': {
    userId: '{lostUserId}',
    permissions: ['evidence:read'],
    reason: 'Test',
  },
  'POST /v1/admin-review': { keep: [] },
  'PUT /v1/members/{memberId}/roles': { roles: ['Analyst L1'], before: ['Auditor'] },
  'POST /v1/members/{memberId}/suspend': { reason: 'Test' },
  'POST /v1/roles': ROLE,
  'PATCH /v1/roles/{roleId}': { rev: 1, permissions: ['detection:read', 'activity:read'] },
};
