import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { IsoTime } from '../values.ts';

export const __Pascal__ = z.object({
  __camel__Id: z.string(),
  name: z.string(),
  createdAt: IsoTime,
});
export type __Pascal__ = z.infer<typeof __Pascal__>;

export const __camel__Routes = defineRoutes({
  '/v1/__kebab__': {
    GET: {
      summary: '__Title__: all, by name',
      permission: 'setting:read',
      response: z.object({ items: z.array(__Pascal__) }),
    },
    POST: {
      summary: '__Title__: add one',
      permission: 'setting:manage',
      body: z.object({ name: z.string().trim().min(1).max(120).default('Untitled') }),
      response: __Pascal__,
      audit: '__snake__.created',
    },
  },
});
