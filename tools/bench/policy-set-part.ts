import { EVENT_ACTIONS, type ActivityEvent } from '@waybill/contract';
import { compilePolicies, type Policy } from '@waybill/engine';
import { benchPolicies } from './bench-policies.ts';
import { threadSeconds } from './cpu-time.ts';
import { percentile } from './machine.ts';
import { realisticEvents } from './policy-twenty-leaves.ts';

const EVENTS = 20_000;
const POLICIES = 200;
const ROUNDS = 9;

/**
 * Events per second of one core through two hundred policies of about ten leaves each: such as ask for
 * four common actions, of which nearly all are asked for nearly every event, and such as ask for one.
 */
export async function measure(): Promise<Record<string, number>> {
  const events = realisticEvents(EVENTS);
  const common = benchPolicies(POLICIES);
  const perSecond = rateOf(common, events);
  const oneActionPerSecond = rateOf(common.map(forOneAction), events);
  console.log(`${POLICIES} policies on common actions: ${perSecond} events/s`);
  console.log(`${POLICIES} policies on one action each: ${oneActionPerSecond} events/s`);
  return { perSecond, oneActionPerSecond, policies: POLICIES };
}

function forOneAction(policy: Policy, index: number): Policy {
  const v = EVENT_ACTIONS[index % EVENT_ACTIONS.length] ?? 'View';
  return { ...policy, condition: { all: [{ f: 'action', op: 'eq', v }, policy.condition] } };
}

function rateOf(policies: readonly Policy[], events: readonly ActivityEvent[]): number {
  const compiled = compilePolicies(policies);
  const rates: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const began = threadSeconds();
    for (const event of events) compiled.evaluate(event);
    // The first round warms the machine's compiler up.
    if (round > 0) rates.push(events.length / (threadSeconds() - began));
  }
  return Math.round(percentile(rates, 0.5));
}
