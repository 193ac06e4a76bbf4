import type { DetectionStatus, Severity, Snooze, Verdict, VerdictReason } from '@waybill/contract';

/** Wake condition and target status of a snoozed detection. */
export interface SnoozeState {
  /** ISO 8601. */
  until: string | null;
  /** Events of the detection in all. */
  untilCount: number | null;
  untilEscalates: boolean;
  fromStatus: DetectionStatus;
}

/** Triage fields of a detection: everything that a change can set and its undo restores. */
export interface TriageState {
  status: DetectionStatus;
  assigneeId: string | null;
  assigneeName: string | null;
  verdict: Verdict | null;
  verdictReason: VerdictReason | null;
  verdictNote: string | null;
  verdictExpiresAt: string | null;
  closedAt: string | null;
  severity: Severity;
  /** The computed value, if a person has set another. */
  raisedSeverity: Severity | null;
  severityReason: string | null;
  severityBy: string | null;
  /** Null: default for its severity. */
  dueAt: string | null;
  isDueByHand: boolean;
  /** Sorted. */
  tags: readonly string[];
  snooze: SnoozeState | null;
}

/** State of a detection before a change. */
export interface TriageRow {
  detectionId: string;
  number: number;
  rev: number;
  eventCount: number;
  /** Detections with the same one are the same finding; at most one of them is open. */
  fingerprint: string;
  /** It is closed, and the same finding is open as another detection. */
  hasNewerOpen: boolean;
  state: TriageState;
}

/** One line of the history. */
export interface HistoryLine {
  field: 'status' | 'assignee' | 'verdict' | 'severity' | 'due' | 'snooze' | 'tags' | 'undone';
  before: string | null;
  after: string | null;
  reason: string | null;
}

/** Differences of two states, as lines of the history. */
export function historyLines(before: TriageState, after: TriageState): HistoryLine[] {
  return LINES.flatMap(({ field, text, reason }) => {
    const [was, is] = [text(before), text(after)];
    return was === is ? [] : [{ field, before: was, after: is, reason: reason?.(after) ?? null }];
  });
}

interface Line {
  field: HistoryLine['field'];
  text: (state: TriageState) => string | null;
  reason?: (state: TriageState) => string | null;
}

const LINES: readonly Line[] = [
  { field: 'assignee', text: ({ assigneeId, assigneeName }) => assigneeName ?? assigneeId },
  { field: 'status', text: ({ status }) => status },
  { field: 'verdict', text: verdictText, reason: ({ verdictNote }) => verdictNote },
  { field: 'snooze', text: snoozeText },
  {
    field: 'severity',
    text: ({ severity }) => severity,
    reason: ({ severityReason }) => severityReason,
  },
  { field: 'due', text: ({ dueAt, isDueByHand }) => (isDueByHand ? dueAt : null) },
  { field: 'tags', text: ({ tags }) => (tags.length === 0 ? null : tags.join(' ')) },
];

/** Verdict and reason in the history, e.g. `false_positive/threshold`. */
function verdictText({ verdict, verdictReason }: TriageState): string | null {
  return verdict === null || verdictReason === null ? verdict : `${verdict}/${verdictReason}`;
}

/** Wake condition of a detection in its history: JSON. */
function snoozeText({ snooze }: TriageState): string | null {
  if (snooze === null) return null;
  const told: Snooze = {
    ...(snooze.until === null ? {} : { until: snooze.until }),
    ...(snooze.untilCount === null ? {} : { events: snooze.untilCount }),
    ...(snooze.untilEscalates ? { untilEscalates: true } : {}),
  };
  return JSON.stringify(told);
}
