import type { DetectionDetail, HistoryEntry } from '@waybill/contract';
import { locale, textOf, Timeline } from '@waybill/ui';
import { localDateTime } from '../local-time.ts';
import { detectionText } from './detection.text.ts';
import { remediationStep } from './remediation/remediation-words.ts';
import { snoozeWords } from './triage/snooze-words.ts';
import { wordOfAny } from './word-of.ts';

const WAYBILL = 'Waybill';

function statusWord(value: string | null): string {
  return value === null ? textOf(detectionText).none : wordOfAny(value);
}

/** A verdict as the history keeps it, `false_positive/threshold`, in words. */
function verdictWords(stored: string): string {
  return stored.split('/').map(wordOfAny).join(' – ');
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
    case 'verdict':
      return after === null
        ? text.tookVerdict(verdictWords(before ?? ''))
        : text.gaveVerdict(verdictWords(after));
    case 'severity':
      return text.changedSeverity(statusWord(before), statusWord(after));
    case 'due':
      return after === null ? text.defaultDue : text.changedDue(localDateTime(after));
    case 'snooze':
      return after === null ? text.endedSnooze : text.snoozedIt(snoozeWords(after));
    case 'tags':
      return text.changedTags(before ?? text.none, after ?? text.none);
    case 'comment':
      return text.commented;
    case 'undone':
      return text.undidChange;
    case 'remediation':
      return remediationStep(after ?? '');
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
            {entry.fromNumber !== null && (
              <span className="ml-1.5 font-mono text-sm font-normal text-ink-3">
                DET-{entry.fromNumber}
              </span>
            )}
          </>
        ),
        description: entry.reason ?? undefined,
        tone: entry.actorName === null ? 'neutral' : 'accent',
      }))}
    />
  );
}
