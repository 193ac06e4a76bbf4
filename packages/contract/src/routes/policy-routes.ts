import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import {
  ContentChange,
  DaySeries,
  POLICY_LIMITS,
  PolicyContent,
  PolicyFault,
  PolicyFinding,
  PolicyGuard,
  PolicyKeyValue,
  PolicyModeValue,
  PolicyPrecision,
  PolicyResult,
  PolicyScope,
  RuleModeValue,
} from '../policies.ts';
import { SENTENCE_LENGTH, SentenceChoices } from '../sentence.ts';
import { DetectionOriginValue, IsoTime, Revision, SeverityValue } from '../values.ts';
import { policyListRoutes } from './policy-list-routes.ts';
import { policyTrialRoutes } from './policy-trial-routes.ts';
import { policyUpdateRoutes } from './policy-update-routes.ts';

const Count = z.number().int();
const Params = z.object({ policyKey: PolicyKeyValue });
const Rev = Revision.describe('Revision you read; returns 409 if it has changed');
const Reason = z.string().trim().max(500);
const Person = z.object({ userId: z.string(), name: z.string() });

export const PolicySummary = z.object({
  policyKey: z.string(),
  name: z.string(),
  description: z.string(),
  origin: DetectionOriginValue,
  isBuiltin: z.boolean(),
  isUndecided: z.boolean().describe('Added by an upgrade; simulates until someone decides on it'),
  mode: PolicyModeValue,
  hasDraft: z.boolean().describe('Has a draft in addition to the active version'),
  scope: PolicyScope,
  version: Count.describe('In use; 0 before the first'),
  severity: SeverityValue.describe('The highest of its rules'),
  priority: Count,
  stopsOthers: z.boolean(),
  owner: Person.nullable(),
  changedBy: Person.nullable(),
  changedAt: IsoTime.nullable(),
  matches: z
    .object({ total: Count, days: DaySeries })
    .describe('Last 7 days, including simulation'),
  promptsPerPersonWeek: z
    .number()
    .nullable()
    .describe('For rules that warn; null if there are none'),
  detections: Count.describe('All detections of this policy'),
  openDetections: Count,
  result: PolicyResult,
  precision: PolicyPrecision.nullable().describe('From verdicts; null if there are none'),
  overrideRate: z.number().nullable().describe('Null until users have responded'),
  health: z.array(PolicyFinding),
  attention: z
    .array(PolicyFault)
    .describe(
      'Why the active version needs attention: it would no longer be accepted. It keeps running',
    ),
  rev: Count,
});
export type PolicySummary = z.infer<typeof PolicySummary>;

/** How a rule is on the ladder. */
export const RuleStanding = z.object({
  ruleId: z.string(),
  mode: RuleModeValue,
  since: IsoTime.nullable(),
  pausedFrom: RuleModeValue.nullable().describe('Mode restored on resume'),
  emergencyUntil: IsoTime.nullable().describe('Blocks until then unless approved'),
  matches: z.object({ total: Count, days: DaySeries }).describe('Of the last 30 days'),
});
export type RuleStanding = z.infer<typeof RuleStanding>;

/** A step that waits for a second person. */
export const PendingStep = z.object({
  version: Count,
  ruleId: z.string().nullable(),
  to: z.string(),
  reason: z.string(),
  requestedBy: Person.nullable(),
  requestedAt: IsoTime,
});
export type PendingStep = z.infer<typeof PendingStep>;

export const PolicyHistoryEntry = z.object({
  at: IsoTime,
  actor: Person.nullable().describe('Null: the product itself'),
  kind: z.enum([
    'created',
    'edited',
    'activated',
    'rolled_back',
    'moved',
    'requested',
    'approved',
    'rejected',
    'demoted',
    'ordered',
    'imported',
    'retired',
  ]),
  ruleId: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  reason: z.string().nullable(),
});
export type PolicyHistoryEntry = z.infer<typeof PolicyHistoryEntry>;

