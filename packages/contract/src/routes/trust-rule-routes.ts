import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { SEVERITIES } from '../enums.ts';
import { TRUST_AUDIENCES, TRUST_SUBJECTS, TRUST_VERDICTS } from '../trust.ts';
import { CursorValue, IsoTime, Revision } from '../values.ts';

const Count = z.number().int();
const Params = z.object({ ruleId: z.uuid() });
const Value = z.string().trim().min(1).max(253);
const Verdict = z
  .enum(TRUST_VERDICTS)
  .describe('`sanctioned` lowers the score, `forbidden` raises it');
const OwnSubject = z.enum(TRUST_SUBJECTS).exclude(['flow']);

const Audience = z
  .object({
    kind: z.enum(TRUST_AUDIENCES),
    value: z
      .string()
      .trim()
      .max(254)
      .describe(
        'Name or address of a group, a department, or a person’s address; empty for everyone',
      ),
  })
  .refine(({ kind, value }) => (kind === 'everyone') === (value === ''), {
    path: ['value'],
    message: 'names whom the rule holds for, and is empty for everyone',
  });
export type TrustAudienceValue = z.infer<typeof Audience>;

const Reason = z.string().trim().min(1).max(500).describe('Shown with each score that it changes');
const Owner = z.string().max(80).nullable().describe('Of the console’s users');
const Expiry = IsoTime.nullable().describe('Events from then on are scored without the rule');

/** Detections of the last 30 days that a rule changed, by severity. */
const Effect = z.object({
  detections: Count.describe('Detections of the last 30 days whose score it changed'),
  lowered: Count.describe('Of these, how many are less severe because of it'),
  raised: Count.describe('Of these, how many are more severe because of it'),
});

export const TrustRuleValue = z.object({
  ruleId: z.string(),
  subject: z.object({
    kind: z.enum(TRUST_SUBJECTS),
    value: z.string().describe('For a flow, its two ids with `~` between'),
    name: z.string().describe('As people know it, e.g. `Salesforce → Slack`'),
  }),
  verdict: Verdict,
  audience: z.object({ kind: z.enum(TRUST_AUDIENCES), value: z.string() }),
  reason: z.string(),
  owner: z.object({ userId: z.string(), name: z.string() }).nullable(),
  expiresAt: IsoTime.nullable(),
  isExpired: z.boolean(),
  hits: Count.describe(
    'Events of the last 90 days, by the audience, to the destinations that it names',
  ),
  effect: Effect,
  changedAt: IsoTime,
  changedBy: z.string(),
  rev: Count,
});
export type TrustRuleValue = z.infer<typeof TrustRuleValue>;

/** A destination that can be trusted: of the catalogue of services, or one that events went to. */
export const TrustCandidate = z.object({
  kind: OwnSubject,
  value: z.string(),
  service: z
    .string()
    .nullable()
    .describe('Kind of service, e.g. `ai`; null where it is not in the catalogue'),
  hosts: z.array(z.string()).describe('Host names of the service; each stands for its subdomains'),
  hits: Count.describe('Events of the last 90 days'),
  verdict: Verdict.nullable().describe('Of the rule for everyone on it; null without one'),
});
export type TrustCandidate = z.infer<typeof TrustCandidate>;

const BySeverity = z.record(z.enum(SEVERITIES), Count);

/** A change answers how many open detections have another score because of it. */
const Changed = TrustRuleValue.extend({
  rescored: Count.describe('Open detections that have another score now'),
});

export const trustRuleRoutes = defineRoutes({
  '/v1/trust-rules': {
    GET: {
      summary: 'Sanctioned and forbidden destinations, decided flows among them, by name',
      permission: 'setting:read',
      query: z.object({
        search: z
          .string()
          .trim()
          .max(253)
          .optional()
          .describe('In name, reason, audience and owner'),
        verdict: z.enum(TRUST_VERDICTS).optional().describe('Only rules of this verdict'),
        limit: z.coerce.number().int().min(1).max(200).optional().describe('Default 50'),
        cursor: CursorValue.optional(),
      }),
      response: z.object({
        items: z.array(TrustRuleValue),
        total: Count,
        nextCursor: z.string().nullable(),
        asOf: IsoTime,
      }),
    },
    POST: {
      load: 'heavy',
      summary: 'Sanction or forbid a destination; open detections have the new score at once',
      permission: 'flow:review',
      body: z.object({
        subject: z.object({ kind: OwnSubject, value: Value }),
        verdict: Verdict,
        audience: Audience.default({ kind: 'everyone', value: '' }),
        reason: Reason,
        ownerId: Owner.default(null),
        expiresAt: Expiry.default(null),
      }),
      response: Changed,
      audit: 'trust_rule.created',
    },
  },
  '/v1/trust-rules/candidates': {
    GET: {
      summary:
        'Services of the catalogue and own destinations that match, those with most events first',
      permission: 'setting:read',
      query: z.object({
        search: z
          .string()
          .trim()
          .max(253)
          .optional()
          .describe('In name and host; absent: most events'),
        limit: z.coerce.number().int().min(1).max(100).optional().describe('Default 20'),
      }),
      response: z.object({ items: z.array(TrustCandidate), asOf: IsoTime }),
    },
  },
  '/v1/trust-rules/effect': {
    GET: {
      load: 'heavy',
      summary: 'What a rule would change for detections of the last 30 days',
      permission: 'setting:read',
      query: z.object({
        kind: OwnSubject.describe('What `value` names'),
        value: Value.describe('A destination, domain, account domain or account id'),
        verdict: Verdict,
        audienceKind: z
          .enum(TRUST_AUDIENCES)
          .default('everyone')
          .describe('For whom it would hold'),
        audienceValue: z.string().trim().max(254).default('').describe('Empty for everyone'),
      }),
      response: Effect.extend({
        before: BySeverity.describe('Affected detections by severity as they are'),
        after: BySeverity.describe('The same with the rule'),
        isComplete: z.boolean().describe('False: more detections than could be read in time'),
      }),
    },
  },
  '/v1/trust-rules/{ruleId}': {
    PATCH: {
      load: 'heavy',
      summary: 'Change a rule; absent keeps. What it names stays',
      permission: 'flow:review',
      params: Params,
      body: z.object({
        rev: Revision.describe('The revision that was seen; another one answers 409'),
        verdict: Verdict.optional(),
        audience: Audience.optional(),
        reason: Reason.optional(),
        ownerId: Owner.optional(),
        expiresAt: Expiry.optional(),
      }),
      response: Changed,
      audit: 'trust_rule.changed',
    },
    DELETE: {
      load: 'heavy',
      summary: 'Remove a rule; open detections have their score back at once',
      permission: 'flow:review',
      params: Params,
      response: z.object({ ruleId: z.string(), rescored: Count }),
      audit: 'trust_rule.removed',
    },
  },
});
