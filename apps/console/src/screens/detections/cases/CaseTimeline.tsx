import type { CaseDetail } from '@waybill/contract';
import { CASE_OUTCOMES, CASE_STATES } from '@waybill/contract/case-values';
import { locale, textOf, Timeline } from '@waybill/ui';
import { casesText } from '../../../components/cases/cases.text.ts';
import { localDateTime } from '../../../components/local-time.ts';
import { casePageText } from './case-page.text.ts';

/** Who did what in a case, newest first. */
export function CaseTimeline({ shown }: { shown: CaseDetail }) {
  const text = textOf(casePageText);
  return (
    <Timeline
      label={text.timeline}
      timeZone={locale().timeZone}
      items={shown.timeline.map((entry, index) => ({
        key: `${shown.timeline.length - index}`,
        at: entry.at,
        title: (
          <>
            {entry.actorName ?? text.product}{' '}
            <span className="font-normal text-ink-2">{didOf(entry)}</span>
          </>
        ),
        description: detailOf(entry, shown),
        tone: 'accent',
      }))}
    />
  );
}

/** The action, without its author. */
function didOf({ kind, detail }: CaseDetail['timeline'][number]): string {
  const text = textOf(casePageText);
  return kind === 'detections_added' ? text.didAdd(Number(detail)) : text[`did_${kind}`];
}

/** Subject of the entry, as text. */
function detailOf(
  { kind, detail, reason }: CaseDetail['timeline'][number],
  shown: CaseDetail,
): string | undefined {
  if (reason !== null) return kind === 'member_removed' ? `${detail}: ${reason}` : reason;
  if (detail === null || kind === 'created') return undefined;
  if (kind === 'state') return stateWords(detail);
  if (kind === 'due') return localDateTime(detail);
  if (kind === 'lead') {
    const people = [...shown.members, ...(shown.lead === null ? [] : [shown.lead])];
    return people.find(({ userId }) => userId === detail)?.name;
  }
  return kind === 'detection_removed' || kind === 'detections_added' ? undefined : detail;
}

/** A state in the timeline, `closed: contained`, as text. */
function stateWords(stored: string): string {
  const [first, second] = stored.split(': ');
  const state = CASE_STATES.find((one) => one === first);
  const outcome = CASE_OUTCOMES.find((one) => one === second);
  const words = [
    state === undefined ? undefined : textOf(casesText)[`state_${state}`],
    outcome === undefined ? undefined : textOf(casePageText)[`outcome_${outcome}`],
  ];
  return words.filter((word) => word !== undefined).join(' – ');
}
