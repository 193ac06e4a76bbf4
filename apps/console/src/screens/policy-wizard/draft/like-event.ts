import type { Condition, MatchedEvent, PolicyRule, RuleException } from '@waybill/contract';
import { isPlace, isValue, ruleException } from '../../../components/policy/rule-exception.ts';
import { treeOf } from './tree-of.ts';

/** Displayed facts of an action: of an event that a policy matches, or of a detection's. */
export type ShownAct = Pick<
  MatchedEvent,
  'source' | 'action' | 'personKey' | 'objectName' | 'from' | 'to'
>;

/**
 * An exception for similar actions: by the same person, to the same place. Its reason must still be
 * entered.
 */
export function withoutEvent(
  event: ShownAct,
  others: readonly RuleException[],
  now: number = Date.now(),
): RuleException {
  return ruleException(others, { condition: likeEvent(event), now });
}

/**
 * A rule extended to similar actions: the same action at the same place, by anyone. Exceptions that
 * excluded them no longer do, and stay in force otherwise.
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
    // An exception for exactly this action would be empty.
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

/** Whether a condition certainly matches an event, by the fields shown in a list. */
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
