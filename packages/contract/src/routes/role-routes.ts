import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { PERMISSIONS } from '../permissions.ts';
import { RoleKey } from '../values.ts';

const RoleParams = z.object({ roleId: z.uuid() });
const Name = z.string().trim().min(1).max(60);
const Description = z.string().trim().max(300);
const Permissions = z.array(z.enum(PERMISSIONS)).min(1);

export const RoleInfo = z.object({
  key: z.string().describe('The name of a built-in role, or `custom:<id>`'),
  roleId: z.string().nullable().describe('Null for a built-in role'),
  name: z.string(),
  description: z.string().describe('Empty for a built-in role'),
  isBuiltIn: z.boolean(),
  cloneOf: z.string().nullable(),
  permissions: z.array(z.string()),
  members: z.array(z.object({ userId: z.string(), name: z.string() })).describe('Who has it'),
  isGrantable: z.boolean().describe('The reader has every permission of it'),
  rev: z.number().int(),
});
export type RoleInfo = z.infer<typeof RoleInfo>;

export const roleRoutes = defineRoutes({
  '/v1/roles': {
    GET: {
      summary: 'Built-in roles and those of the organization, with permissions and members',
      permission: 'access:read',
      load: 'quick',
      response: z.object({ items: z.array(RoleInfo) }),
    },
    POST: {
      summary: 'Make a role of the organization from another one, with permissions that you have',
      permission: 'role:manage',
      body: z.object({
        name: Name,
        description: Description.default(''),
        cloneOf: RoleKey,
        permissions: Permissions,
      }),
      response: RoleInfo,
      audit: 'role.created',
    },
  },
  '/v1/roles/{roleId}': {
    PATCH: {
      summary: 'Change a role of the organization; it affects its members immediately',
      permission: 'role:manage',
      params: RoleParams,
      body: z.object({
        rev: z.number().int(),
        name: Name.optional(),
        description: Description.optional(),
        permissions: Permissions.optional(),
      }),
      response: RoleInfo,
      audit: 'role.changed',
    },
    DELETE: {
      summary: 'Delete a role that no member has and no open invitation names',
      permission: 'role:manage',
      params: RoleParams,
      response: z.object({}),
      audit: 'role.deleted',
    },
  },
});
