import {
  RuleThreshold,
  WrittenCondition,
  type Condition,
  type PolicyContent,
} from '@waybill/contract';

/** Placeholder for an unreadable count: the draft stays invalid. */
const UNREADABLE: RuleThreshold = { metric: '', windowMs: 0, episodeGapMs: 0, groupBy: [] };

/**
 * A stored draft in the current form. Before conditions and counts had a schema, a draft could contain
 * anything in their place. Unreadable parts are reported as missing or invalid. Versions were checked
 * before use.
 */
export function readableDraft(draft: PolicyContent): PolicyContent {
  return {
    ...draft,
    rules: draft.rules.map((rule) => ({
      ...rule,
      condition: readable(rule.condition),
      exceptions: rule.exceptions.map((exception) => ({
        ...exception,
        condition: readable(exception.condition),
      })),
      threshold: rule.threshold && (RuleThreshold.safeParse(rule.threshold).data ?? UNREADABLE),
    })),
  };
}

function readable(condition: unknown): Condition | null {
  return WrittenCondition.safeParse(condition).data ?? null;
}
