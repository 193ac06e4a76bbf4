import { randomUUID } from 'node:crypto';
import type { TestApp, TestMember } from './test-app.ts';

/** Two open invitations of a member's tenant. */
export async function invitationsInStates(
  app: TestApp,
  member: TestMember,
): Promise<Record<string, string>> {
  const pending = async (): Promise<string> => {
    const invitationId = randomUUID();
    await app.db.database.tenant(member.tenantId, (tx) =>
      tx.query(
        `INSERT INTO invitation (tenant_id, invitation_id, email, name, role, valid_days, invited_at, invited_by, expires_at)
         VALUES ($1, $2, $3, 'Test', 'Auditor', 7, now(), 'U1', now() + interval '7 days')`,
        [member.tenantId, invitationId, `${invitationId}@ours.example`],
      ),
    );
    return invitationId;
  };
  return {
    invitationId: await pending(),
    withdrawnInvitationId: await pending(),
    invitedAddress: `${randomUUID()}@ours.example`,
  };
}

/** The one used by the routes. */
export const INVITATION_IDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'POST /v1/invitations/{invitationId}/withdraw': { invitationId: 'withdrawnInvitationId' },
};

export const INVITATION_BODIES: Readonly<Record<string, object>> = {
  'POST /v1/invitations/bulk': { csv: 'email,role\n{invitedAddress},Auditor\n', isTrial: true },
  'POST /v1/invitations': { email: '{invitedAddress}', role: 'Auditor' },
};
