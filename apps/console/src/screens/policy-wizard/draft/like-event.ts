import type { Condition, MatchedEvent, PolicyRule, RuleException } from '@waybill/contract';
import { isPlace, isValue, ruleException } from '../../../components/policy/rule-exception.ts';
import { treeOf } from './tree-of.ts';

/**
 * What is shown of an action: of an event that a policy meets, or of one that a detection is made of.
 */
export type ShownAct = Pick<
  MatchedEvent,
  'source' | 'action' | 'personKey' | 'objectName' | 'from' | 'to'
>;

/** An exception for acts like this one: by the same person, to the same place. Its reason is still to be written. */
export function withoutEvent(
  event: ShownAct,
  others: readonly RuleException[],
  now: number = Date.now(),
): RuleException {
  return ruleException(others, { condition: likeEvent(event), now });
}

/**
 * What a rule becomes that also asks for acts like this one: the same action at the same place, by
 * whoever. An exception that took them out no longer does, and holds for all else.
 */
export function withEvent(
  rule: Pick<PolicyRule, 'condition' | 'exceptions'>,
  event: ShownAct,
): Pick<PolicyRule, 'condition' | 'exceptions'> {
  const alike = actLikeEvent(event);
  const condition = treeOf(rule.condition);
  const exceptions = rule.exceptions.flatMap((exception) => {
    const tree = treeOf(exception.condition);
    if (!holdsFor(tree, event)) return [exception];
    // An exception for this very act has nothing left to take out.
    if (isSame(tree, likeEvent(event))) return [];
    return [{ ...exception, condition: { all: [tree, { not: alike }] } }];
  });
  return { condition: orLike(condition, alike), exceptions };
}

function orLike(condition: Condition, alike: Condition): Condition {
  if ('all' in condition && condition.all.length === 0) return alike;
  const known = 'any' in condition ? condition.any : [condition];
  return known.some((part) => isSame(part, alike)) ? condition : { any: [...known, alike] };
}

function likeEvent({ personKey, to, source, objectName }: ShownAct): Condition {
  const known = [...isValue('actor.key', personKey), ...isPlace('destination', to)];
  // Without anyone or anywhere, the object alone tells it apart.
  const told = known.length > 0 ? known : isValue('object.name', objectName);
  return { all: [{ f: 'source', op: 'eq', v: source }, ...told] };
}

function actLikeEvent({ personKey, to, source, action }: ShownAct): Condition {
  const place = isPlace('destination', to);
  const who = place.length > 0 ? [] : isValue('actor.key', personKey);
  return {
    all: [{ f: 'source', op: 'eq', v: source }, ...isValue('action', action), ...place, ...who],
  };
}

/** Whether a condition is known to hold for an event, by what a list shows of it. */
function holdsFor(condition: Condition, event: ShownAct): boolean {
  if ('all' in condition) {
    return condition.all.length > 0 && condition.all.every((part) => holdsFor(part, event));
  }
  if ('any' in condition) return condition.any.some((part) => holdsFor(part, event));
  if ('not' in condition) return false;
  return condition.op === 'eq' && shownOf(event).get(condition.f) === condition.v;
}

function shownOf({
  personKey,
  to,
  from,
  source,
  action,
  objectName,
}: ShownAct): Map<string, unknown> {
  return new Map<string, unknown>([
    ['source', source],
    ['action', action ?? undefined],
    ['actor.key', personKey ?? undefined],
    ['object.name', objectName ?? undefined],
    ...placeFacts('destination', to),
    ...placeFacts('origin', from),
  ]);
}

function placeFacts(side: string, place: ShownAct['to']): [string, unknown][] {
  const facts = ['name', 'kind', 'account', 'host'] as const;
  return facts.map((fact): [string, unknown] => [`${side}.${fact}`, place?.[fact] ?? undefined]);
}

function isSame(left: Condition, right: Condition): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
