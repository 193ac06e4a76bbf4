import type { ActivityEvent, Condition } from '@waybill/contract';
import { compileCondition, type Policy } from '@waybill/engine';

/** Fields that say what kind of event it is. All others say whether one of that kind is a finding. */
const KIND =
  /^(?:source|stream|operation|action|movement|category|object\.kind|object\.extension|destination\.kind|destination\.service|archive\..*|label.*|data\..*|extra\..*|vendor.*|actor\.leaver)$/;

/** Whether an organisation has events of the kind that a policy judges, so that a count of 0 means something. */
export function hasEventsFor({ condition }: Policy, events: readonly ActivityEvent[]): boolean {
  const isOfKind = kindTest(condition);
  return events.some(isOfKind);
}

function kindTest(condition: Condition): (event: ActivityEvent) => boolean {
  if ('all' in condition) {
    const tests = condition.all.map(kindTest);
    return (event) => tests.every((test) => test(event));
  }
  if ('any' in condition) {
    const tests = condition.any.map(kindTest);
    return (event) => tests.some((test) => test(event));
  }
  if ('not' in condition || !KIND.test(condition.f)) return () => true;
  const { test } = compileCondition(condition);
  return (event) => test(event);
}
