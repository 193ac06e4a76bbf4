import type { Condition } from '@waybill/contract';
import { askedOf } from '../asked-condition.ts';
import { normalForm } from '../normal-form.ts';
import type { Policy } from '../policy.ts';
import { implies } from './implies.ts';

/** Value evaluations per proof. */
const MOST_VERDICTS = 200_000;

/**
 * Whether a rule is provably unreachable: anything that matches it matches a rule of an earlier policy
 * that stops others. `stopping` are the rules of that policy. Never a false claim; a policy that counts
 * in a window or has a different schedule is never certain to stop anything.
 */
export function isProvenShadow(policy: Policy, stopping: readonly Policy[]): boolean {
  const stoppers = stopping.filter((other) => isSteady(other, policy)).map(surelyMet);
  if (stoppers.length === 0) return false;
  return implies(normalForm(possiblyMet(policy)), normalForm({ any: stoppers }), {
    left: MOST_VERDICTS,
  });
}

/** Always acts if its condition matches and the other policy is evaluated. */
function isSteady({ window, schedule = null }: Policy, other: Policy): boolean {
  if (window !== null) return false;
  return schedule === null || JSON.stringify(schedule) === JSON.stringify(other.schedule);
}

/** An exception may apply until it expires. */
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
