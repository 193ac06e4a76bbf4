import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { DetectionStatusValue, IntegrationNameValue, IsoTime, SeverityValue } from '../values.ts';

/** Search results, in display order. */
export const SEARCH_KINDS = [
  'detection',
  'person',
  'policy',
  'case',
  'object',
  'flow',
  'place',
  'event',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const SearchHit = z.object({
  kind: z.enum(SEARCH_KINDS),
  key: z
    .string()
    .describe(
      'Id of the detection, case or event; key of the person, object or policy; name of the place; both places of the flow',
    ),
  title: z.string(),
  detail: z.string().nullable(),
  severity: SeverityValue.nullable(),
  status: DetectionStatusValue.nullable(),
  source: IntegrationNameValue.nullable(),
  detections: z.number().int().describe('Detections that it leads to; 1 for a detection'),
  keys: z
    .array(z.string())
    .describe(
      'Person: every key that events and detections name the person by; else the key alone',
    ),
  identityId: z
    .string()
    .nullable()
    .describe('Person: of the inventory; null where no source describes the person'),
  hasEvents: z.boolean().describe('Person: events name one of the keys'),
  placeId: z.string().nullable().describe('Place: id of the group of places of that name'),
  trace: z
    .object({ originId: z.string(), destinationId: z.string() })
    .nullable()
    .describe('Object and flow: the ends of its trace; null where nothing is known to have moved'),
  eventId: z.string().nullable().describe('Object: an event that names it'),
  at: IsoTime.nullable().describe('Event: when it happened'),
});
export type SearchHit = z.infer<typeof SearchHit>;

export const searchRoutes = defineRoutes({
  '/v1/search': {
    GET: {
      summary: 'Everything that a text finds, of the kinds that the caller may read',
      permission: 'session:read',
      query: z.object({
        q: z
          .string()
          .trim()
          .min(1)
          .max(200)
          .describe(
            'Text, or one of `det:`, `person:`, `policy:`, `case:`, `file:`, `flow:`, `dest:`, `event:` and text. Spelling with or without accents is the same',
          ),
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
            total: z.number().int().describe('Up to 1,000, except of detections'),
            hits: z.array(SearchHit),
          }),
        ),
      }),
    },
  },
});
