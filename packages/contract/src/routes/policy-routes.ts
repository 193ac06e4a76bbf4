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
const Rev = Revision.describe('The revision that was seen; another one answers 409');
const Reason = z.string().trim().max(500);
const Person = z.object({ userId: z.string(), name: z.string() });

export const PolicySummary = z.object({
  policyKey: z.string(),
  name: z.string(),
  description: z.string(),
  origin: DetectionOriginValue,
  isBuiltin: z.boolean(),
  isUndecided: z
    .boolean()
    .describe('Built-in, brought by an upgrade; it simulates until somebody decides on it'),
  mode: PolicyModeValue,
  hasDraft: z.boolean().describe('A draft waits beside the version in use'),
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
    .describe('Of the last 7 days, those of simulation too'),
  promptsPerPersonWeek: z.number().nullable().describe('Of rules that ask; null where none does'),
  detections: Count.describe('All detections of this policy'),
  openDetections: Count,
  result: PolicyResult,
  precision: PolicyPrecision.nullable().describe('From verdicts; null where there are none'),
  overrideRate: z.number().nullable().describe('Null while no answers of people are known'),
  health: z.array(PolicyFinding),
  attention: z
    .array(PolicyFault)
    .describe(
      'Why the version in use needs attention: it would not be accepted today. It keeps running',
    ),
  rev: Count,
});
export type PolicySummary = z.infer<typeof PolicySummary>;

/** How a rule stands on the ladder. */
export const RuleStanding = z.object({
  ruleId: z.string(),
  mode: RuleModeValue,
  since: IsoTime.nullable(),
  pausedFrom: RuleModeValue.nullable().describe('What it goes back to when it is resumed'),
  emergencyUntil: IsoTime.nullable().describe('Blocks until then unless it is approved'),
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
  content: PolicyContent.describe('The draft where there is one, else the version in use'),
  contentHash: z.string().describe('Of what it judges by; back-tests carry it'),
  faults: z.array(PolicyFault),
  activeContent: PolicyContent.nullable().describe('The version in use'),
  standings: z.array(RuleStanding),
  pending: PendingStep.nullable(),
  backtestId: z.string().nullable().describe('The newest finished one of this very content'),
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

/** What a new policy is made from. */
export const PolicyStart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('blank') }),
  z.object({ kind: z.literal('template'), templateId: z.string().max(80) }),
  z
    .object({ kind: z.literal('policy'), policyKey: PolicyKeyValue })
    .describe('A copy; built-in ones too'),
  z.object({ kind: z.literal('detection'), detectionId: z.string().max(64) }),
  z
    .object({
      kind: z.literal('flow'),
      origin: z.string().max(253).nullable().describe('Name of the place'),
      destination: z.string().max(253).nullable(),
    })
    .describe('Everything that goes this way'),
  z
    .object({
      kind: z.literal('sentence'),
      sentence: z.string().max(SENTENCE_LENGTH),
      choices: SentenceChoices.default([]),
    })
    .describe('What is understood of it; ask /v1/policies/sentence first'),
]);
export type PolicyStart = z.infer<typeof PolicyStart>;

/** `activate` puts the draft in the place of the version in use; `resume` ends a pause. */
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
      summary: 'Policies in the order they are asked in, with what they meet',
      permission: 'policy:read',
      response: z.object({ items: z.array(PolicySummary), asOf: IsoTime }),
    },
    POST: {
      summary: 'Make a policy; it begins as a draft',
      permission: 'policy:edit',
      body: z.object({
        from: PolicyStart.default({ kind: 'blank' }),
        content: PolicyContent.partial().optional().describe('Goes before what `from` gives'),
      }),
      response: PolicyDetail.extend({
        notUnderstood: z.array(z.string()).describe('Words of a sentence that were not understood'),
      }),
      audit: 'policy.created',
    },
  },
  '/v1/policies/order': {
    POST: {
      summary: 'Set the priorities of policies; what changes for the events of 7 days is answered',
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
            before: Count.describe('Matches of 7 days as it is asked now'),
            after: Count,
          }),
        ),
      }),
      audit: 'policy.ordered',
    },
  },
  '/v1/policies/{policyKey}': {
    GET: {
      summary: 'One policy with its draft, its standing and its history',
      permission: 'policy:read',
      params: Params,
      response: PolicyDetail,
    },
    PATCH: {
      summary:
        'Save the draft, complete or not; of a built-in one the exceptions of its rule alone change',
      permission: 'policy:edit',
      params: Params,
      body: z.object({ rev: Rev, content: PolicyContent }),
      response: PolicyDetail,
      audit: 'policy.edited',
    },
    DELETE: {
      summary: 'Retire a policy: it is kept with its versions and asked no more',
      permission: 'policy:enforce',
      params: Params,
      response: z.object({ policyKey: z.string() }),
      audit: 'policy.retired',
    },
  },
  '/v1/policies/{policyKey}/draft': {
    DELETE: {
      summary: 'Throw the draft away; the version in use stays',
      permission: 'policy:edit',
      params: Params,
      response: PolicyDetail,
      audit: 'policy.draft_discarded',
    },
  },
  '/v1/policies/{policyKey}/transitions': {
    GET: {
      summary: 'The steps that are next for each rule, with what stands before them',
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
        'Take a step on the ladder. What stands before it answers 409 with `guards`; what needs a second person waits for one',
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
          .describe('Block at once, for 24 hours unless it is approved; needs policy:enforce'),
        zone: z.string().max(60).default('UTC').describe('Where the working week ends'),
      }),
      response: z.object({ outcome: z.enum(['done', 'awaiting_approval']), policy: PolicyDetail }),
      audit: 'policy.moved',
    },
  },
  '/v1/policies/{policyKey}/approvals': {
    POST: {
      summary: 'Decide on the step that waits; not by who wrote the version or asked for the step',
      permission: 'policy:approve',
      params: Params,
      body: z.object({
        version: Count,
        requestedAt: IsoTime.describe('Of the step that was seen; another one answers 409'),
        decision: z.enum(['approved', 'rejected']),
        reason: Reason.min(1),
      }),
      response: PolicyDetail,
      audit: 'policy.decided',
    },
  },
  '/v1/policies/{policyKey}/rollback': {
    POST: {
      summary: 'Put an older version in use again, at once',
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
      summary: 'One version, compared with another: the one before it unless told otherwise',
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
