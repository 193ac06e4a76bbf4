import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { IsoTime } from '../values.ts';
import { TASK_STATES } from './task-routes.ts';

export const Remap = z.object({
  remapId: z.string(),
  sourceId: z.string(),
  state: z.enum(TASK_STATES),
  requestedAt: IsoTime,
  requestedBy: z.string().nullable().describe('Null: from the command line'),
  updatedAt: IsoTime,
  done: z.number().int().describe('Stored chunks of payloads that are done'),
  total: z.number().int(),
  changed: z.number().int().describe('Events and entities that say something else now'),
  added: z.number().int(),
  removed: z.number().int().describe('What today’s mapping does not yield any more'),
  kept: z
    .number()
    .int()
    .describe('Not yielded any more and kept: evidence of a detection, or not readable now'),
  failed: z.number().int().describe('Chunks that could not be remapped and were left as they are'),
});
export type Remap = z.infer<typeof Remap>;

export const remapRoutes = defineRoutes({
  '/v1/sources/{sourceId}/remap': {
    POST: {
      summary: 'Send the stored payloads of a source through today’s mapping again',
      permission: 'integration:manage',
      params: z.object({ sourceId: z.string().max(60) }),
      response: Remap,
      audit: 'source.remapped',
    },
  },
  '/v1/remaps': {
    GET: {
      summary: 'Replays of stored payloads, newest first',
      permission: 'integration:read',
      response: z.object({ items: z.array(Remap) }),
    },
  },
});
