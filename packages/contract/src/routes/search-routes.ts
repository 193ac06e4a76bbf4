import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { DetectionStatusValue, IntegrationNameValue, SeverityValue } from '../values.ts';

/** What a search finds, in the order in which it is shown. */
export const SEARCH_KINDS = ['detection', 'person', 'object', 'place', 'policy'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const SearchHit = z.object({
  kind: z.enum(SEARCH_KINDS),
  key: z.string().describe('Detection id, person key, object key, destination name or policy key'),
  title: z.string(),
  detail: z.string().nullable(),
  severity: SeverityValue.nullable(),
  status: DetectionStatusValue.nullable(),
  source: IntegrationNameValue.nullable(),
  detections: z.number().int().describe('Related detections; 1 for a detection'),
});
export type SearchHit = z.infer<typeof SearchHit>;

export const searchRoutes = defineRoutes({
  '/v1/search': {
    GET: {
      summary: 'Search detections, people, objects, destinations and policies',
      permission: 'detection:read',
      query: z.object({
        q: z
          .string()
          .trim()
          .min(1)
          .max(200)
          .describe('Text, or `person:`, `file:`, `dest:`, `policy:`, `det:` and text'),
        limit: z.coerce
          .number()
          .int()
          .min(1)
          .max(20)
          .optional()
          .describe('Hits of each kind; default 5'),
      }),
      response: z.object({
        isSimilar: z.boolean().describe('No exact match: hits are similar, and totals count them'),
        groups: z.array(
          z.object({
            kind: z.enum(SEARCH_KINDS),
            total: z.number().int(),
            hits: z.array(SearchHit),
          }),
        ),
      }),
    },
  },
});
