import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import {
  CategoryValue,
  HiddenCount,
  IntegrationNameValue,
  IsoTime,
  SeverityValue,
} from '../values.ts';
import { DetectionFilter } from './detection-filter-schema.ts';
import { DetectionListItem } from './detection-routes.ts';

const Count = z.number().int();

/** A number of this period and of the one before it, which is as long. */
const Compared = z.object({ now: z.number(), before: z.number() });

const BySeverity = z.partialRecord(SeverityValue, Count);

/** Detections that share a value, and how many of them have each severity. */
const Ranked = z.object({
  value: z.string(),
  label: z.string().nullable(),
  count: Count,
  counts: BySeverity,
});
export type DashboardRanked = z.infer<typeof Ranked>;

/** The oldest still open: ages in days since first seen, `minDays` included, `maxDays` not. */
const AgeBand = z.object({ minDays: Count, maxDays: Count.nullable(), counts: BySeverity });

/**
 * Everything that the dashboard shows, from one snapshot. *Open* numbers are of all detections that
 * wait for someone now, whenever they were seen; all others are of detections last seen within the
 * range. Each is what the detections list counts under the filter that its widget links to.
 */
export const Dashboard = z.object({
  asOf: IsoTime,
  from: IsoTime,
  to: IsoTime,
  previousFrom: IsoTime,
  lag: z
    .object({ newestEventAt: IsoTime.nullable(), newestIngestedAt: IsoTime.nullable() })
    .describe('How far the figures lag behind'),
  hidden: HiddenCount,
  strip: z.object({
    open: Compared.describe('`before`: open at the start of the range'),
    openCritical: Compared,
    seen: Compared.describe('Last seen within the range'),
    unassigned: Count.describe('Open and unassigned'),
    closeMs: z
      .object({ now: z.number().nullable(), before: z.number().nullable() })
      .describe('Median time from first seen to closed, of those closed within the range'),
    closed: Compared.describe('Closed now and last seen within the range'),
    sources: z.object({
      reporting: Count.describe('Sources that send events as usual'),
      silent: Count.describe('Sources with no events for longer than usual'),
      connected: Count.describe(
        'Also those that have sent no event yet, or list people, devices or items only',
      ),
    }),
    perDay: z
      .array(z.object({ startAt: IsoTime, opened: Count, closed: Count, critical: Count }))
      .describe('One entry per day of the range in `zone`, for spark lines'),
  }),
  openBySeverity: BySeverity,
  openByAge: z.array(AgeBand),
  days: z
    .array(z.object({ startAt: IsoTime, endAt: IsoTime, counts: BySeverity }))
    .describe('Detections by the day they were last seen, in `zone`'),
  flows: z
    .array(
      z.object({
        source: IntegrationNameValue,
        destination: z.string(),
        count: Count,
        counts: BySeverity,
      }),
    )
    .describe('All pairs; the sum equals the detections with a destination'),
  sources: z.array(Ranked),
  destinations: z.array(Ranked),
  people: z.array(Ranked).describe('The first 20'),
  policies: z.array(Ranked),
  categories: z.array(
    z.object({ category: CategoryValue.nullable(), count: Count, counts: BySeverity }),
  ),
  hours: z
    .array(z.object({ hour: z.number().int().min(0).max(167), count: Count }))
    .describe('Hours of the week in `zone`, Monday 0 first; hours without detections are left out'),
  criticalUnassigned: z.object({ total: Count, items: z.array(DetectionListItem) }),
  mine: z
    .object({ total: Count, items: z.array(DetectionListItem) })
    .describe('Open, assigned to the reader'),
  coverage: z.array(
    z.object({
      source: IntegrationNameValue,
      sourceId: z.string(),
      events: Count,
      lastEventAt: IsoTime,
      lastIngestedAt: IsoTime,
      isSilent: z.boolean().describe('No events for longer than usual'),
      rejected: Count,
    }),
  ),
  checklist: z
    .object({
      hasSource: z.boolean().describe('A source is connected, or a token lets one send'),
      hasColleague: z.boolean().describe('Someone else is a member, or is invited'),
      hasPolicy: z.boolean().describe('The organization has written a policy'),
      hasDetection: z.boolean(),
    })
    .describe('Onboarding steps of a new organization; sample data does not count'),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const dashboardRoutes = defineRoutes({
  '/v1/dashboard': {
    GET: {
      summary:
        'All dashboard figures, from one snapshot. Without `detection:read`: of the range and `managed` alone, without people and single detections',
      permission: 'overview:read',
      query: DetectionFilter.describe(
        'The range, `zone`, `managed` and filters that apply to every figure',
      ),
      response: Dashboard,
    },
  },
});
