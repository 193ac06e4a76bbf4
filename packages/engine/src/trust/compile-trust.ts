import type { ActivityEvent } from '@waybill/contract';
import type { KnownPerson } from '../policy/event-context.ts';
import { destinationPart } from '../severity/destination-points.ts';
import { DEFAULT_WEIGHTS } from '../severity/weights.ts';
import { exposuresOf } from './exposures-of.ts';
import { flowsOf, folded, keyOf, tiersOf, type Tier } from './trust-keys.ts';
import { subjectName, type TrustRule, type TrustVerdict } from './trust-rule.ts';

/** Trust rules compiled for a few lookups per event, for any number of rules. */
export interface CompiledTrust {
  /**
   * The rules' verdict on an event: forbidden if any exposure is forbidden, sanctioned if every one is
   * sanctioned. The most specific rule decides each exposure. Null if nothing moves or no rule applies.
   */
  verdictOf(event: ActivityEvent, person: KnownPerson | null): TrustVerdict | null;
}

/** Compiles rules once for many events. */
export function compileTrust(rules: readonly TrustRule[]): CompiledTrust {
  if (rules.length === 0) return { verdictOf: () => null };
  const byKey = new Map<string, TrustRule[]>();
  for (const rule of rules) {
    const key = keyOf(rule);
    byKey.set(key, [...(byKey.get(key) ?? []), rule].toSorted(firstOf));
  }
  const hasFlows = rules.some(({ subject }) => subject.kind === 'flow');
  return {
    verdictOf(event, person) {
      if (destinationPart(event, DEFAULT_WEIGHTS) === null) return null;
      const holds = (rule: TrustRule): boolean => holdsFor(rule, event, person);
      const flows = hasFlows ? flowsOf(event) : null;
      const deciding = exposuresOf(event).map((exposure) => ({
        exposure,
        rule: decidingRule(byKey, tiersOf(exposure, flows), holds),
      }));
      const forbidding = deciding.find(({ rule }) => rule?.verdict === 'forbidden')?.rule;
      if (forbidding) return verdictBy(forbidding);
      const open = deciding.filter(({ exposure }) => !exposure.isInside);
      const [first] = open;
      return first?.rule && open.every(({ rule }) => rule) ? verdictBy(first.rule) : null;
    },
  };
}

function verdictBy({ ruleId, verdict, subject, reason }: TrustRule): TrustVerdict {
  return { ruleId, verdict, subject: subjectName(subject), reason };
}

const AUDIENCE_ORDER = ['person', 'group', 'department', 'everyone'];

/** Among rules on the same place: the narrower audience first, then forbidding ones. */
function firstOf(left: TrustRule, right: TrustRule): number {
  return orderOf(left) - orderOf(right);
}

function orderOf({ audience, verdict }: TrustRule): number {
  return AUDIENCE_ORDER.indexOf(audience.kind) * 2 + (verdict === 'forbidden' ? 0 : 1);
}

/** A rule applies to events before its end, also if the record arrives later. */
function holdsFor(rule: TrustRule, event: ActivityEvent, person: KnownPerson | null): boolean {
  if (rule.expiresAt !== null && event.occurredAt >= rule.expiresAt) return false;
  const { audience } = rule;
  switch (audience.kind) {
    case 'everyone':
      return true;
    case 'department':
      return folded(person?.department ?? '') === folded(audience.name);
    default:
      return [event.actorKey, event.actor.email].some(
        (key) => key !== null && audience.people.has(folded(key)),
      );
  }
}

function decidingRule(
  byKey: ReadonlyMap<string, readonly TrustRule[]>,
  tiers: Iterable<Tier>,
  holds: (rule: TrustRule) => boolean,
): TrustRule | null {
  for (const { key, canSanction } of tiers) {
    const rule = byKey.get(key)?.find(holds);
    if (rule && (canSanction || rule.verdict === 'forbidden')) return rule;
  }
  return null;
}
