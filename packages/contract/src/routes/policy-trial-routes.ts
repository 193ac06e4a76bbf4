import { z } from 'zod';
import { Condition } from '../condition/condition.ts';
import { defineRoutes } from '../define-routes.ts';
import {
  ContentChange,
  POLICY_LIMITS,
  PolicyContent,
  PolicyFault,
  PolicyFinding,
  PolicyKeyValue,
} from '../policies.ts';
import {
  BacktestResult,
  BacktestSummary,
  MatchedEvent,
  PolicyPreviewWindow,
} from '../policy-results.ts';
import { SENTENCE_LENGTH, SentenceChoices, SentenceReading } from '../sentence.ts';
import { IsoTime } from '../values.ts';

const Count = z.number().int();

/** Effects of inactive policies, and policies as text. */
export const policyTrialRoutes = defineRoutes({
  '/v1/policies/sentence': {
    POST: {
      summary: 'Translate an English or German sentence into a policy, word by word',
      permission: 'policy:read',
      body: z.object({
        sentence: z.string().max(SENTENCE_LENGTH),
        choices: SentenceChoices.default([]),
      }),
      response: SentenceReading,
      audit: 'policy.sentence_read',
    },
  },
  '/v1/policies/check': {
    POST: {
      summary: 'Validate a policy: errors, likely mistakes and its rules as text',
      permission: 'policy:read',
      body: z.object({ content: PolicyContent }),
      response: z.object({
        faults: z.array(PolicyFault),
        findings: z.array(PolicyFinding),
        contentHash: z.string(),
        rules: z.array(
          z.object({
            ruleId: z.string(),
            text: z.string().nullable().describe('Canonical text; null if invalid'),
            parts: z
              .array(z.object({ path: z.string(), text: z.string().nullable() }))
              .describe('Conditions of its exceptions and steps, e.g. threshold.steps.0.condition'),
            tests: z.array(
              z.object({
                name: z.string(),
                expect: z.enum(['match', 'no_match']),
                isPassed: z.boolean(),
              }),
            ),
          }),
        ),
      }),
      audit: 'policy.checked',
    },
  },
  '/v1/policies/parse': {
    POST: {
      summary: 'Parse a condition text, or locate its errors',
      permission: 'policy:read',
      body: z.object({ text: z.string().max(100_000) }),
      response: z.object({
        condition: Condition.nullable().describe('Null if the text is invalid'),
        fault: z
          .object({ message: z.string(), line: Count, column: Count, offset: Count })
          .nullable(),
      }),
      audit: 'policy.parsed',
    },
  },
  '/v1/policies/preview': {
    POST: {
      summary: 'Estimate the matches of a policy in recent days; nothing is stored',
      permission: 'policy:read',
      load: 'heavy',
      body: z.object({
        content: PolicyContent,
        ruleId: z.string().max(40).optional().describe('Only this rule'),
        days: z.array(z.number().int().min(1).max(366)).min(1).max(5).default([7, 30, 90]),
      }),
      response: z.object({
        faults: z.array(PolicyFault).describe('Invalid rules are skipped'),
        windows: z.array(PolicyPreviewWindow),
        examples: z.array(MatchedEvent).describe('Newest matches, at most 10'),
        asOf: IsoTime,
      }),
      audit: 'policy.previewed',
    },
  },
  '/v1/policies/backtest': {
    POST: {
      summary:
        'Back-test a policy against retained events, compared with the active version. Streams lines; closing the request stops it',
      permission: 'policy:edit',
      body: z.object({
        policyKey: PolicyKeyValue.optional().describe(
          'Stored with this policy and compared with its active version',
        ),
        content: PolicyContent.optional().describe('Default: the draft of the policy'),
        from: IsoTime.optional().describe('Default: all retained events'),
        to: IsoTime.optional().describe('Default: now'),
      }),
      stream: { contentType: 'application/x-ndjson' },
      audit: 'policy.backtested',
    },
  },
  '/v1/policies/{policyKey}/backtests': {
    GET: {
      summary: 'Back-tests of a policy, newest first',
      permission: 'policy:read',
      params: z.object({ policyKey: PolicyKeyValue }),
      response: z.object({ items: z.array(BacktestSummary) }),
    },
  },
  '/v1/policies/{policyKey}/backtests/{backtestId}': {
    GET: {
      summary: 'One back-test with its result',
      permission: 'policy:read',
      params: z.object({ policyKey: PolicyKeyValue, backtestId: z.uuid() }),
      response: BacktestSummary.extend({
        result: BacktestResult.nullable().describe('Null while running and if stopped'),
      }),
    },
  },
  '/v1/policies/export': {
    GET: {
      summary: 'Policies and lists as YAML',
      permission: 'policy:read',
      query: z.object({
        keys: z
          .string()
          .max(8000)
          .optional()
          .describe('Comma-separated; default: all custom policies'),
      }),
      stream: { contentType: 'application/yaml' },
      audit: 'policy.exported',
    },
  },
  '/v1/policies/import': {
    POST: {
      summary:
        'Import policies and lists from YAML as drafts. Known keys are updated, others created; any error cancels the import',
      permission: 'policy:edit',
      body: z.object({ yaml: z.string().max(POLICY_LIMITS.yamlLength), dryRun: z.boolean() }),
      response: z.object({
        isApplied: z.boolean(),
        fault: z
          .object({ message: z.string(), line: Count, column: Count })
          .nullable()
          .describe('The text is not YAML or contains no policies'),
        items: z.array(
          z.object({
            kind: z.enum(['policy', 'list']),
            key: z.string(),
            name: z.string(),
            outcome: z.enum(['created', 'changed', 'unchanged', 'faulty']),
            faults: z.array(PolicyFault),
            changes: z.array(ContentChange),
          }),
        ),
      }),
      audit: 'policy.imported',
    },
  },
  '/v1/policies/analysis': {
    GET: {
      summary: 'Conflicts between policies, and policies without an owner',
      permission: 'policy:read',
      load: 'heavy',
      response: z.object({
        asOf: IsoTime,
        from: IsoTime.describe('Of the events used to count overlap'),
        scanned: Count,
        shadowed: z.array(
          z.object({
            policyKey: z.string(),
            ruleId: z.string(),
            by: z.string().describe('Key of the earlier policy that stops evaluation'),
            isProven: z.boolean().describe('True: derived from the conditions; false: observed'),
            events: Count,
          }),
        ),
        contradictions: z.array(
          z.object({
            first: z.object({ policyKey: z.string(), ruleId: z.string(), mode: z.string() }),
            second: z.object({ policyKey: z.string(), ruleId: z.string(), mode: z.string() }),
            events: Count.describe('Events that match both'),
          }),
        ),
        overlaps: z.array(
          z.object({
            first: z.string(),
            second: z.string(),
            events: Count,
            share: z.number().describe('Of the events of the smaller one'),
          }),
        ),
        debt: z.array(z.object({ policyKey: z.string(), findings: z.array(PolicyFinding) })),
      }),
    },
  },
  '/v1/policies/templates': {
    GET: {
      summary: 'Goals to start a policy from',
      permission: 'policy:read',
      response: z.object({
        items: z.array(
          z.object({
            templateId: z.string(),
            name: z.string(),
            description: z.string(),
            goal: z.string().describe('Group of templates'),
            content: PolicyContent,
          }),
        ),
      }),
    },
  },
});
