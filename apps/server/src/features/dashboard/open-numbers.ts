import {
  DETECTION_STATUSES,
  OPEN_STATUSES,
  type Dashboard,
  type DetectionFilter,
  type DetectionStatus,
  type Severity,
} from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { facetConditions, filterSql } from '../detection/detections-read-model.ts';
import type { DashboardRange } from './dashboard-range.ts';
import { addCount, SEVERITY, type SeverityCounts } from './severity-counts.ts';

const DAY_MS = 86_400_000;

/** Youngest age of each band in days; the last band has no end. */
const AGE_BANDS = [0, 1, 3, 7, 14, 30] as const;

/** Detections with the same values for the open numbers, or first seen on the same day. */
interface Group {
  severity: Severity;
  assignee: 'nobody' | 'reader' | 'other';
  /** First seen before the range. */
  isOld: boolean;
  /** Number of its age band from 0, youngest first. */
  band: number;
  /** Number of the day, from 1, on which it was first seen; null: the group is of the open ones. */
  day: number | null;
  count: number;
}

export interface OpenNumbers {
  open: Dashboard['strip']['open'];
  openCritical: Dashboard['strip']['openCritical'];
  unassigned: number;
  openBySeverity: SeverityCounts;
  openByAge: Dashboard['openByAge'];
  criticalUnassigned: number;
  mine: number;
  /** First seen on each day of the range. */
  perDay: { opened: number; critical: number }[];
}

/** Open statuses that the filter allows. */
export function openStatuses(filter: DetectionFilter): DetectionStatus[] {
  return OPEN_STATUSES.filter((status) => lets(filter, status));
}

/**
 * Open work now and at the start of the range: a detection counts there if it had been seen by then and
 * was in an open status at that time, with its current severity, assignee and other values. Later
 * status changes are undone from the history; nothing else is.
 */
export async function openNumbers(
  tx: Transaction,
  filter: DetectionFilter,
  context: { range: DashboardRange; reader: { userId: string; now: number } },
): Promise<OpenNumbers> {
  const { range, reader } = context;
  const wanted = openStatuses(filter);
  const groups = await groupsOf(tx, filter, { range, reader, wanted });
  const changes = await changesSince(tx, filter, { from: range.from, wanted });
  const isCritical = ({ severity }: { severity: Severity }): boolean => severity === 'CRITICAL';
  const open = groups.filter(({ day }) => day === null);
  const seenBefore = open.filter(({ isOld }) => isOld);
  const compared = (
    holds: (row: { severity: Severity }) => boolean,
  ): { now: number; before: number } => ({
    now: total(open.filter(holds)),
    before: total(seenBefore.filter(holds)) - total(changes.filter(holds)),
  });
  return {
    open: compared(() => true),
    openCritical: compared(isCritical),
    unassigned: total(open.filter(({ assignee }) => assignee === 'nobody')),
    openBySeverity: bySeverity(open),
    openByAge: AGE_BANDS.map((minDays, index) => ({
      minDays,
      maxDays: AGE_BANDS[index + 1] ?? null,
      counts: bySeverity(open.filter(({ band }) => band === index)),
    })),
    criticalUnassigned: total(
      open.filter((group) => isCritical(group) && group.assignee === 'nobody'),
    ),
    mine: total(open.filter(({ assignee }) => assignee === 'reader')),
    perDay: openedPerDay(groups, range.dayStarts.length),
  };
}

