import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { POLICY_LIMITS } from '../policies.ts';
import { IsoTime, Revision } from '../values.ts';

const ListId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/);
const Params = z.object({ listId: ListId });

/** Values that conditions test with `inList`. */
export const PolicyList = z.object({
  listId: ListId,
  name: z.string(),
  description: z.string(),
  count: z.number().int(),
  usedBy: z.array(z.string()).describe('Keys of the policies that use it'),
  updatedAt: IsoTime,
  rev: z.number().int(),
});
export type PolicyList = z.infer<typeof PolicyList>;

const PolicyListDetail = PolicyList.extend({ entries: z.array(z.string()) });

export const policyListRoutes = defineRoutes({
  '/v1/policies/lists': {
    GET: {
      summary: 'Lists for use in conditions',
      permission: 'policy:read',
      response: z.object({ items: z.array(PolicyList) }),
    },
  },
  '/v1/policies/lists/{listId}': {
    GET: {
      summary: 'One list with its entries, in order',
      permission: 'policy:read',
      params: Params,
      response: PolicyListDetail,
    },
    PUT: {
      summary: 'Create a list or replace its entries. Takes effect within a second',
      permission: 'policy:edit',
      params: Params,
      body: z.object({
        rev: Revision.describe('0 for a new list; returns 409 if the revision has changed'),
        name: z.string().trim().min(1).max(120),
        description: z.string().max(500).default(''),
        entries: z.array(z.string().trim().min(1).max(400)).max(POLICY_LIMITS.listEntries),
      }),
      response: PolicyListDetail,
      audit: 'policy_list.written',
    },
    DELETE: {
      summary: 'Remove a list that no policy uses',
      permission: 'policy:edit',
      params: Params,
      response: z.object({ listId: z.string() }),
      audit: 'policy_list.removed',
    },
  },
});
