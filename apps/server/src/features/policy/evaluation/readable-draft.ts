import {
  RuleThreshold,
  WrittenCondition,
  type Condition,
  type PolicyContent,
} from '@waybill/contract';

/** Represents a count that cannot be read: a draft with it is at fault, as it was. */
const UNREADABLE: RuleThreshold = { metric: '', windowMs: 0, episodeGapMs: 0, groupBy: [] };

/**
 * A stored draft in today's form. Before conditions and counts had a schema, a draft could hold anything in their
 * place. What cannot be read is told as missing or invalid. Versions were checked before they were used.
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