export const PolicyDetail = PolicySummary.extend({
  content: PolicyContent.describe('The draft if there is one, otherwise the active version'),
  contentHash: z.string().describe('Hash of the evaluated content; back-tests carry it'),
  faults: z.array(PolicyFault),
  activeContent: PolicyContent.nullable().describe('The version in use'),
  standings: z.array(RuleStanding),
  pending: PendingStep.nullable(),
  backtestId: z.string().nullable().describe('Newest finished back-test of this exact content'),
  history: z.array(PolicyHistoryEntry).describe('Newest first, at most 100'),
});
export type PolicyDetail = z.infer<typeof PolicyDetail>;

export const PolicyVersionSummary = z.object({
  number: Count,
  contentHash: z.string(),
  author: Person.nullable(),
  createdAt: IsoTime,
  activatedAt: IsoTime.nullable(),
  retiredAt: IsoTime.nullable(),
  isActive: z.boolean(),
  backtestId: z.string().nullable(),
  approvals: z.array(
    z.object({
      approver: Person.nullable(),
      decision: z.enum(['approved', 'rejected']),
      to: z.string(),
      reason: z.string(),
      at: IsoTime,
    }),
  ),
});
export type PolicyVersionSummary = z.infer<typeof PolicyVersionSummary>;

/** Starting point of a new policy. */
export const PolicyStart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('blank') }),
  z.object({ kind: z.literal('template'), templateId: z.string().max(80) }),
  z
    .object({ kind: z.literal('policy'), policyKey: PolicyKeyValue })
    .describe('Duplicate of this policy; built-in policies allowed'),
  z.object({ kind: z.literal('detection'), detectionId: z.string().max(64) }),
  z
    .object({
      kind: z.literal('flow'),
      origin: z.string().max(253).nullable().describe('Name of the place'),
      destination: z.string().max(253).nullable(),
    })
    .describe('All movement along this flow'),
  z
    .object({
      kind: z.literal('sentence'),
      sentence: z.string().max(SENTENCE_LENGTH),
      choices: SentenceChoices.default([]),
    })
    .describe('Recognized content; call /v1/policies/sentence first'),
]);
export type PolicyStart = z.infer<typeof PolicyStart>;

/** `activate` replaces the active version with the draft; `resume` ends a pause. */
export const TRANSITIONS = [
  'simulate',
  'alert',
  'warn',
  'block',
  'paused',
  'resume',
  'activate',
] as const;
export type PolicyTransition = (typeof TRANSITIONS)[number];

