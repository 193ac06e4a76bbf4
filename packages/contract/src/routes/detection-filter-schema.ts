import { z } from 'zod';
import { DUE_STATES } from '../enums.ts';
import {
  ActionValue,
  CategoryValue,
  DetectionOriginValue,
  DetectionStatusValue,
  DetectionTypeValue,
  EventDirectionValue,
  IntegrationNameValue,
  SeverityValue,
  SubstatusValue,
  VerdictReasonValue,
  VerdictValue,
} from '../values.ts';

/** A filter value may be given several times (`severity=HIGH&severity=LOW`) or comma-separated. */
function many<T extends z.ZodType>(value: T, most = 100) {
  return z
    .preprocess(
      (input) =>
        input === undefined
          ? undefined
          : (Array.isArray(input) ? input : [input]).flatMap((part) => String(part).split(',')),
      z.array(value).max(most).optional(),
    )
    .optional();
}

export const MANAGED_FILTERS = ['all', 'managed', 'unmanaged'] as const;
export type ManagedFilter = (typeof MANAGED_FILTERS)[number];

/** Like `many`, for values that may contain a comma: they are repeated instead. */
function eachOf<T extends z.ZodType>(value: T) {
  return z
    .preprocess(
      (input) => (input === undefined || Array.isArray(input) ? input : [input]),
      z.array(value).max(100).optional(),
    )
    .optional();
}

/** Like `many`, for optional values: `none` selects detections without any. */
function manyOrNone<T extends z.ZodType>(value: T) {
  return many(z.union([value, z.literal('none')]));
}

const HOURS_OF_WEEK = 168;

/** The filter of the list, the summary and the export: one meaning on all three. */
export const DetectionFilter = z.object({
  from: z
    .string()
    .max(40)
    .optional()
    .describe('Last seen at or after: an ISO instant, or relative: now-30d, now-24h'),
  to: z.string().max(40).optional().describe('Last seen before: an ISO instant, or relative: now'),
  firstFrom: z.string().max(40).optional().describe('First seen at or after; as `from`'),
  firstTo: z.string().max(40).optional().describe('First seen before; as `to`'),
  closedFrom: z.string().max(40).optional().describe('Closed at or after; as `from`'),
  closedTo: z.string().max(40).optional().describe('Closed before; as `to`'),
  q: z
    .string()
    .max(200)
    .optional()
    .describe('Free text: title, person, object, origin, destination'),
  status: many(DetectionStatusValue),
  substatus: many(SubstatusValue),
  verdict: manyOrNone(VerdictValue),
  reason: manyOrNone(VerdictReasonValue),
  severity: many(SeverityValue),
  type: many(DetectionTypeValue),
  origin: many(DetectionOriginValue),
  category: manyOrNone(CategoryValue),
  action: manyOrNone(ActionValue),
  source: many(IntegrationNameValue),
  destination: eachOf(z.string().max(253)),
  direction: manyOrNone(EventDirectionValue),
  policy: many(z.string().max(80)),
  person: eachOf(z.string().max(254)),
  assignee: many(z.string().max(80)).describe(
    'User IDs; `me` for the caller, `none` for unassigned',
  ),
  mentioned: many(z.string().max(80)).describe('User IDs, or `me`: mentioned in a comment'),
  tag: eachOf(z.string().max(40)).describe('Any of them; `none` for detections without'),
  due: many(z.enum(DUE_STATES)).describe('Due state; days are in `zone`'),
  object: eachOf(z.string().max(400)).describe('Object keys'),
  flow: many(z.string().max(80)).describe(
    '`originId~destinationId` of places or of groups of places: detections between the two',
  ),
  dataType: eachOf(z.string().max(80)).describe(
    'Ids of data types; any of them; `none` for detections without',
  ),
  managed: z
    .enum(MANAGED_FILTERS)
    .optional()
    .describe('Destinations under the organisation’s management, or all others; default all'),
  not: eachOf(z.string().max(300)).describe('`filter:value` pairs to exclude'),
  hours: many(z.coerce.number().int().min(0).max(167), HOURS_OF_WEEK).describe(
    'Hours of the week in which it was last seen, from Monday 0 to Sunday 167, in `zone`',
  ),
  zone: z
    .string()
    .max(60)
    .optional()
    .describe('IANA time zone of `hours` and of days; default: that of the organization'),
});
export type DetectionFilter = z.infer<typeof DetectionFilter>;
