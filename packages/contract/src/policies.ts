import { z } from 'zod';
import { Condition } from './condition/condition.ts';
import { JsonObject, JsonValue } from './json-value.ts';
import {
  ActionValue,
  CategoryValue,
  EventDirectionValue,
  IntegrationNameValue,
  IsoTime,
  SeverityValue,
} from './values.ts';

/**
 * Response of a rule to a match: nothing yet, count it, raise a detection, prompt the person, block the
 * action; a paused one is inactive. A policy's mode is the highest of its rules.
 */
export const RULE_MODES = ['draft', 'paused', 'simulate', 'alert', 'warn', 'block'] as const;
export const RuleModeValue = z.enum(RULE_MODES);
export type RuleMode = z.infer<typeof RuleModeValue>;

/** `in_approval`: a step awaits a second person; `retired`: stored, inactive. */
export const POLICY_MODES = [...RULE_MODES, 'in_approval', 'retired'] as const;
export const PolicyModeValue = z.enum(POLICY_MODES);
export type PolicyMode = z.infer<typeof PolicyModeValue>;

export const POLICY_LIMITS = {
  rules: 20,
  exceptions: 100,
  tests: 50,
  /** Of a text in a policy, in UTF-16 code units. */
  textLength: 2000,
  /** Of a document that is imported, in UTF-16 code units. */
  yamlLength: 2_000_000,
  policies: 1000,
  /** Entries of a list. */
  listEntries: 100_000,
} as const;

export const PolicyKeyValue = z.string().min(1).max(80);
const PartId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);
const Text = z.string().max(POLICY_LIMITS.textLength);

/** When a policy is active, by event time. Hours count from Monday 0 to Sunday 167. */
export const PolicyScheduleValue = z.object({
  from: IsoTime.nullable(),
  to: IsoTime.nullable(),
  hours: z.array(z.number().int().min(0).max(167)).max(168).nullable().describe('Null: all'),
  zone: z.string().max(60).describe('IANA time zone'),
});

/** Limits at which a policy is automatically rolled back one step. Null: no bound. */
export const PolicyGuardrails = z.object({
  maxPromptsPerPersonDay: z.number().positive().max(1000).nullable(),
  maxOverrideRate: z.number().min(0).max(1).nullable(),
  minPrecision: z.number().min(0).max(1).nullable(),
  demoteTo: z.enum(['simulate', 'alert', 'warn']),
});
export type PolicyGuardrails = z.infer<typeof PolicyGuardrails>;

/** A condition that may still be written: `{}` is read as null. */
export const WrittenCondition = z.union([
  Condition.nullable(),
  z
    .record(z.string(), z.never())
    .transform(() => null)
    .pipe(z.null()),
]);

export const RuleException = z.object({
  id: PartId,
  condition: WrittenCondition.describe('Events it excludes; null in drafts'),
  reason: Text,
  ownerId: z.string().max(80).nullable().describe('User id'),
  expiresAt: IsoTime.nullable().describe('Compared with event time; null: until removed'),
});
export type RuleException = z.infer<typeof RuleException>;

/** What makes a person’s answer to a prompt acceptable. */
export const OVERRIDE_KINDS = [
  'none',
  'justification',
  'business_need',
  'false_positive',
  'manager_approved',
] as const;

export const REMEDIATIONS = [
  'make_private',
  'remove_recipients',
  'expire_link',
  'quarantine',
  'notify_owner',
] as const;

export const RuleResponse = z.object({
  messages: z
    .record(z.string().regex(/^[a-z]{2}$/), Text)
    .describe('Text shown to the user, by language'),
  justification: z.enum(['none', 'optional', 'required']),
  overrideKinds: z.array(z.enum(OVERRIDE_KINDS)).max(OVERRIDE_KINDS.length),
  ttlMinutes: z.number().int().min(1).max(43_200).nullable().describe('How long an override holds'),
  remediation: z.array(z.enum(REMEDIATIONS)).max(REMEDIATIONS.length),
});
export type RuleResponse = z.infer<typeof RuleResponse>;

/** An event with the outcome that the rule must give; run whenever the policy is checked. */
export const RuleTest = z.object({
  name: z.string().max(200),
  event: JsonObject.describe('Facts of the event; absent means unknown'),
  expect: z.enum(['match', 'no_match']),
});
export type RuleTest = z.infer<typeof RuleTest>;

/** One event of a sequence. */
export const RuleStep = z.strictObject({
  name: z.string(),
  condition: WrittenCondition.describe('Condition for this step'),
  atLeast: z.number().optional().describe('Events needed to complete the step; default 1'),
});
export type RuleStep = z.infer<typeof RuleStep>;

/**
 * A count over a window of event time, or a sequence. Which members go together and what they may hold is
 * checked with the content, so that a draft may be wrong.
 */
export const RuleThreshold = z.strictObject({
  metric: z.string().max(40),
  field: z.string().optional().describe('Field whose values are counted; for the metric `values`'),
  threshold: z.number().optional().describe('Absent for sequences'),
  levels: z
    .array(z.strictObject({ value: z.number(), severity: SeverityValue }))
    .optional()
    .describe('Values above the threshold that raise the severity'),
  baseline: z
    .strictObject({ method: z.enum(['multiple', 'tail']), k: z.number() })
    .optional()
    .describe('Raises threshold and levels where the baseline is higher'),
  windowMs: z.number().int(),
  isFixed: z.boolean().optional().describe('The window is an hour or a day in UTC'),
  episodeGapMs: z.number().int(),
  groupBy: z.array(z.string().max(80)).max(10),
  steps: z.array(RuleStep).optional().describe('Of sequences'),
  isOrdered: z.boolean().optional().describe('Steps must occur in order; for sequences'),
});
export type RuleThreshold = z.infer<typeof RuleThreshold>;

