import type { DetectionDetail, HistoryEntry } from '@waybill/contract';
import { locale, textOf, Timeline } from '@waybill/ui';
import { detectionText } from './detection.text.ts';
import { wordOfAny } from './word-of.ts';

const WAYBILL = 'Waybill';

function statusWord(value: string | null): string {
  return value === null ? textOf(detectionText).none : wordOfAny(value);
}

/** What an entry says, in one sentence without its subject. */
export function historyText({ field, before, after }: HistoryEntry): string {
  const text = textOf(detectionText);
  switch (field) {
    case 'created':
      return text.raisedIt;
    case 'status':
      return text.changedStatus(statusWord(before), statusWord(after));
    case 'assignee':
      return after === null ? text.tookFrom(before) : text.assignedItTo(after);
    case 'grouped':
      return text.addedEvents(after);
  }
}

/** Who changed what, and when; newest last. */
export function HistoryList({ history }: { history: DetectionDetail['history'] }) {
  return (
    <Timeline
      label={textOf(detectionText).history}
      timeZone={locale().timeZone}
      items={history.map((entry, index) => ({
        key: `${index}`,
        at: entry.at,
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
