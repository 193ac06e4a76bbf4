import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { WITHHELD_FROM_ADMIN } from '../roles.ts';
import { IsoTime } from '../values.ts';

const Person = z.object({ userId: z.string(), name: z.string() });
const UserId = z.string().min(1).max(200);
const GrantId = z.object({ grantId: z.uuid() });
const Withheld = z.enum(WITHHELD_FROM_ADMIN);

export const AccessGrant = z.object({
  grantId: z.string(),
  member: Person,
  permissions: z.array(z.string()),
  reason: z.string(),
  state: z.enum(['pending', 'active', 'refused', 'ended']),
  requestedBy: Person,
  requestedAt: IsoTime,
  decidedBy: Person.nullable(),
  decidedAt: IsoTime.nullable(),
  endedAt: IsoTime.nullable(),
});
export type AccessGrant = z.infer<typeof AccessGrant>;

export const AdminReview = z.object({
  openedAt: IsoTime.nullable().describe('Null where nothing is to be confirmed'),
  permissions: z.array(z.string()).describe('What a member with the role Admin does not have'),
  admins: z.array(z.object({ userId: z.string(), name: z.string(), email: z.string() })),
});
export type AdminReview = z.infer<typeof AdminReview>;

export const accessRoutes = defineRoutes({
  '/v1/access-grants': {
    GET: {
      summary: 'Permissions of single members beyond their roles, newest first, at most 100',
      permission: 'access:read',
      load: 'quick',
      response: z.object({ items: z.array(AccessGrant) }),
    },
    POST: {
      summary:
        'Grant a member evidence, content preview or exports. An Owner grants it to others directly; a request for oneself waits for another Owner',
      permission: 'user:manage',
      signInOnly: true,
      body: z.object({
        userId: UserId,
        permissions: z.array(Withheld).min(1),
        reason: z.string().trim().min(1).max(500),
      }),
      response: AccessGrant,
      audit: 'access_grant.granted',
    },
  },
  '/v1/access-grants/{grantId}/approve': {
    POST: {
      summary: 'Approve the request of another member, as an Owner',
      permission: 'user:manage',
      signInOnly: true,
      params: GrantId,
      response: AccessGrant,
      audit: 'access_grant.approved',
    },
  },
  '/v1/access-grants/{grantId}/refuse': {
    POST: {
      summary: 'Refuse the request of another member, as an Owner',
      permission: 'user:manage',
      signInOnly: true,
      params: GrantId,
      response: AccessGrant,
      audit: 'access_grant.refused',
    },
  },
  '/v1/access-grants/{grantId}/end': {
    POST: {
      summary: 'End a grant, as an Owner, or as the member who has it',
      permission: 'user:manage',
      params: GrantId,
      response: AccessGrant,
      audit: 'access_grant.ended',
    },
  },
  '/v1/admin-review': {
    GET: {
      summary:
        'Admins from before the role lost contents and exports; they keep them until an Owner confirms who should',
      permission: 'access:read',
      load: 'quick',
      response: AdminReview,
    },
    POST: {
      summary: 'Confirm, as an Owner, which Admins keep contents and exports',
      permission: 'user:manage',
      signInOnly: true,
      body: z.object({ keep: z.array(UserId).max(1000) }),
      response: AdminReview,
      audit: 'admin_review.confirmed',
    },
  },
});