export const PolicyRule = z.object({
  id: PartId,
  name: z.string().max(120),
  title: z.string().max(120).describe('Title of its detections'),
  severity: SeverityValue,
  mode: RuleModeValue.describe('Changed only by transitions; ignored here'),
  condition: WrittenCondition.describe('Null in drafts'),
  groupBy: z
    .array(z.string().max(80))
    .max(10)
    .describe('Fields that group matches into one detection'),
  threshold: RuleThreshold.nullable().describe('Null: each event is evaluated separately'),
  exceptions: z.array(RuleException).max(POLICY_LIMITS.exceptions),
  response: RuleResponse,
  tests: z.array(RuleTest).max(POLICY_LIMITS.tests),
});
export type PolicyRule = z.infer<typeof PolicyRule>;

/** A policy as people write it. A draft may be incomplete; missing parts are reported as faults. */
export const PolicyContent = z.object({
  name: z.string().max(120),
  description: Text,
  ownerId: z.string().max(80).nullable().describe('User id'),
  priority: z.number().int().min(0).max(1000).describe('Lower numbers run first'),
  stopsOthers: z.boolean().describe('Stops evaluation of later policies on a match'),
  schedule: PolicyScheduleValue.nullable(),
  guardrails: PolicyGuardrails,
  frameworks: z.array(z.string().max(60)).max(30),
  rules: z.array(PolicyRule).max(POLICY_LIMITS.rules),
});
export type PolicyContent = z.infer<typeof PolicyContent>;

/** What keeps a policy from being used. Worded by the console from the code, else by `message`. */
export const PolicyFault = z.object({
  path: z.string().describe('Place in the content, e.g. rules.0.condition.all.1.v'),
  code: z.enum([
    'missing',
    'invalid',
    'doubled',
    'past',
    'test_failed',
    'locale_missing',
    'unknown_list',
    'unknown_value',
  ]),
  message: z.string(),
  field: z.string().nullable().describe('Field of the failing comparison'),
  value: z.string().nullable().describe('The unknown value'),
  line: z
    .number()
    .int()
    .nullable()
    .describe('Position of the failing comparison in its condition, from 1'),
});
export type PolicyFault = z.infer<typeof PolicyFault>;

/** Valid but probably unintended parts. */
export const PolicyFinding = z.object({
  code: z.enum([
    'never_holds',
    'always_holds',
    'duplicate',
    'everyone_blocked',
    'empty_list',
    'field_without_source',
    'exception_expired',
    'exception_expiring',
    'exception_without_owner',
    'never_matched',
    'noisy',
    'shadowed',
    'owner_gone',
  ]),
  ruleId: z.string().nullable(),
  path: z.string(),
  message: z.string(),
});
export type PolicyFinding = z.infer<typeof PolicyFinding>;

/**
 * What came of a policy, so that every screen says the same of it. `off`: it does not run; `unmatched`: no match in 30
 * days and no detection; the next four have matches and no detection, and say why; `detecting`: it has detections.
 */
export const POLICY_RESULTS = [
  'off',
  'unmatched',
  'simulated',
  'threshold',
  'merged',
  'undetected',
  'detecting',
] as const;
export const PolicyResult = z.object({
  state: z.enum(POLICY_RESULTS),
  matches: z.number().int().describe('Of the last 30 days, those of simulation too'),
});
export type PolicyResult = z.infer<typeof PolicyResult>;

/** A share with its 95 % interval (Wilson) and how many verdicts it is made of. */
export const PolicyPrecision = z.object({
  value: z.number(),
  low: z.number(),
  high: z.number(),
  n: z.number().int(),
});
export type PolicyPrecision = z.infer<typeof PolicyPrecision>;

/** What the conditions of a policy pin, for words about its scope. Empty: not narrowed. */
export const PolicyScope = z.object({
  sources: z.array(IntegrationNameValue),
  actions: z.array(ActionValue),
  categories: z.array(CategoryValue),
  directions: z.array(EventDirectionValue),
  dataTypes: z.array(z.string()),
  destinations: z.array(z.string()),
});
export type PolicyScope = z.infer<typeof PolicyScope>;

/** Requirements between a rule and its next mode. */
export const POLICY_GUARDS = [
  'content_valid',
  'tests_pass',
  'backtest_exists',
  'simulated_or_backtested',
  'labels',
  'precision',
  'messages',
  'second_person',
  'warned_long_enough',
  'override_rate',
  'exception_path',
  'not_before_weekend',
  'next_step_only',
] as const;
export const PolicyGuard = z.object({
  code: z.enum(POLICY_GUARDS),
  isMet: z.boolean(),
  isWaivable: z.boolean(),
  facts: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
    .describe('Numbers used: `need` and `have` for comparisons'),
});
export type PolicyGuard = z.infer<typeof PolicyGuard>;
export type PolicyGuardCode = PolicyGuard['code'];

/** One change of a structural comparison. */
export const ContentChange = z.object({
  path: z.string().describe('Rules and exceptions by id: rules.big-upload.condition.all.0.v'),
  kind: z.enum(['added', 'removed', 'changed']),
  before: JsonValue,
  after: JsonValue,
});
export type ContentChange = z.infer<typeof ContentChange>;

/** One value per day, oldest first; days are UTC. */
export const DaySeries = z.array(z.object({ day: z.string(), count: z.number().int() }));
