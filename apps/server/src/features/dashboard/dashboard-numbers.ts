import type { Dashboard, DetectionFilter } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { hiddenDetections } from '../detection/detections-read-model.ts';
import type { ConnectorOf } from '../integrations/integrations-read-model.ts';
import { closings } from './closings.ts';
import { dashboardRange } from './dashboard-range.ts';
import { installationNumbers } from './installation-numbers.ts';
import { openNumbers, openStatuses, type OpenNumbers } from './open-numbers.ts';
import { seenBefore, seenNumbers } from './seen-numbers.ts';
import { workList } from './work-list.ts';

interface Reader {
  userId: string;
  connectorOf: ConnectorOf;
  /** ms since 1970 */
  now: number;
}

/**
 * Everything that the dashboard shows. The transaction is one snapshot, and each number of detections
 * is counted under `filterSql`, like the list that its widget links to: range numbers under `from` and
 * `to` of the response, open numbers without a range under the open statuses.
 *
 * Throws `request.invalid` for an invalid range or zone.
 */
export async function dashboardNumbers(
  tx: Transaction,
  filter: DetectionFilter,
  reader: Reader,
): Promise<Dashboard> {
  const { now } = reader;
  const range = await dashboardRange(tx, filter, now);
  const between = (from: number, to: number): DetectionFilter => ({
    ...filter,
    from: iso(from),
    to: iso(to),
  });
  const inRange = between(range.from, range.to);
  const open = await openNumbers(tx, filter, { range, reader });
  const { seen, closed, days, ...rankings } = await seenNumbers(tx, inRange, { range, now });
  const before = await seenBefore(tx, between(range.previousFrom, range.from), now);
  const { closeMs, perDay } = await closings(tx, filter, { range, now });
  const { sources, ...installation } = await installationNumbers(tx, filter, reader);
  return {
    asOf: iso(now),
    from: iso(range.from),
    to: iso(range.to),
    previousFrom: iso(range.previousFrom),
    ...installation,
    hidden: await hiddenDetections(tx),
    strip: {
      open: open.open,
      openCritical: open.openCritical,
      unassigned: open.unassigned,
      seen: { now: seen, before: before.seen },
      closed: { now: closed, before: before.closed },
      closeMs,
      sources,
      perDay: range.dayStarts.map((start, index) => ({
        startAt: iso(start),
        opened: open.perDay[index]?.opened ?? 0,
        critical: open.perDay[index]?.critical ?? 0,
        closed: perDay[index] ?? 0,
      })),
    },
    openBySeverity: open.openBySeverity,
    openByAge: open.openByAge,
    days: range.dayStarts.map((start, index) => ({
      startAt: iso(start),
      endAt: iso(range.dayStarts[index + 1] ?? range.to),
      counts: days[index] ?? {},
    })),
    ...rankings,
    ...(await workLists(tx, filter, { open, reader })),
  };
}

async function workLists(
  tx: Transaction,
  filter: DetectionFilter,
  { open, reader }: { open: OpenNumbers; reader: Reader },
): Promise<Pick<Dashboard, 'criticalUnassigned' | 'mine'>> {
  const status = openStatuses(filter);
  const { userId, now } = reader;
  return {
    criticalUnassigned: await workList(tx, {
      filter,
      chosen: { status, severity: ['CRITICAL'], assignee: ['none'] },
      total: open.criticalUnassigned,
      now,
    }),
    mine: await workList(tx, {
      filter,
      chosen: { status, assignee: [userId] },
      total: open.mine,
      now,
    }),
  };
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
