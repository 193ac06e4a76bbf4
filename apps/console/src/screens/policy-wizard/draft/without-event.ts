import type { MatchedEvent, RuleException } from '@waybill/contract';
import type { ConditionNode } from '@waybill/ui';
import { isPlace, isValue, ruleException } from '../../../components/policy/rule-exception.ts';

/** An exception for acts like this one: by the same person, to the same place. Its reason is still to be written. */
export function withoutEvent(
  event: MatchedEvent,
  others: readonly RuleException[],
  now: number = Date.now(),
): RuleException {
  return ruleException(others, { condition: likeEvent(event), now });
}

function likeEvent({ person, to, source, objectName }: MatchedEvent): ConditionNode {
  const known = [...isValue('actor.key', person), ...isPlace('destination', to)];
  // Without anybody or anywhere, the object alone tells it apart.
  const told = known.length > 0 ? known : isValue('object.name', objectName);
  return { all: [{ f: 'source', op: 'eq', v: source }, ...told] };
}
