import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { IsoTime } from '../values.ts';

/** Work that continues in the background. */
export const TASK_KINDS = [
  'sampleDataLoading',
  'sampleDataEmptying',
  'backfill',
  'remapping',
  'reclassifying',
  'lineageBuilding',
  'detectionChange',
  'detectionChangeUndo',
  'rescoring',
  'rescoringUndo',
] as const;
export const TASK_STATES = ['waiting', 'running', 'done', 'failed'] as const;

export const Task = z.object({
  taskId: z.string(),
  kind: z.enum(TASK_KINDS),
  state: z.enum(TASK_STATES),
  done: z.number().int(),
  total: z.number().int().describe('0: not known'),
  message: z.string().nullable(),
  updatedAt: IsoTime,
});
export type Task = z.infer<typeof Task>;

export const taskRoutes = defineRoutes({
  '/v1/tasks': {
    GET: {
      summary: 'Background tasks of the organization, newest first',
      permission: 'session:read',
      response: z.object({ items: z.array(Task), asOf: IsoTime }),
    },
  },
});