/** One pass over open detections of any age, and those first seen within the range. */
async function groupsOf(
  tx: Transaction,
  filter: DetectionFilter,
  context: {
    range: DashboardRange;
    reader: { userId: string; now: number };
    wanted: readonly DetectionStatus[];
  },
): Promise<Group[]> {
  const { range, reader, wanted } = context;
  const { where, values, place } = filterSql(filter, reader.now, ['range', 'status']);
  const [from, to] = [place(new Date(range.from)), place(new Date(range.to))];
  // Evaluated for every row: closed statuses are fewer, and times are faster to compare.
  const isOpen = `d.status <> ALL(${place(DETECTION_STATUSES.filter((status) => !wanted.includes(status)))})`;
  const isNew = `d.first_seen_at >= ${from} AND d.first_seen_at < ${to}`;
  const isShown = facetConditions(filter, place, ['status']).join(' AND ') || 'true';
  const step = place(`${range.stepMs} milliseconds`);
  // A first sight in the future, of a source whose clock is fast, has the youngest age.
  const bands = AGE_BANDS.slice(1).map(
    (age, band) =>
      `WHEN d.first_seen_at > ${place(new Date(reader.now - age * DAY_MS))} THEN ${band}`,
  );
  const starts = place(range.dayStarts.map((at) => new Date(at)));
  return tx.query<Group & Record<string, unknown>>(
    `WITH pass AS MATERIALIZED (
       SELECT d.severity_rank, b.assignee, b.is_old, b.band, b.step, grouping(b.step) = 0 AS is_step,
         count(*) FILTER (WHERE ${isOpen}) AS open, count(*) FILTER (WHERE ${isNew} AND ${isShown}) AS new
       FROM detection d CROSS JOIN LATERAL (SELECT
         CASE WHEN d.assignee_id IS NULL THEN 'nobody' WHEN d.assignee_id = ${place(reader.userId)} THEN 'reader'
           ELSE 'other' END AS assignee,
         d.first_seen_at < ${from} AS is_old,
         CASE ${bands.join(' ')} ELSE ${bands.length} END AS band,
         CASE WHEN ${isNew} THEN date_bin(${step}::interval, d.first_seen_at, 'epoch') END AS step) AS b
       WHERE (${isNew} OR ${isOpen}) AND ${where}
       GROUP BY GROUPING SETS ((d.severity_rank, b.assignee, b.is_old, b.band), (d.severity_rank, b.step)))
     SELECT ${SEVERITY} AS severity, assignee, is_old AS "isOld", band, NULL AS day, open::integer AS count
     FROM pass WHERE NOT is_step AND open > 0
     UNION ALL
     SELECT ${SEVERITY}, 'other', false, 0, day, sum(new)::integer
     FROM (SELECT severity_rank, new, greatest(1, width_bucket(step, ${starts}::timestamptz[])) AS day
       FROM pass WHERE is_step AND new > 0) AS s
     GROUP BY severity_rank, day`,
    values,
  );
}

/**
 * Net effect of status changes since an instant on the open detections seen before it. A detection's
 * changes are a chain, so everything between the first and the last cancels out.
 */
async function changesSince(
  tx: Transaction,
  filter: DetectionFilter,
  { from, wanted }: { from: number; wanted: readonly DetectionStatus[] },
): Promise<{ severity: Severity; count: number }[]> {
  const { where, values, place } = filterSql(filter, from, ['range', 'status']);
  const [start, open] = [place(new Date(from)), place(wanted)];
  const [was, became] = [`h.before = ANY(${open})`, `h.after = ANY(${open})`];
  return tx.query<{ severity: Severity; count: number }>(
    `SELECT d.severity, sum(CASE WHEN ${became} THEN 1 ELSE -1 END)::integer AS count
     FROM detection_history h JOIN detection d ON d.tenant_id = h.tenant_id AND d.detection_id = h.detection_id
     WHERE h.field = 'status' AND h.at >= ${start} AND (${was}) <> (${became})
       AND d.first_seen_at < ${start} AND ${where}
     GROUP BY 1`,
    values,
  );
}

function openedPerDay(
  groups: readonly Group[],
  days: number,
): { opened: number; critical: number }[] {
  const perDay = Array.from({ length: days }, () => ({ opened: 0, critical: 0 }));
  for (const { day, severity, count } of groups) {
    const entry = perDay[(day ?? 0) - 1];
    if (!entry) continue;
    entry.opened += count;
    if (severity === 'CRITICAL') entry.critical += count;
  }
  return perDay;
}

/** Whether the filter shows detections of the status. */
function lets({ status: chosen = [], not = [] }: DetectionFilter, status: string): boolean {
  return (
    (chosen.length === 0 || chosen.some((one) => one === status)) &&
    !not.includes(`status:${status}`)
  );
}

function total(rows: readonly { count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

function bySeverity(rows: readonly { severity: Severity; count: number }[]): SeverityCounts {
  const counts: SeverityCounts = {};
  for (const { severity, count } of rows) addCount(counts, severity, count);
  return counts;
}
