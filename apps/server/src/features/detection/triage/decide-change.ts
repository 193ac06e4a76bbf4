import { canMove, TRIAGE_LIMITS, type SkipReason, type TriageChange } from '@waybill/contract';
import type { TriageRow, TriageState } from './triage-state.ts';

/** Who makes the change, and their permissions. */
export interface TriageActor {
  userId: string;
  userName: string;
  mayCloseCritical: boolean;
}

export interface ChangeContext {
  actor: TriageActor;
  /** Name of the new assignee; null without one. */
  assigneeName: string | null;
}

export type Decision = { skipped: SkipReason } | { next: TriageState };

/** A part of a change that is not allowed for this detection. */
class SkipSignal extends Error {
  readonly reason: SkipReason;
  constructor(reason: SkipReason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * The result of a change for one detection, or why it is left unchanged. All or nothing. Pure: the same
 * for one detection and for many.
 */
export function decideChange(
  row: TriageRow,
  change: TriageChange,
  context: ChangeContext,
): Decision {
  const { state } = row;
  if (state.status === 'merged') return { skipped: 'state_not_allowed' };
  try {
    const next = [
      withAssignee,
      withStatus,
      withVerdict,
      withSnooze,
      withSeverity,
      withDue,
      withTags,
    ].reduce<TriageState>((made, part) => part(made, { row, change, context }), state);
    return next === state ? { skipped: 'nothing_to_change' } : { next };
  } catch (error) {
    if (error instanceof SkipSignal) return { skipped: error.reason };
    throw error;
  }
}

interface Asked {
  row: TriageRow;
  change: TriageChange;
  context: ChangeContext;
}

type Part = (state: TriageState, asked: Asked) => TriageState;

/** The assignee of a new detection reviews it. */
const withAssignee: Part = (state, { change, context }) => {
  const { assigneeId } = change;
  if (assigneeId === undefined || assigneeId === state.assigneeId) return state;
  if (state.status === 'closed') throw new SkipSignal('state_not_allowed');
  const isTaken = assigneeId !== null && state.status === 'new';
  const leaves = change.status ?? change.verdict ?? change.snooze;
  return {
    ...state,
    assigneeId,
    assigneeName: context.assigneeName,
    status: isTaken && leaves === undefined ? 'in_review' : state.status,
  };
};

const OPENED = {
  verdict: null,
  verdictReason: null,
  verdictNote: null,
  verdictExpiresAt: null,
  closedAt: null,
  snooze: null,
} as const;

const withStatus: Part = (state, { row, change }) => {
  const { status } = change;
  if (status === undefined || status === state.status) return state;
  if (!canMove(state.status, status, 'analyst')) throw new SkipSignal('state_not_allowed');
  if (row.hasNewerOpen) throw new SkipSignal('newer_is_open');
  return { ...state, ...OPENED, status };
};

const withVerdict: Part = (state, { change, context }) => {
  const given = change.verdict;
  if (given === undefined) return state;
  if (!canMove(state.status, 'closed', 'analyst')) throw new SkipSignal('state_not_allowed');
  requireCritical(state, context);
  return {
    ...state,
    status: 'closed',
    verdict: given.verdict,
    verdictReason: given.reason,
    verdictNote: given.note || null,
    verdictExpiresAt: given.expiresAt ?? null,
    snooze: null,
  };
};

/** One that sleeps already sleeps on by the new rule. */
const withSnooze: Part = (state, { row, change, context }) => {
  const { snooze } = change;
  if (snooze === undefined) return state;
  const isAsleep = state.status === 'snoozed';
  if (!isAsleep && !canMove(state.status, 'snoozed', 'analyst')) {
    throw new SkipSignal('state_not_allowed');
  }
  // Asleep it is as far out of sight as closed.
  requireCritical(state, context);
  return {
    ...state,
    status: 'snoozed',
    snooze: {
      until: snooze.until ?? null,
      untilCount: snooze.events === undefined ? null : row.eventCount + snooze.events,
      untilEscalates: snooze.untilEscalates ?? false,
      fromStatus: state.snooze?.fromStatus ?? state.status,
    },
  };
};

const withSeverity: Part = (state, { change, context }) => {
  const { severity } = change;
  if (severity === undefined) return state;
  const raised = state.raisedSeverity ?? state.severity;
  const value = severity === null ? raised : severity.value;
  const isSame =
    severity === null ? state.raisedSeverity === null : severity.value === state.severity;
  if (isSame) return state;
  // Otherwise someone who may not close critical detections could lower the severity first.
  if (value !== 'CRITICAL') requireCritical(state, context);
  return {
    ...state,
    severity: value,
    dueAt: state.isDueByHand ? state.dueAt : null,
    raisedSeverity: severity === null ? null : raised,
    severityReason: severity?.reason ?? null,
    severityBy: severity === null ? null : context.actor.userName,
  };
};

const withDue: Part = (state, { change, context }) => {
  const { dueAt } = change;
  if (dueAt === undefined) return state;
  if (state.status === 'closed') throw new SkipSignal('state_not_allowed');
  if (dueAt === null)
    return state.isDueByHand ? { ...state, dueAt: null, isDueByHand: false } : state;
  const at = new Date(dueAt).toISOString();
  // A later date removes it from the overdue list; an earlier one hides nothing.
  if (state.dueAt === null || at > state.dueAt) requireCritical(state, context);
  return state.isDueByHand && state.dueAt === at
    ? state
    : { ...state, dueAt: at, isDueByHand: true };
};

const withTags: Part = (state, { change }) => {
  const { add = [], remove = [] } = change.tags ?? {};
  const tags = [...new Set([...state.tags, ...add])].filter((tag) => !remove.includes(tag));
  const isSame = tags.length === state.tags.length && tags.every((tag) => state.tags.includes(tag));
  if (isSame) return state;
  if (tags.length > TRIAGE_LIMITS.tags) throw new SkipSignal('too_many_tags');
  return { ...state, tags: tags.toSorted() };
};

/** A computed critical severity applies here, whatever a person set. */
function requireCritical(state: TriageState, { actor }: ChangeContext): void {
  const isCritical = state.severity === 'CRITICAL' || state.raisedSeverity === 'CRITICAL';
  if (isCritical && !actor.mayCloseCritical) throw new SkipSignal('no_right');
}
