import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { IsoTime, RoleKey } from '../values.ts';

const Person = z.object({ userId: z.string(), name: z.string() });

/** Most roles that a group gives, or a member is denied. */
const MOST_ROLES = 100;

/** Longest time in hours that a replaced token keeps working. */
export const MOST_OVERLAP_HOURS = 168;

export const DirectoryToken = z.object({
  directoryTokenId: z.string(),
  createdAt: IsoTime,
  createdBy: Person,
  lastUsedAt: IsoTime.nullable().describe('To the minute; null if it was never used'),
  endsAt: IsoTime.nullable().describe(
    'When a replaced token stops working; null for the one in use',
  ),
});
export type DirectoryToken = z.infer<typeof DirectoryToken>;

export const DirectoryGroup = z.object({
  groupId: z.string(),
  name: z.string(),
  externalId: z.string().nullable().describe('Id that the directory gave it'),
  people: z.int().describe('How many people are in it'),
  roles: z.array(z.string()).describe('Roles that its people have'),
  changedAt: IsoTime,
});
export type DirectoryGroup = z.infer<typeof DirectoryGroup>;

export const DIRECTORY_CONFLICTS = [
  'address_unverified',
  'account_linked',
  'identity_mismatch',
] as const;

export const DirectoryConflict = z.object({
  resourceId: z.string(),
  name: z.string(),
  email: z.string(),
  externalId: z.string().nullable(),
  kind: z
    .enum(DIRECTORY_CONFLICTS)
    .describe(
      '`address_unverified`: an account has the address and never verified it. `account_linked`: another person of the directory is linked to the account. `identity_mismatch`: the account belonged to a person with another external id',
    ),
  account: Person.nullable().describe('The account with the address; null if there is none now'),
  changedAt: IsoTime,
});
export type DirectoryConflict = z.infer<typeof DirectoryConflict>;

export const ReleasedWork = z.object({
  kind: z.enum(['detection', 'case', 'task']),
  objectId: z.string().describe('The detection or the case; of a task, its case'),
  number: z.int().describe('Number of the detection or the case'),
  formerOwner: Person,
  releasedAt: IsoTime,
});
export type ReleasedWork = z.infer<typeof ReleasedWork>;

/** Sources of roles; the first that has any wins, and a denial holds against all. */
export const ROLE_SOURCES = ['directory', 'claim', 'manual'] as const;

export const RoleSources = z.object({
  member: Person,
  isOfDirectory: z.boolean().describe('The directory manages the person'),
  roles: z.array(z.string()).describe('Roles that the member has now'),
  source: z.enum(ROLE_SOURCES).nullable().describe('Where they come from; null without a role'),
  denied: z.array(
    z.object({ role: z.string(), reason: z.string(), deniedBy: Person, deniedAt: IsoTime }),
  ),
  directory: z.array(z.object({ role: z.string(), groups: z.array(z.string()) })),
  provider: z
    .array(z.object({ role: z.string(), isClaim: z.boolean() }))
    .describe('Roles at the identity provider, by a claim of single sign-on or granted manually'),
});
export type RoleSources = z.infer<typeof RoleSources>;

const TokenId = z.object({ directoryTokenId: z.uuid() });
const GroupId = z.object({ groupId: z.uuid() });
const ConflictId = z.object({ resourceId: z.uuid() });
const MemberId = z.object({ memberId: z.string().min(1).max(200) });

export const directoryRoutes = defineRoutes({
  '/v1/directory': {
    GET: {
      summary: 'State of the connection to the directory (SCIM): address, tokens and numbers',
      permission: 'directory:manage',
      load: 'quick',
      response: z.object({
        address: z.string().describe('Base address of the SCIM server'),
        tokens: z.array(DirectoryToken).describe('The one in use first'),
        people: z.int().describe('Active people of the directory'),
        deactivated: z.int(),
        groups: z.int(),
        conflicts: z.int(),
        changedAt: IsoTime.nullable().describe('Last change by the directory'),
      }),
    },
  },
  '/v1/directory/tokens': {
    POST: {
      summary:
        'Create the token of the directory, or replace it; the secret is shown only here. Roles of groups must not hold more permissions than the caller',
      permission: 'directory:manage',
      signInOnly: true,
      body: z.object({
        overlapHours: z
          .int()
          .min(0)
          .max(MOST_OVERLAP_HOURS)
          .default(24)
          .describe('How long a replaced token keeps working'),
      }),
      response: z.object({ secret: z.string(), token: DirectoryToken }),
      audit: 'directory_token.rotated',
    },
  },
  '/v1/directory/tokens/{directoryTokenId}': {
    DELETE: {
      summary: 'Revoke a token of the directory immediately',
      permission: 'directory:manage',
      params: TokenId,
      response: z.object({}),
      audit: 'directory_token.revoked',
    },
  },
  '/v1/directory/groups': {
    GET: {
      summary: 'Groups of the directory by name with the roles that they give; at most 500',
      permission: 'directory:manage',
      response: z.object({ items: z.array(DirectoryGroup) }),
    },
  },
  '/v1/directory/groups/{groupId}/roles': {
    PUT: {
      summary:
        'Set the roles of a group; they apply to its people immediately. Added and removed roles must not hold more permissions than the caller, and an Owner must be left',
      permission: 'directory:manage',
      params: GroupId,
      body: z.object({ roles: z.array(RoleKey).max(MOST_ROLES) }),
      response: DirectoryGroup,
      audit: 'directory_group.roles_set',
    },
  },
  '/v1/directory/conflicts': {
    GET: {
      summary: 'People of the directory who contradict an account and have no access; at most 100',
      permission: 'directory:manage',
      response: z.object({ items: z.array(DirectoryConflict) }),
    },
  },
  '/v1/directory/conflicts/{resourceId}/link': {
    POST: {
      summary:
        'Confirm that the account with the address is this person’s: link them. Another person’s link ends',
      permission: 'directory:manage',
      params: ConflictId,
      response: z.object({}),
      audit: 'directory_user.linked',
    },
  },
  '/v1/directory/released-work': {
    GET: {
      summary: 'Unassigned work of members who left, newest first; at most 200',
      permission: 'detection:read',
      response: z.object({ items: z.array(ReleasedWork) }),
    },
  },
  '/v1/members/{memberId}/role-sources': {
    GET: {
      summary: 'Where the roles of a member come from, in their precedence',
      permission: 'directory:manage',
      params: MemberId,
      response: RoleSources,
    },
  },
  '/v1/members/{memberId}/denied-roles': {
    PUT: {
      summary:
        'Set the roles that a member does not have whatever groups, claims and grants say. They must not hold more permissions than the caller; an Owner must be left',
      permission: 'directory:manage',
      params: MemberId,
      body: z.object({
        roles: z.array(RoleKey).max(MOST_ROLES),
        reason: z.string().trim().min(1).max(500),
      }),
      response: RoleSources,
      audit: 'member.roles_denied',
    },
  },
});
