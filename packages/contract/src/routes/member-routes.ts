import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { IsoTime } from '../values.ts';

const Person = z.object({ userId: z.string(), name: z.string() });
const Reason = z.string().trim().min(1).max(500);
const ResetId = z.object({ resetId: z.uuid() });

export const MemberAccess = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  isActive: z.boolean().describe('False for a suspended member'),
  isInvited: z.boolean().describe('Invited and not signed in yet'),
  hasAuthenticatorApp: z.boolean(),
  hasPasskey: z.boolean(),
  lastSignInAt: IsoTime.nullable(),
});
export type MemberAccess = z.infer<typeof MemberAccess>;

export const FactorReset = z.object({
  resetId: z.string(),
  member: Person.describe('Whose second factor'),
  reason: z.string(),
  state: z
    .enum(['pending', 'approved', 'done', 'refused', 'withdrawn', 'expired'])
    .describe('`approved`: not yet carried out at the identity provider'),
  requestedBy: Person,
  requestedAt: IsoTime,
  expiresAt: IsoTime,
  decidedBy: Person.nullable(),
  decidedAt: IsoTime.nullable(),
  decisionReason: z.string().nullable(),
});
export type FactorReset = z.infer<typeof FactorReset>;

export const memberRoutes = defineRoutes({
  '/v1/members/access': {
    GET: {
      summary: 'Members with roles, second factor and last sign-in, from the identity provider',
      permission: 'user:recover',
      response: z.object({ items: z.array(MemberAccess) }),
    },
  },
  '/v1/factor-resets': {
    GET: {
      summary: 'Requests to reset a second factor, newest first, at most 50',
      permission: 'user:recover',
      load: 'quick',
      response: z.object({ items: z.array(FactorReset) }),
    },
    POST: {
      summary:
        'Request a second-factor reset for another member; expires after 24 hours without another person’s approval',
      permission: 'user:recover',
      signInOnly: true,
      body: z.object({ userId: z.string().min(1).max(200), reason: Reason }),
      response: FactorReset,
      audit: 'factor_reset.requested',
    },
  },
  '/v1/factor-resets/{resetId}/approve': {
    POST: {
      summary:
        'Approve another person’s request (one of the two must be an Owner): removes authenticator app, passkeys and recovery codes and ends all sessions. Retry if the provider does not respond',
      permission: 'user:recover',
      signInOnly: true,
      params: ResetId,
      response: FactorReset,
      audit: 'factor_reset.approved',
    },
  },
  '/v1/factor-resets/{resetId}/refuse': {
    POST: {
      summary: 'Refuse another person’s request, or withdraw your own',
      permission: 'user:recover',
      signInOnly: true,
      params: ResetId,
      body: z.object({ reason: Reason }),
      response: FactorReset,
      audit: 'factor_reset.refused',
    },
  },
});