export const policyItemRoutes = defineRoutes({
  '/v1/policies': {
    GET: {
      summary: 'Policies in evaluation order, with their matches',
      permission: 'policy:read',
      response: z.object({ items: z.array(PolicySummary), asOf: IsoTime }),
    },
    POST: {
      summary: 'Create a policy as a draft',
      permission: 'policy:edit',
      body: z.object({
        from: PolicyStart.default({ kind: 'blank' }),
        content: PolicyContent.partial().optional().describe('Takes precedence over `from`'),
      }),
      response: PolicyDetail.extend({
        notUnderstood: z.array(z.string()).describe('Words of a sentence that were not understood'),
      }),
      audit: 'policy.created',
    },
  },
  '/v1/policies/order': {
    POST: {
      summary: 'Set policy priorities; returns the changes for the events of the last 7 days',
      permission: 'policy:edit',
      load: 'heavy',
      body: z.object({
        items: z
          .array(
            z.object({ policyKey: PolicyKeyValue, priority: z.number().int().min(0).max(1000) }),
          )
          .min(1)
          .max(POLICY_LIMITS.policies),
        dryRun: z.boolean().default(false),
      }),
      response: z.object({
        changes: z.array(
          z.object({
            policyKey: z.string(),
            before: Count.describe('Matches in 7 days with the current order'),
            after: Count,
          }),
        ),
      }),
      audit: 'policy.ordered',
    },
  },
  '/v1/policies/{policyKey}': {
    GET: {
      summary: 'One policy with its draft, state and history',
      permission: 'policy:read',
      params: Params,
      response: PolicyDetail,
    },
    PATCH: {
      summary: 'Save the draft, complete or not; built-in policies accept only changed exceptions',
      permission: 'policy:edit',
      params: Params,
      body: z.object({ rev: Rev, content: PolicyContent }),
      response: PolicyDetail,
      audit: 'policy.edited',
    },
    DELETE: {
      summary: 'Retire a policy; it keeps its versions and is no longer evaluated',
      permission: 'policy:enforce',
      params: Params,
      response: z.object({ policyKey: z.string() }),
      audit: 'policy.retired',
    },
  },
  '/v1/policies/{policyKey}/draft': {
    DELETE: {
      summary: 'Discard the draft; the active version is unchanged',
      permission: 'policy:edit',
      params: Params,
      response: PolicyDetail,
      audit: 'policy.draft_discarded',
    },
  },
  '/v1/policies/{policyKey}/transitions': {
    GET: {
      summary: 'Next rollout steps for each rule, with their requirements',
      permission: 'policy:read',
      params: Params,
      response: z.object({
        items: z.array(
          z.object({
            ruleId: z.string().nullable().describe('Null: all rules'),
            to: z.enum(TRANSITIONS),
            needs: z.enum(['policy:edit', 'policy:enforce']),
            guards: z.array(PolicyGuard),
          }),
        ),
      }),
    },
    POST: {
      summary:
        'Take a rollout step. Unmet requirements return 409 with `guards`; steps that need approval wait for a second person',
      permission: 'policy:edit',
      params: Params,
      body: z.object({
        rev: Rev,
        ruleId: z.string().max(40).nullable().default(null).describe('Null: all rules'),
        to: z.enum(TRANSITIONS),
        reason: Reason.default(''),
        waivers: z.array(PolicyGuard.shape.code).max(20).default([]),
        isEmergency: z
          .boolean()
          .default(false)
          .describe('Block immediately, for 24 hours unless approved; requires policy:enforce'),
        zone: z
          .string()
          .max(60)
          .default('UTC')
          .describe('Time zone that determines the end of the working week'),
      }),
      response: z.object({ outcome: z.enum(['done', 'awaiting_approval']), policy: PolicyDetail }),
      audit: 'policy.moved',
    },
  },
  '/v1/policies/{policyKey}/approvals': {
    POST: {
      summary: 'Decide on a pending step; not allowed for the author or requester',
      permission: 'policy:approve',
      params: Params,
      body: z.object({
        version: Count,
        requestedAt: IsoTime.describe(
          'Revision of the step you read; returns 409 if it has changed',
        ),
        decision: z.enum(['approved', 'rejected']),
        reason: Reason.min(1),
      }),
      response: PolicyDetail,
      audit: 'policy.decided',
    },
  },
  '/v1/policies/{policyKey}/rollback': {
    POST: {
      summary: 'Roll back to an older version, effective immediately',
      permission: 'policy:enforce',
      params: Params,
      body: z.object({ rev: Rev, version: Count, reason: Reason.min(1) }),
      response: PolicyDetail,
      audit: 'policy.rolled_back',
    },
  },
  '/v1/policies/{policyKey}/versions': {
    GET: {
      summary: 'Versions of a policy, newest first',
      permission: 'policy:read',
      params: Params,
      response: z.object({ items: z.array(PolicyVersionSummary) }),
    },
  },
  '/v1/policies/{policyKey}/versions/{number}': {
    GET: {
      summary: 'One version compared with another; default: the previous one',
      permission: 'policy:read',
      params: Params.extend({ number: z.coerce.number().int().min(1) }),
      query: z.object({ against: z.coerce.number().int().min(0).optional() }),
      response: PolicyVersionSummary.extend({
        content: PolicyContent,
        against: Count.describe('0: nothing'),
        changes: z.array(ContentChange),
      }),
    },
  },
});

export const policyRoutes = {
  ...policyItemRoutes,
  ...policyTrialRoutes,
  ...policyListRoutes,
  ...policyUpdateRoutes,
};
