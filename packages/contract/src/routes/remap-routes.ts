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
  done: z.number().int().describe('Processed payload chunks'),
  total: z.number().int(),
  changed: z.number().int().describe('Events and entities that changed'),
  added: z.number().int(),
  removed: z.number().int().describe('Events and entities the current mapping no longer yields'),
  kept: z
    .number()
    .int()
    .describe('No longer yielded but kept: evidence of a detection, or currently unreadable'),
  failed: z.number().int().describe('Chunks that could not be remapped and are unchanged'),
});
export type Remap = z.infer<typeof Remap>;

export const remapRoutes = defineRoutes({
  '/v1/sources/{sourceId}/remap': {
    POST: {
      summary: 'Reprocess the stored payloads of a source with the current mapping',
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
