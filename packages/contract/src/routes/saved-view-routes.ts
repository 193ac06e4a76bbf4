import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { SAVED_VIEW_LIMITS } from '../saved-views.ts';
import { IsoTime, Revision } from '../values.ts';
import { MANAGED_FILTERS } from './detection-filter-schema.ts';

const Params = z.object({ viewId: z.uuid() });
const Name = z.string().trim().min(1).max(SAVED_VIEW_LIMITS.name);
const Query = z
  .string()
  .max(SAVED_VIEW_LIMITS.query)
  .describe('Search parameters of the list: its filters, `sort`, `group` and `cols`');

export const SavedView = z.object({
  viewId: z.string(),
  name: z.string(),
  query: z.string().describe('Search parameters of the list, as they were saved'),
  isShared: z
    .boolean()
    .describe('True: visible to everyone who can see detections; false: only to its author'),
  isOwn: z.boolean().describe('The caller is its author'),
  authorName: z.string(),
  missing: z
    .array(z.object({ filter: z.string(), value: z.string() }))
    .describe('Filter values that no longer exist, e.g. a removed policy'),
  updatedAt: IsoTime,
  rev: z.number().int(),
});
export type SavedView = z.infer<typeof SavedView>;

const Count = z.object({
  id: z.string().describe('Of a saved view, or of a built-in one'),
  open: z
    .number()
    .int()
    .nullable()
    .describe('Open detections it finds; null if it excludes open detections'),
});

export const savedViewRoutes = defineRoutes({
  '/v1/saved-views': {
    GET: {
      summary: 'The caller’s own and shared detection views, by name',
      permission: 'detection:read',
      response: z.object({ items: z.array(SavedView) }),
    },
    POST: {
      summary: 'Save a view; sharing requires detection:triage',
      permission: 'detection:read',
      body: z.object({ name: Name, query: Query, isShared: z.boolean().default(false) }),
      response: SavedView,
      audit: 'saved_view.created',
    },
  },
  '/v1/saved-views/counts': {
    GET: {
      summary: 'Number of open detections per view, including built-in views, from one snapshot',
      permission: 'detection:read',
      query: z.object({
        managed: z
          .enum(MANAGED_FILTERS)
          .optional()
          .describe('Default destination filter for views without one; default all'),
      }),
      response: z.object({ items: z.array(Count), asOf: IsoTime }),
    },
  },
  '/v1/saved-views/{viewId}': {
    PATCH: {
      summary:
        'Rename, replace or share a view; absent fields keep their value. Shared views require detection:triage',
      permission: 'detection:read',
      params: Params,
      body: z.object({
        rev: Revision.describe('Revision you read; returns 409 if it has changed'),
        name: Name.optional(),
        query: Query.optional(),
        isShared: z.boolean().optional().describe('Only its author can make a shared view private'),
      }),
      response: SavedView,
      audit: 'saved_view.changed',
    },
    DELETE: {
      summary: 'Remove a view; it can be restored for 24 hours',
      permission: 'detection:read',
      params: Params,
      response: z.object({ viewId: z.string() }),
      audit: 'saved_view.removed',
    },
  },
  '/v1/saved-views/{viewId}/restore': {
    POST: {
      summary: 'Restore a removed view',
      permission: 'detection:read',
      params: Params,
      response: SavedView,
      audit: 'saved_view.restored',
    },
  },
});
