import { hash } from 'node:crypto';
import { ownValue, type PolicyContent, type PolicyRule, type RuleMode } from '@waybill/contract';

/** Stored ladder state of a rule. Instants are ISO texts. */
export interface StoredStanding {
  mode: RuleMode;
  since: string;
  /** When each mode was first reached; cleared when rolled back below it. */
  simulatedSince: string | null;
  warnedSince: string | null;
  pausedFrom: RuleMode | null;
  emergencyUntil: string | null;
}

export type Standings = Readonly<Record<string, StoredStanding>>;

const USUAL_PRIORITY = 100;

export const BLANK_CONTENT: PolicyContent = {
  name: '',
  description: '',
  ownerId: null,
  priority: USUAL_PRIORITY,
  stopsOthers: false,
  schedule: null,
  guardrails: {
    maxPromptsPerPersonDay: null,
    maxOverrideRate: null,
    minPrecision: null,
    demoteTo: 'simulate',
  },
  frameworks: [],
  rules: [],
};

/** A rule with defaults; `given` takes precedence. */
export function ruleWith(given: Partial<PolicyRule> & { id: string }): PolicyRule {
  return {
    name: '',
    title: '',
    severity: 'MEDIUM',
    mode: 'draft',
    condition: null,
    groupBy: ['actor', 'destination'],
    threshold: null,
    exceptions: [],
    response: {
      messages: {},
      justification: 'none',
      overrideKinds: [],
      ttlMinutes: null,
      remediation: [],
    },
    tests: [],
    ...given,
  };
}

/** The content with its rules' modes, and its priority. */
export function standingContent(
  content: PolicyContent,
  standings: Standings,
  priority = content.priority,
): PolicyContent {
  return {
    ...content,
    priority,
    rules: content.rules.map((rule) => ({
      ...rule,
      mode: ownValue(standings, rule.id)?.mode ?? 'draft',
    })),
  };
}

/** A content in stored form: modes are stored next to it. */
export function storedContent(content: PolicyContent): PolicyContent {
  return { ...content, rules: content.rules.map((rule) => ({ ...rule, mode: 'draft' })) };
}

/**
 * Of the parts that affect evaluation. Excludes names, texts, answers, tests and the order of members.
 */
export function contentHash({ schedule, rules }: PolicyContent): string {
  const judged = rules.map(({ id, severity, condition, groupBy, threshold, exceptions }) => ({
    id,
    severity,
    condition,
    groupBy,
    threshold,
    exceptions: exceptions.map((exception) => ({
      condition: exception.condition,
      expiresAt: exception.expiresAt,
    })),
  }));
  return hash('sha256', JSON.stringify(sorted({ schedule, rules: judged })), 'hex').slice(0, 32);
}

/** The same value with the members of every object in the order of their names. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  );
}
