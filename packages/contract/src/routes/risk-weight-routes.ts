import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { RISK_WEIGHT_GROUPS, RISK_WEIGHT_KEYS } from '../risk-weights.ts';
import { IsoTime, SeverityValue } from '../values.ts';

const Count = z.number().int();
const Person = z.object({ userId: z.string(), name: z.string() });
const Reason = z.string().trim().min(1).max(500);
const Params = z.object({ proposalId: z.uuid() });

const Weights = z
  .record(z.string().max(60), z.number())
  .describe('All weights that will differ from the defaults, by `group.name`');

export const RiskWeight = z.object({
  key: z.enum(RISK_WEIGHT_KEYS),
  group: z.enum(RISK_WEIGHT_GROUPS),
  default: Count,
  min: Count,
  max: Count,
  value: Count.describe('In use for new detections'),
});
export type RiskWeight = z.infer<typeof RiskWeight>;

export const RiskProposal = z.object({
  proposalId: z.string(),
  weights: z.record(z.string(), Count).describe('All weights that differ from the defaults'),
  reason: z.string(),
  state: z.enum(['pending', 'approved', 'rejected', 'withdrawn']),
  proposedAt: IsoTime,
  proposedBy: Person,
  decidedAt: IsoTime.nullable(),
  decidedBy: Person.nullable(),
  decisionReason: z.string().nullable(),
  rev: Count.nullable().describe('Resulting revision; null unless approved'),
});
export type RiskProposal = z.infer<typeof RiskProposal>;

const Scored = z.object({ score: Count, severity: SeverityValue });

/** A detection whose score would change. */
export const RescoreExample = z.object({
  detectionId: z.string(),
  number: Count,
  title: z.string(),
  before: Scored,
  after: Scored,
});
export type RescoreExample = z.infer<typeof RescoreExample>;

const BySeverity = z.record(SeverityValue, Count);

/** Effect of another scoring, by severity. */
export const ScoreEffect = z.object({
  detections: Count.describe('Detections that were scored for comparison'),
  rescored: Count.describe('Of these, with a changed score'),
  rising: Count.describe('Of these, more severe'),
  falling: Count.describe('Of these, less severe'),
  moves: z
    .array(z.object({ from: SeverityValue, to: SeverityValue, count: Count }))
    .describe('Changes of severity, the most frequent first'),
  before: BySeverity.describe('All of them by severity before'),
  after: BySeverity.describe('All of them by severity after'),
  examples: z.array(RescoreExample).describe('The largest changes; empty without `detection:read`'),
  isComplete: z.boolean().describe('False: only the newest were scored'),
});
export type ScoreEffect = z.infer<typeof ScoreEffect>;

export const riskWeightRoutes = defineRoutes({
  '/v1/risk-weights': {
    GET: {
      summary: 'Weights of the severity model, their history and the pending proposal',
      permission: 'setting:read',
      response: z.object({
        model: Count.describe('Version of the severity model, whose defaults these are'),
        rev: Count.describe('Revision of the current weights; 0: the defaults'),
        weights: z.array(RiskWeight),
        pending: RiskProposal.nullable(),
        history: z.array(RiskProposal).describe('Decided proposals, newest first, at most 20'),
      }),
    },
  },
  '/v1/risk-weights/preview': {
    POST: {
      load: 'heavy',
      summary: 'Preview the effect of weights on detections of the last 30 days',
      permission: 'setting:read',
      body: z.object({ weights: Weights }),
      response: ScoreEffect,
      audit: 'risk_weights.previewed',
    },
  },
  '/v1/risk-weights/proposals/{proposalId}/decision': {
    POST: {
      summary:
        'Approve or reject another person’s proposal, or withdraw your own; approved weights take effect immediately',
      permission: 'policy:approve',
      params: Params,
      body: z
        .object({
          decision: z.enum(['approved', 'rejected', 'withdrawn']),
          reason: z.string().trim().max(500).default('').describe('Optional for `withdrawn`'),
        })
        .refine(({ decision, reason }) => decision === 'withdrawn' || reason !== '', {
          path: ['reason'],
          message: 'is the reason for approving or rejecting',
        }),
      response: RiskProposal,
      audit: 'risk_weights.decided',
    },
  },
  '/v1/risk-weights/proposals': {
    POST: {
      summary:
        'Propose weights; they take effect after another person approves them. Replaces a pending proposal',
      permission: 'setting:manage',
      body: z.object({
        rev: z.int32().describe('Revision you read; returns 409 if it has changed'),
        weights: Weights,
        reason: Reason,
      }),
      response: RiskProposal,
      audit: 'risk_weights.proposed',
    },
  },
});
