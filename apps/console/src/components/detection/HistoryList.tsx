import type { DetectionDetail, HistoryEntry } from '@waybill/contract';
import { locale, textOf, Timeline } from '@waybill/ui';
import { localDateTime } from '../local-time.ts';
import { detectionText } from './detection.text.ts';
import { findingEntry, vendorStateEntry } from './findings/finding-words.ts';
import { remediationStep } from './remediation/remediation-words.ts';
import { snoozeWords } from './triage/snooze-words.ts';
import { wordOfAny } from './word-of.ts';

const WAYBILL = 'Waybill';

function statusWord(value: string | null): string {
  return value === null ? textOf(detectionText).none : wordOfAny(value);
}

/** A verdict in the history, `false_positive/threshold`, as text. */
function verdictWords(stored: string): string {
  return stored.split('/').map(wordOfAny).join(' – ');
}

type Words = (before: string | null, after: string | null) => string;

/** Text of each kind of entry. */
function entryWords(): Readonly<Record<HistoryEntry['field'], Words>> {
  const text = textOf(detectionText);
  return {
    created: () => text.raisedIt,
    status: (before, after) => text.changedStatus(statusWord(before), statusWord(after)),
    assignee: (before, after) =>
      after === null ? text.tookFrom(before) : text.assignedItTo(after),
    grouped: (_before, after) => text.addedEvents(after),
    verdict: (before, after) =>
      after === null
        ? text.tookVerdict(verdictWords(before ?? ''))
        : text.gaveVerdict(verdictWords(after)),
    severity: (before, after) => text.changedSeverity(statusWord(before), statusWord(after)),
    due: (_before, after) =>
      after === null ? text.defaultDue : text.changedDue(localDateTime(after)),
    snooze: (_before, after) =>
      after === null ? text.endedSnooze : text.snoozedIt(snoozeWords(after)),
    tags: (before, after) => text.changedTags(before ?? text.none, after ?? text.none),
    comment: () => text.commented,
    undone: () => text.undidChange,
    remediation: (_before, after) => remediationStep(after ?? ''),
    finding: (_before, after) => findingEntry(after),
    vendorState: vendorStateEntry,
  };
}

/** An entry as one sentence without its subject. */
export function historyText({ field, before, after }: HistoryEntry): string {
  return entryWords()[field](before, after);
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
