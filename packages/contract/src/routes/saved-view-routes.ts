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
  isShared: z.boolean().describe('Everybody who sees detections sees it; else its author alone'),
  isOwn: z.boolean().describe('The caller is its author'),
  authorName: z.string(),
  missing: z
    .array(z.object({ filter: z.string(), value: z.string() }))
    .describe('What it filters by and is not there any more, e.g. a policy that was removed'),
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
    .describe('Open detections that it finds; null where it asks for none that are open'),
});

export const savedViewRoutes = defineRoutes({
  '/v1/saved-views': {
    GET: {
      summary: 'The caller’s own views of the detections and those that are shared, by name',
      permission: 'detection:read',
      response: z.object({ items: z.array(SavedView) }),
    },
    POST: {
      summary: 'Save a view; sharing it takes detection:triage',
      permission: 'detection:read',
      body: z.object({ name: Name, query: Query, isShared: z.boolean().default(false) }),
      response: SavedView,
      audit: 'saved_view.created',
    },
  },
  '/v1/saved-views/counts': {
    GET: {
      summary: 'How many open detections each view finds, built-in ones too, from one snapshot',
      permission: 'detection:read',
      query: z.object({
        managed: z
          .enum(MANAGED_FILTERS)
          .optional()
          .describe('Whose destinations, for views that say nothing of it; default all'),
      }),
      response: z.object({ items: z.array(Count), asOf: IsoTime }),
    },
  },
  '/v1/saved-views/{viewId}': {
    PATCH: {
      summary: 'Rename, replace or share a view; absent keeps. Shared ones take detection:triage',
      permission: 'detection:read',
      params: Params,
      body: z.object({
        rev: Revision.describe('The revision that was seen; another one answers 409'),
        name: Name.optional(),
        query: Query.optional(),
        isShared: z.boolean().optional().describe('Only its author makes a shared one private'),
      }),
      response: SavedView,
      audit: 'saved_view.changed',
    },
    DELETE: {
      summary: 'Remove a view; it can be restored for a day',
      permission: 'detection:read',
      params: Params,
      response: z.object({ viewId: z.string() }),
      audit: 'saved_view.removed',
    },
  },
  '/v1/saved-views/{viewId}/restore': {
    POST: {
      summary: 'Take the removal of a view back',
      permission: 'detection:read',
      params: Params,
      response: SavedView,
      audit: 'saved_view.restored',
    },
  },
});
