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
    message: 'is the audience of the rule, empty for everyone',
  });
export type TrustAudienceValue = z.infer<typeof Audience>;

const Reason = z.string().trim().min(1).max(500).describe('Shown with each score that it changes');
const Owner = z.string().max(80).nullable().describe('A console member');
const Expiry = IsoTime.nullable().describe('The rule does not apply to events after this time');

/** Detections of the last 30 days that a rule changed, by severity. */
const Effect = z.object({
  detections: Count.describe('Detections of the last 30 days whose score it changed'),
  lowered: Count.describe('Of these, less severe because of the rule'),
  raised: Count.describe('Of these, more severe because of the rule'),
});

export const TrustRuleValue = z.object({
  ruleId: z.string(),
  subject: z.object({
    kind: z.enum(TRUST_SUBJECTS),
    value: z.string().describe('For a flow, its two ids with `~` between'),
    name: z.string().describe('Display name, e.g. `Salesforce → Slack`'),
  }),
  verdict: Verdict,
  audience: z.object({ kind: z.enum(TRUST_AUDIENCES), value: z.string() }),
  reason: z.string(),
  owner: z.object({ userId: z.string(), name: z.string() }).nullable(),
  expiresAt: IsoTime.nullable(),
  isExpired: z.boolean(),
  hits: Count.describe('Events of the last 90 days from the audience to its destinations'),
  effect: Effect,
  changedAt: IsoTime,
  changedBy: z.string(),
  rev: Count,
});
export type TrustRuleValue = z.infer<typeof TrustRuleValue>;

/** A destination that can be trusted: from the catalogue of services, or from events. */
export const TrustCandidate = z.object({
  kind: OwnSubject,
  value: z.string(),
  service: z
    .string()
    .nullable()
    .describe('Service category, e.g. `ai`; null if not in the catalog'),
  hosts: z.array(z.string()).describe('Host names of the service; each includes its subdomains'),
  hits: Count.describe('Events of the last 90 days'),
  verdict: Verdict.nullable().describe('Verdict of its rule for everyone; null if there is none'),
});
export type TrustCandidate = z.infer<typeof TrustCandidate>;

const BySeverity = z.record(z.enum(SEVERITIES), Count);

/** A change returns how many open detections it rescored. */
const Changed = TrustRuleValue.extend({
  rescored: Count.describe('Open detections with a changed score'),
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
      summary: 'Sanction or forbid a destination; open detections are rescored immediately',
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
      summary: 'Matching services and custom destinations, most events first',
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
      summary: 'Preview the effect of a rule on detections of the last 30 days',
      permission: 'setting:read',
      query: z.object({
        kind: OwnSubject.describe('Type of `value`'),
        value: Value.describe('A destination, domain, account domain or account id'),
        verdict: Verdict,
        audienceKind: z.enum(TRUST_AUDIENCES).default('everyone').describe('Audience of the rule'),
        audienceValue: z.string().trim().max(254).default('').describe('Empty for everyone'),
      }),
      response: Effect.extend({
        before: BySeverity.describe('Affected detections by current severity'),
        after: BySeverity.describe('The same with the rule'),
        isComplete: z
          .boolean()
          .describe('False: the time limit was reached before all detections were read'),
      }),
    },
  },
  '/v1/trust-rules/{ruleId}': {
    PATCH: {
      load: 'heavy',
      summary: 'Change a rule; absent fields keep their value. The destination cannot change',
      permission: 'flow:review',
      params: Params,
      body: z.object({
        rev: Revision.describe('Revision you read; returns 409 if it has changed'),
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
      summary: 'Remove a rule; open detections are rescored immediately',
      permission: 'flow:review',
      params: Params,
      response: z.object({ ruleId: z.string(), rescored: Count }),
      audit: 'trust_rule.removed',
    },
  },
});
