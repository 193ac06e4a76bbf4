import { randomUUID } from 'node:crypto';
import { silentMember } from './silent-member.ts';
import type { TestApp, TestMember } from './test-app.ts';

/** A member whose second factor can be asked for, and two requests of someone else that wait. */
export async function resetsInStates(
  app: TestApp,
  member: TestMember,
): Promise<Record<string, string>> {
  const requester = await silentMember(app, member, 'Admin');
  const waiting = async (): Promise<string> => {
    const resetId = randomUUID();
    const subject = await silentMember(app, member, 'Auditor');
    await app.db.database.tenant(member.tenantId, (tx) =>
      tx.query(
        `INSERT INTO factor_reset (tenant_id, reset_id, user_id, reason, requested_at, requested_by,
           is_requester_owner, expires_at)
         VALUES ($1, $2, $3, 'Test', now(), $4, false, now() + interval '1 day')`,
        [member.tenantId, resetId, subject, requester],
      ),
    );
    return resetId;
  };
  return {
    resetId: await waiting(),
    refusedResetId: await waiting(),
    lostUserId: await silentMember(app, member, 'Auditor'),
  };
}

/** The one used by the routes. */
export const RESET_IDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'POST /v1/factor-resets/{resetId}/refuse': { resetId: 'refusedResetId' },
};

export const RESET_BODIES: Readonly<Record<string, object>> = {
  'POST /v1/factor-resets': { userId: '{lostUserId}', reason: 'Test' },
  'POST /v1/factor-resets/{resetId}/refuse': { reason: 'Test' },
};
