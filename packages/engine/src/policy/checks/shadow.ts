import type { Condition } from '@waybill/contract';
import { askedOf } from '../asked-condition.ts';
import { normalForm } from '../normal-form.ts';
import type { Policy } from '../policy.ts';
import { implies } from './implies.ts';

/** Verdicts on values that one proof may take. */
const MOST_VERDICTS = 200_000;

/**
 * Whether the conditions themselves tell that a rule is never reached: whatever meets it meets a rule of a policy that
 * is asked before it and stops others. `stopping` are the rules of that policy. Never claims so falsely; what counts
 * towards a window or has another schedule stops nothing for certain.
 */
export function isProvenShadow(policy: Policy, stopping: readonly Policy[]): boolean {
  const stoppers = stopping.filter((other) => isSteady(other, policy)).map(surelyMet);
  if (stoppers.length === 0) return false;
  return implies(normalForm(possiblyMet(policy)), normalForm({ any: stoppers }), {
    left: MOST_VERDICTS,
  });
}

/** Acts wherever its condition holds and the other policy is asked. */
function isSteady({ window, schedule = null }: Policy, other: Policy): boolean {
  if (window !== null) return false;
  return schedule === null || JSON.stringify(schedule) === JSON.stringify(other.schedule);
}

/** An exception may spare until it ends. */
function surelyMet({ condition, exceptions = [] }: Policy): Condition {
  return without(
    condition,
    exceptions.map((exception) => exception.condition),
  );
}

/** Only an exception that does not end excludes for certain. */
function possiblyMet(policy: Policy): Condition {
  const lasting = (policy.exceptions ?? []).filter(({ expiresAt }) => expiresAt === null);
  return without(
    askedOf(policy),
    lasting.map(({ condition }) => condition),
  );
}

function without(condition: Condition, exceptions: readonly Condition[]): Condition {
  return { all: [condition, ...exceptions.map((not) => ({ not }))] };
}
