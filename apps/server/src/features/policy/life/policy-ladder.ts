import { ownValue, type PolicyTransition, type RuleMode } from '@waybill/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Standings, StoredStanding } from '../evaluation/policy-content.ts';
import type { PolicyView } from '../policy-view.ts';

/** The modes that a rule climbs through, one at a time. */
const LADDER = ['draft', 'simulate', 'alert', 'warn', 'block'] as const satisfies RuleMode[];
type Rung = (typeof LADDER)[number];

/** Modes that need a second person. */
const SHARED: readonly string[] = ['warn', 'block'];

const EMERGENCY_MS = 86_400_000;

export interface Step {
  to: PolicyTransition;
  /** Affected rules; none for `activate`. */
  ruleIds: string[];
  kind: 'up' | 'down' | 'pause' | 'resume' | 'activate' | 'emergency';
}

/** State of a rule; without any step it is a draft. */
export function standingOf(standings: Standings, ruleId: string): StoredStanding {
  return (
    ownValue(standings, ruleId) ?? {
      mode: 'draft',
      since: new Date(0).toISOString(),
      simulatedSince: null,
      warnedSince: null,
      pausedFrom: null,
      emergencyUntil: null,
    }
  );
}

/**
 * The requested step. For all rules (`ruleId` null) it applies to those directly below, else to those
 * above. Throws `policy.step_invalid`.
 */
export function stepOf(
  view: PolicyView,
  asked: { ruleId: string | null; to: PolicyTransition; isEmergency?: boolean },
): Step {
  const { to } = asked;
  if (to === 'activate') {
    if (!view.hasDraft || view.version === 0) throw new AppError('policy.step_invalid');
    return { to, ruleIds: [], kind: 'activate' };
  }
  const ids = rulesInUse(view).filter((id) => asked.ruleId === null || id === asked.ruleId);
  const step = asked.isEmergency === true ? emergencyOf(view, ids, to) : usualStep(view, ids, to);
  if (!step || step.ruleIds.length === 0) throw new AppError('policy.step_invalid');
  return step;
}

/** Rules of the version in use, or of the draft that would be the first. */
export function rulesInUse({ active, content }: PolicyView): string[] {
  return (active ?? content).rules.map(({ id }) => id);
}

function usualStep(view: PolicyView, ids: readonly string[], to: PolicyTransition): Step | null {
  const modeOf = (id: string): RuleMode => standingOf(view.standings, id).mode;
  if (to === 'paused') {
    const ruleIds = ids.filter((id) => !['draft', 'paused'].includes(modeOf(id)));
    return { to, ruleIds, kind: 'pause' };
  }
  if (to === 'resume') {
    return { to, ruleIds: ids.filter((id) => modeOf(id) === 'paused'), kind: 'resume' };
  }
  const target = rungOf(to);
  const up = ids.filter((id) => rungOf(modeOf(id)) === target - 1);
  if (up.length > 0) return { to, ruleIds: up, kind: 'up' };
  const down = ids.filter((id) => rungOf(modeOf(id)) > target);
  return target < 1 ? null : { to, ruleIds: down, kind: 'down' };
}

function emergencyOf(view: PolicyView, ids: readonly string[], to: PolicyTransition): Step | null {
  if (to !== 'block' || view.isBuiltin) return null;
  const ruleIds = ids.filter((id) => {
    const rung = rungOf(standingOf(view.standings, id).mode);
    return rung >= rungOf('simulate') && rung < rungOf('block');
  });
  return { to, ruleIds, kind: 'emergency' };
}

export function rungOf(mode: string): number {
  return LADDER.findIndex((rung: Rung) => rung === mode);
}

/** Whether the step needs a second person: it prompts or blocks people, or changes what does. */
export function needsSecondPerson(view: PolicyView, step: Step): boolean {
  if (view.isBuiltin) return false;
  if (step.kind === 'up') return SHARED.includes(step.to);
  if (step.kind !== 'activate') return false;
  return isShared(view.standings);
}

/** Whether any rule prompts or blocks people, or will when resumed. */
export function isShared(standings: Standings): boolean {
  return Object.values(standings).some(
    ({ mode, pausedFrom }) => SHARED.includes(mode) || SHARED.includes(pausedFrom ?? ''),
  );
}

/** Whether a step lowers or disables a policy: this requires `policy:enforce`. */
export function isEnforcement({ kind }: Step): boolean {
  return kind !== 'up' && kind !== 'activate';
}

/** State of the rules after the step. */
export function standingsAfter(standings: Standings, step: Step, now: number): Standings {
  const moved = step.ruleIds.map((id) => [id, afterStep(standingOf(standings, id), step, now)]);
  return { ...standings, ...Object.fromEntries(moved) };
}

function afterStep(before: StoredStanding, step: Step, now: number): StoredStanding {
  const since = new Date(now).toISOString();
  switch (step.kind) {
    case 'pause': {
      // Pausing ends an emergency: an unapproved one does not return on resume.
      const pausedFrom = before.emergencyUntil === null ? before.mode : before.pausedFrom;
      return { ...before, mode: 'paused', since, pausedFrom, emergencyUntil: null };
    }
    case 'resume':
      return { ...before, mode: before.pausedFrom ?? 'simulate', since, pausedFrom: null };
    case 'emergency': {
      const emergencyUntil = new Date(now + EMERGENCY_MS).toISOString();
      return { ...before, mode: 'block', since, pausedFrom: before.mode, emergencyUntil };
    }
    default: {
      const mode = LADDER.find((rung) => rung === step.to) ?? 'draft';
      const isAsking = SHARED.includes(mode);
      return {
        mode,
        since,
        simulatedSince: before.simulatedSince ?? since,
        warnedSince: isAsking ? (before.warnedSince ?? since) : null,
        pausedFrom: null,
        emergencyUntil: null,
      };
    }
  }
}

/** When the first emergency ends; null if none. */
export function firstEmergencyEnd(standings: Standings): Date | null {
  const [first] = Object.values(standings)
    .flatMap(({ emergencyUntil }) => emergencyUntil ?? [])
    .toSorted();
  return first === undefined ? null : new Date(first);
}
