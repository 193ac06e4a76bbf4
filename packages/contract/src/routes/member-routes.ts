import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { IsoTime, RoleKey } from '../values.ts';

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
  lastSeenAt: IsoTime.nullable().describe('Last time the person opened the console'),
  source: z.enum(['manual', 'sso', 'scim']).describe('Where the membership comes from'),
  grantedPermissions: z.array(z.string()).describe('Permissions beyond the roles'),
  isLastOwner: z.boolean().describe('The only Owner who can sign in'),
  isManageable: z.boolean().describe('The reader has every permission of the member'),
});
export type MemberAccess = z.infer<typeof MemberAccess>;

const MemberId = z.object({ memberId: z.string().min(1).max(200) });

export const MemberSession = z.object({
  sessionId: z.string(),
  device: z.string().describe('As the browser named itself'),
  address: z.string(),
  startedAt: IsoTime,
  lastUsedAt: IsoTime,
});
export type MemberSession = z.infer<typeof MemberSession>;

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
      permission: 'access:read',
      response: z.object({ items: z.array(MemberAccess) }),
    },
  },
  '/v1/members/{memberId}/roles': {
    PUT: {
      summary:
        'Replace the roles of another member; no one grants permissions that they lack, and one Owner stays. Acts within a second; repeat it if the provider did not answer',
      permission: 'user:manage',
      params: MemberId,
      body: z.object({
        roles: z.array(RoleKey).max(20),
        before: z.array(z.string()).describe('The roles that the change was made from'),
      }),
      response: z.object({}),
      audit: 'member.roles_changed',
    },
  },
  '/v1/members/{memberId}/suspend': {
    POST: {
      summary: 'Suspend another member: no access to this organization from now on',
      permission: 'user:manage',
      params: MemberId,
      body: z.object({ reason: Reason }),
      response: z.object({}),
      audit: 'member.suspended',
    },
  },
  '/v1/members/{memberId}/reactivate': {
    POST: {
      summary: 'Reactivate a suspended member, with the roles from before',
      permission: 'user:manage',
      params: MemberId,
      response: z.object({}),
      audit: 'member.reactivated',
    },
  },
  '/v1/members/{memberId}': {
    DELETE: {
      summary: 'Remove another member from the organization',
      permission: 'user:manage',
      params: MemberId,
      response: z.object({}),
      audit: 'member.removed',
    },
  },
  '/v1/members/{memberId}/sessions': {
    GET: {
      summary: 'Sessions of a member that are still alive, the last used first',
      permission: 'user:manage',
      params: MemberId,
      response: z.object({
        items: z
          .array(MemberSession)
          .nullable()
          .describe('Null where the identity provider does not list them'),
      }),
    },
  },
  '/v1/members/{memberId}/sessions/{memberSessionId}': {
    DELETE: {
      summary: 'End a session of another member',
      permission: 'user:manage',
      params: MemberId.extend({ memberSessionId: z.string().min(1).max(200) }),
      response: z.object({}),
      audit: 'member.session_ended',
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
      params: ResetId,
      response: FactorReset,
      audit: 'factor_reset.approved',
    },
  },
  '/v1/factor-resets/{resetId}/refuse': {
    POST: {
      summary: 'Refuse another person’s request, or withdraw your own',
      permission: 'user:recover',
      params: ResetId,
      body: z.object({ reason: Reason }),
      response: FactorReset,
      audit: 'factor_reset.refused',
    },
  },
});
