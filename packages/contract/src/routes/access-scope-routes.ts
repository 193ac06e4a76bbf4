import { z } from 'zod';
import { ScopeRules } from '../access-scopes.ts';
import { defineRoutes } from '../define-routes.ts';
import { IsoTime } from '../values.ts';

const ScopeId = z.object({ scopeId: z.uuid() });
const Name = z.string().trim().min(1).max(80);

export const AccessScope = z.object({
  scopeId: z.string(),
  name: z.string(),
  rules: ScopeRules,
  rev: z.number().int(),
  members: z.number().int().describe('How many members it is assigned to'),
  changedAt: IsoTime,
  isEditable: z.boolean().describe('False for your own scope, and for one wider than yours'),
});
export type AccessScope = z.infer<typeof AccessScope>;

export const ScopedMember = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  scopeId: z.string().nullable().describe('Null: all data'),
  isSelf: z.boolean(),
});
export type ScopedMember = z.infer<typeof ScopedMember>;

const Choice = z.object({ value: z.string(), label: z.string(), detail: z.string().nullable() });
export const ScopeChoices = z.object({
  sources: z.array(Choice),
  people: z.array(Choice).describe('Departments, then groups; at most 2,000'),
  dataTypes: z.array(Choice),
  policies: z.array(Choice),
});
export type ScopeChoices = z.infer<typeof ScopeChoices>;

export const AccessExplanation = z.object({
  member: z.object({ userId: z.string(), name: z.string() }),
  isVisible: z.boolean(),
  permission: z.object({
    name: z.string(),
    isHeld: z.boolean(),
    roles: z.array(z.string()).describe('Roles of the member that grant it'),
  }),
  roles: z.array(z.string()),
  scope: z
    .object({
      scopeId: z.string(),
      name: z.string(),
      rules: ScopeRules,
      isInside: z.boolean(),
      grantedBy: z.string(),
      grantedAt: IsoTime,
    })
    .nullable()
    .describe('Null: all data'),
  isRestricted: z.boolean().describe('In a restricted case that the member does not belong to'),
  notAllowed: z
    .array(z.object({ permission: z.string(), roles: z.array(z.string()) }))
    .describe(
      'Permissions for its content that the member lacks, with built-in roles that have them',
    ),
});
export type AccessExplanation = z.infer<typeof AccessExplanation>;

export const EXPLAINED_KINDS = ['detection', 'person', 'trace'] as const;

export const accessScopeRoutes = defineRoutes({
  '/v1/access-scopes': {
    GET: {
      summary: 'Scopes by name, and the scope of each member',
      permission: 'scope:manage',
      load: 'quick',
      response: z.object({ items: z.array(AccessScope), members: z.array(ScopedMember) }),
    },
    POST: {
      summary: 'Create a scope; a member with a scope can only create one within it',
      permission: 'scope:manage',
      load: 'quick',
      body: z.object({ name: Name, rules: ScopeRules }),
      response: AccessScope,
      audit: 'scope.created',
    },
  },
  '/v1/access-scopes/choices': {
    GET: {
      summary: 'Sources, groups of people, data types and policies that a scope can name',
      permission: 'scope:manage',
      response: ScopeChoices,
    },
  },
  '/v1/access-scopes/preview': {
    GET: {
      summary: 'How many of the detections that you see a scope with these rules shows',
      permission: 'scope:manage',
      query: z.object({
        rules: z
          .string()
          .max(16_000)
          .optional()
          .describe('Rules of a scope as JSON; none: all data'),
      }),
      response: z.object({ detections: z.number().int(), total: z.number().int() }),
    },
  },
  '/v1/access-scopes/{scopeId}': {
    PATCH: {
      summary: 'Change a scope, but not your own; takes effect at the next request of its members',
      permission: 'scope:manage',
      load: 'quick',
      params: ScopeId,
      body: z.object({
        rev: z.number().int(),
        name: Name.optional(),
        rules: ScopeRules.optional(),
      }),
      response: AccessScope,
      audit: 'scope.changed',
    },
    DELETE: {
      summary: 'Delete a scope that no member has',
      permission: 'scope:manage',
      load: 'quick',
      params: ScopeId,
      response: z.object({ scopeId: z.string() }),
      audit: 'scope.deleted',
    },
  },
  '/v1/access-scopes/members/{userId}': {
    PUT: {
      summary: 'Give another member a scope, or all data; takes effect at their next request',
      permission: 'scope:manage',
      load: 'quick',
      params: z.object({ userId: z.string().min(1).max(200) }),
      body: z.object({ scopeId: z.uuid().nullable() }),
      response: ScopedMember,
      audit: 'scope.assigned',
    },
  },
  '/v1/access-explanation': {
    GET: {
      summary:
        'Why a member can or cannot see a detection, a person or a trace that you see: role, permission, scope, grant and what is not allowed',
      permission: 'scope:manage',
      query: z.object({
        memberId: z.string().min(1).max(200).describe('User id of the member'),
        kind: z.enum(EXPLAINED_KINDS),
        id: z
          .uuid()
          .describe('Id of the detection, of the person, or of an event whose trace is asked for'),
      }),
      response: AccessExplanation,
    },
  },
});
