import type { ActivityEvent, LeafResult } from '@waybill/contract';
import { askedOf } from './asked-condition.ts';
import { compileCondition, type CompiledCondition } from './compile-condition.ts';
import { needsOf, NO_CONTEXT, type ContextNeeds, type EventContext } from './event-context.ts';
import { pinnedValues } from './pinned-values.ts';
import type { Policy, PolicyException } from './policy.ts';
import { relaxCondition } from './relax-condition.ts';
import { compileSchedule } from './schedule.ts';
import { sharedTests, type SharedTests } from './shared-tests.ts';
import { isWindowed, windowIntake, type CountedEvent, type WindowIntake } from './window-intake.ts';

export interface PolicyHit {
  policy: Policy;
  /** Every leaf of the policy's condition with the value it saw. */
  leaves: LeafResult[];
  /**
   * True: only a candidate, which counts towards the policy's window. False: a detection on its own.
   */
  windowed: boolean;
  /** Role of the event in the window, and its group; null for a detection on its own. */
  counted: CountedEvent | null;
}

export interface CompiledPolicySet {
  /** In evaluation order: by priority, then as given. */
  policies: readonly Policy[];
  /**
   * The policies that match the event: within their schedule, without an exception, and not stopped by
   * an earlier one.
   */
  evaluate(event: ActivityEvent, context?: EventContext): PolicyHit[];
  /**
   * Whether lineage or behaviour, not yet in `context`, may change the result. Only then they must be
   * looked up, and the event evaluated again.
   */
  isOpen(event: ActivityEvent, context?: EventContext): boolean;
  /** Required context of some policy besides the event. */
  needs: ContextNeeds;
}

interface Entry {
  policy: Policy;
  /** The policy's own condition, which explains a match. */
  compiled: CompiledCondition;
  /** What an event must match: the condition, and a step if the policy is a sequence. */
  asked: CompiledCondition;
  /** Null if the policy judges one event on its own. */
  intake: WindowIntake | null;
  /** Holds if the policy can match once more is known; null if nothing more is needed. */
  relaxed: CompiledCondition | null;
  exceptions: readonly CompiledException[];
  isInSchedule: ((at: number) => boolean) | null;
  actions: ReadonlySet<string> | null;
  sources: ReadonlySet<string> | null;
}

interface CompiledException {
  compiled: CompiledCondition;
  expiresAt: number;
}

/** Represents every value that no policy pins. */
const OTHER = Symbol('other');
type IndexKey = string | typeof OTHER;

const NO_HITS: readonly Entry[] = [];

const USUAL_PRIORITY = 100;

/**
 * Compiles policies once for many events. An index over source and action skips policies whose
 * conditions require other values; its size is bounded by the values that policies name.
 */
export function compilePolicies(given: readonly Policy[]): CompiledPolicySet {
  const policies = given.toSorted((left, right) => priorityOf(left) - priorityOf(right));
  const shared = sharedTests(policies.map(askedOf));
  const entries = policies.map((policy) => compileEntry(policy, shared));
  const candidatesOf = indexEntries(entries);
  const hasLate = entries.some(({ relaxed }) => relaxed !== null);
  return {
    policies,
    needs: needsOf((part) => entries.some((entry) => asks(entry, part))),
    evaluate: (event, context = NO_CONTEXT) => {
      shared.begin();
      return evaluateIn(candidatesOf(event), event, context);
    },
    isOpen: (event, context = NO_CONTEXT) =>
      hasLate && candidatesOf(event).some(({ relaxed }) => relaxed?.test(event, context) === true),
  };
}

function priorityOf({ priority = USUAL_PRIORITY }: Policy): number {
  return priority;
}

function compileEntry(policy: Policy, shared: SharedTests): Entry {
  const condition = askedOf(policy);
  const asked = compileCondition(condition, shared);
  const exceptions = (policy.exceptions ?? []).map(compileException);
  const isLate = [asked, ...exceptions.map((exception) => exception.compiled)].some(
    ({ needs }) => needs.lineage || needs.behaviour,
  );
  return {
    policy,
    compiled: compileCondition(policy.condition),
    asked,
    intake: isWindowed(policy) ? windowIntake(policy) : null,
    relaxed: isLate ? compileCondition(relaxCondition(condition)) : null,
    exceptions,
    isInSchedule: compileSchedule(policy.schedule),
    actions: pinnedValues(condition, 'action'),
    sources: pinnedValues(condition, 'source'),
  };
}

function compileException({ condition, expiresAt }: PolicyException): CompiledException {
  return {
    compiled: compileCondition(condition),
    expiresAt: expiresAt ?? Number.POSITIVE_INFINITY,
  };
}

function asks({ asked, exceptions }: Entry, part: keyof ContextNeeds): boolean {
  return asked.needs[part] || exceptions.some((exception) => exception.compiled.needs[part]);
}

function evaluateIn(
  candidates: readonly Entry[],
  event: ActivityEvent,
  context: EventContext,
): PolicyHit[] {
  const hits: PolicyHit[] = [];
  let stopper: string | null = null;
  for (const entry of candidates) {
    const { policy, compiled, asked, intake } = entry;
    if (stopper !== null && policy.key !== stopper) break;
    if (!asked.test(event, context) || isSpared(entry, event, context)) continue;
    const counted = intake?.take(event, context) ?? null;
    if (intake !== null && counted === null) continue;
    const leaves = compiled.explain(event, context);
    hits.push({ policy, leaves, windowed: intake !== null, counted });
    // A simulated policy does not stop others.
    if (policy.stopsOthers === true && policy.mode !== 'simulate') stopper = policy.key;
  }
  return hits;
}

/** Out of its schedule, or within an exception that had not ended when it happened. */
function isSpared(entry: Entry, event: ActivityEvent, context: EventContext): boolean {
  const { isInSchedule, exceptions } = entry;
  if (isInSchedule !== null && !isInSchedule(event.occurredAt)) return true;
  return exceptions.some(
    ({ compiled, expiresAt }) => event.occurredAt < expiresAt && compiled.test(event, context),
  );
}

function indexEntries(entries: readonly Entry[]): (event: ActivityEvent) => readonly Entry[] {
  const sources = keysOf(entries.map((entry) => entry.sources));
  const actions = keysOf(entries.map((entry) => entry.actions));
  const table = new Map<IndexKey, Map<IndexKey, Entry[]>>();
  for (const source of sources) {
    const bySource = entries.filter((entry) => admits(entry.sources, source));
    const row = new Map<IndexKey, Entry[]>();
    for (const action of actions) {
      row.set(
        action,
        bySource.filter((entry) => admits(entry.actions, action)),
      );
    }
    table.set(source, row);
  }
  const otherRow = table.get(OTHER);
  return (event) => {
    const row = table.get(event.source) ?? otherRow;
    return row?.get(event.action ?? OTHER) ?? row?.get(OTHER) ?? NO_HITS;
  };
}

function keysOf(pins: readonly (ReadonlySet<string> | null)[]): Set<IndexKey> {
  return new Set<IndexKey>([OTHER, ...pins.flatMap((pinned) => [...(pinned ?? [])])]);
}

function admits(pinned: ReadonlySet<string> | null, key: IndexKey): boolean {
  return pinned === null || (key !== OTHER && pinned.has(key));
}
