import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { IsoTime } from '../values.ts';
import { ScoreEffect } from './risk-weight-routes.ts';
import { TASK_STATES } from './task-routes.ts';

const Count = z.number().int();
const Params = z.object({ runId: z.uuid() });

export const RESCORE_SKIPS = [
  'closed',
  'critical',
  'changed_since',
  'gone',
] as const satisfies readonly string[];
export type RescoreSkip = (typeof RESCORE_SKIPS)[number];

const Skipped = z
  .array(z.object({ reason: z.enum(RESCORE_SKIPS), count: Count }))
  .describe('Unchanged, by reason');

/** A run that scores open detections again. */
export const RescoreRun = z.object({
  runId: z.string(),
  requestedBy: z.string(),
  requestedAt: IsoTime,
  model: Count,
  rev: Count.describe('Revision of the weights used'),
  state: z.enum(TASK_STATES),
  total: Count,
  done: Count,
  rising: Count.describe('Detections that are more severe now'),
  falling: Count.describe('Detections that are less severe now'),
  rescored: Count.describe('Detections with a changed score, including these'),
  skipped: Skipped,
  undo: z
    .object({
      by: z.string(),
      state: z.enum(TASK_STATES),
      done: Count,
      restored: Count,
      skipped: Skipped,
    })
    .nullable(),
  undoUntil: IsoTime.nullable().describe('Null: not finished, or undone'),
});
export type RescoreRun = z.infer<typeof RescoreRun>;

export const rescoreRoutes = defineRoutes({
  '/v1/rescores': {
    GET: {
      summary: 'Runs that rescored open detections, newest first, at most 10',
      permission: 'setting:read',
      response: z.object({ items: z.array(RescoreRun), asOf: IsoTime }),
    },
    POST: {
      summary: 'Rescore open detections with the current model and weights',
      permission: 'setting:manage',
      status: 202,
      body: z.object({
        rev: z
          .int32()
          .describe('Revision of the weights you previewed; returns 409 if it has changed'),
      }),
      response: RescoreRun,
      audit: 'rescore.started',
    },
  },
  '/v1/rescores/preview': {
    GET: {
      load: 'heavy',
      summary: 'Preview the effect of rescoring open detections',
      permission: 'setting:read',
      response: ScoreEffect.extend({
        model: Count,
        rev: Count.describe('Revision of the current weights'),
        outdated: Count.describe('Detections that were scored with another model or revision'),
        dueEarlier: Count,
        dueLater: Count,
        overdue: Count.describe('Detections whose new due date has passed'),
      }),
    },
  },
  '/v1/rescores/{runId}': {
    GET: {
      summary: 'Progress of a run',
      permission: 'setting:read',
      params: Params,
      response: RescoreRun,
    },
  },
  '/v1/rescores/{runId}/undo': {
    POST: {
      summary: 'Restore former scores, severities and due dates, within ten minutes',
      permission: 'setting:manage',
      status: 202,
      params: Params,
      response: RescoreRun,
      audit: 'rescore.undone',
    },
  },
});
