import { z } from 'zod';
import { VERDICT_REASONS } from './enums.ts';
import {
  DetectionStatusValue,
  IsoTime,
  SeverityValue,
  VerdictReasonValue,
  VerdictValue,
} from './values.ts';

/** Bounds of what people write. */
export const TRIAGE_LIMITS = {
  note: 2000,
  comment: 4000,
  reason: 400,
  tag: 40,
  tags: 20,
  /** Maximum detections listed in one bulk change. */
  named: 5000,
} as const;

/** A user-defined tag on a detection: letters, digits and a little punctuation, without spaces. */
export const Tag = z
  .string()
  .trim()
  .toLowerCase()
  .max(TRIAGE_LIMITS.tag)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}._:/-]*$/u, 'begins with a letter or digit and has no spaces');

/** The verdict of a closed detection. */
export const VerdictGiven = z
  .object({
    verdict: VerdictValue,
    reason: VerdictReasonValue.nullable().describe('Null if the verdict has no reasons'),
    note: z.string().trim().max(TRIAGE_LIMITS.note).optional(),
    expiresAt: IsoTime.optional().describe(
      'For `authorised`: the same finding is suppressed until then',
    ),
  })
  .refine(
    ({ verdict, reason }) => {
      const reasons: readonly string[] = VERDICT_REASONS[verdict];
      return reason === null ? reasons.length === 0 : reasons.includes(reason);
    },
    { path: ['reason'], message: 'is not a reason of this verdict' },
  )
  .refine(({ verdict, expiresAt }) => expiresAt === undefined || verdict === 'authorised', {
    path: ['expiresAt'],
    message: 'requires the verdict authorised',
  });
export type VerdictGiven = z.infer<typeof VerdictGiven>;

/** When a detection that sleeps is to wake: at whichever comes first. */
export const Snooze = z
  .object({
    until: IsoTime.optional().describe('At this time'),
    events: z
      .number()
      .int()
      .min(1)
      .max(1_000_000)
      .optional()
      .describe('After this many more events'),
    untilEscalates: z
      .boolean()
      .optional()
      .describe(
        'On more than three times the daily events, a new destination, or more sensitive data',
      ),
  })
  .refine(
    ({ until, events, untilEscalates }) =>
      until !== undefined || events !== undefined || untilEscalates === true,
    'has no wake-up condition',
  );
export type Snooze = z.infer<typeof Snooze>;

/** Changes to a detection, or to many: only the given fields change. */
export const TriageChange = z
  .object({
    status: DetectionStatusValue.exclude(['new', 'snoozed', 'suppressed', 'merged', 'closed'])
      .optional()
      .describe('Closing requires a verdict; snoozing requires a wake-up condition'),
    verdict: VerdictGiven.optional().describe('Closes it'),
    snooze: Snooze.optional(),
    assigneeId: z.string().max(80).nullable().optional().describe('Null: unassigned'),
    severity: z
      .object({ value: SeverityValue, reason: z.string().trim().min(1).max(TRIAGE_LIMITS.reason) })
      .nullable()
      .optional()
      .describe('Null: product default'),
    dueAt: IsoTime.nullable().optional().describe('Null: default for its severity'),
    tags: z
      .object({
        add: z.array(Tag).max(TRIAGE_LIMITS.tags).optional(),
        remove: z.array(Tag).max(TRIAGE_LIMITS.tags).optional(),
      })
      .optional(),
  })
  .refine(
    ({ status, verdict, snooze }) =>
      [status, verdict, snooze].filter((part) => part !== undefined).length <= 1,
    'a status, a verdict and a snooze cannot be combined',
  );
export type TriageChange = z.infer<typeof TriageChange>;

/** Why a detection was not changed. */
export const SKIP_REASONS = [
  'state_not_allowed',
  'changed_since',
  'no_right',
  'newer_is_open',
  'nothing_to_change',
  'too_many_tags',
  'gone',
  'failed',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];
