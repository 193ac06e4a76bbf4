import type { DetectionDetail, HistoryEntry } from '@waybill/contract';
import { Timeline } from '@waybill/ui';
import { dayHeading, LOCAL_TIME_ZONE } from '../local-time.ts';
import { STATUS_LABELS } from './detection-labels.data.ts';

const WAYBILL = 'Waybill';

function statusWord(value: string | null): string {
  const known = Object.entries(STATUS_LABELS).find(([status]) => status === value);
  return known?.[1] ?? value ?? 'none';
}

/** What an entry says, in one sentence without its subject. */
export function historyText({ field, before, after }: HistoryEntry): string {
  switch (field) {
    case 'created':
      return 'raised it';
    case 'status':
      return `changed the status from ${statusWord(before)} to ${statusWord(after)}`;
    case 'assignee':
      return after === null ? `took it from ${before ?? 'nobody'}` : `assigned it to ${after}`;
    case 'grouped':
      return after === null ? 'added events' : `added ${after}`;
  }
}

/** Who changed what, and when; newest last. */
export function HistoryList({ history }: { history: DetectionDetail['history'] }) {
  return (
    <Timeline
      label="History"
      timeZone={LOCAL_TIME_ZONE}
      items={history.map((entry, index) => ({
        key: `${index}`,
        at: entry.at,
        description: dayHeading(entry.at, history[index - 1]?.at),
        title: (
          <>
            {entry.actorName ?? WAYBILL}{' '}
            <span className="font-normal text-ink-2">{historyText(entry)}</span>
          </>
        ),
        tone: entry.actorName === null ? 'neutral' : 'accent',
      }))}
    />
  );
}
