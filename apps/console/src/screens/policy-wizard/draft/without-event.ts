import type { MatchedEvent, RuleException } from '@waybill/contract';
import type { ConditionNode } from '@waybill/ui';

/** Days that an exception made from an example lasts, unless somebody changes it. */
const USUAL_DAYS = 90;

/** An exception for acts like this one: by the same person, to the same place. Its reason is still to be written. */
export function withoutEvent(
  event: MatchedEvent,
  others: readonly RuleException[],
  now: number = Date.now(),
): RuleException {
  return {
    id: freeId(others),
    condition: likeEvent(event),
    reason: '',
    ownerId: null,
    expiresAt: `${new Date(now + USUAL_DAYS * 86_400_000).toISOString().slice(0, 10)}T23:59:59.999Z`,
  };
}

/** The first id that no other exception has. */
export function freeId(others: readonly RuleException[]): string {
  let number = others.length + 1;
  while (others.some(({ id }) => id === `exception-${number}`)) number += 1;
  return `exception-${number}`;
}

function likeEvent({ person, to, source, objectName }: MatchedEvent): ConditionNode {
  const known = [
    isValue('actor.key', person),
    isValue('destination.name', to?.name),
    isValue('destination.account', to?.account),
    isValue('destination.host', to?.host),
  ].flat();
  // Without anybody or anywhere, the object alone tells it apart.
  const told = known.length > 0 ? known : isValue('object.name', objectName);
  return { all: [{ f: 'source', op: 'eq', v: source }, ...told] };
}

function isValue(f: string, v: string | null | undefined): ConditionNode[] {
  return v === null || v === undefined ? [] : [{ f, op: 'eq', v }];
}
