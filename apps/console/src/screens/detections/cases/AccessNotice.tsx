import type { CaseDetail } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { restrictionText } from '../../../components/cases/restriction.text.ts';
import { Icon } from '../../../components/icons.ts';
import { localDateTime } from '../../../components/local-time.ts';

/** Notifies members that someone broke in, or that the case passed to the owners; only the newest. */
export function AccessNotice({ shown }: { shown: CaseDetail }) {
  const text = textOf(restrictionText);
  const entry = shown.timeline.find(
    ({ kind }) => kind === 'broken_in' || kind === 'passed_to_owners',
  );
  if (entry === undefined || !shown.isRestricted) return null;
  const when = localDateTime(entry.at);
  const isBreakIn = entry.kind === 'broken_in';
  return (
    <section
      aria-label={text.notice}
      className="flex items-start gap-2.5 rounded-md border border-medium-line bg-medium-soft px-3.5 py-2.5 text-base"
    >
      <Icon.alert aria-hidden className="mt-0.5 size-4 shrink-0 text-medium-text" />
      <p className="min-w-0 break-words">
        <span className="font-medium">
          {isBreakIn ? text.brokenIn(entry.actorName ?? '', when) : text.passedOn(when)}
        </span>{' '}
        {isBreakIn ? entry.reason : entry.detail}
      </p>
    </section>
  );
}
