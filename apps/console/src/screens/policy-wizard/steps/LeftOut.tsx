import type { MatchedEvent, PolicyContent } from '@waybill/contract';
import { formatCount, SkeletonRows, textOf } from '@waybill/ui';
import { describeError } from '../../../app/http/api-error.ts';
import { nearlyMet, takenOut } from '../draft/near-misses.ts';
import { useMonthPreview } from '../draft/use-tried.ts';
import { MatchedEvents } from '../panel/MatchedEvents.tsx';
import { backtestText } from './backtest.text.ts';
import type { StepProps } from './step-props.ts';
import { StepSection } from './StepSection.tsx';

export interface LeftOutProps extends Pick<StepProps, 'draft' | 'rule'> {
  onInclude: (event: MatchedEvent) => void;
}

/** Near misses of the rule: actions that it perhaps should match. */
export function LeftOut({ draft, rule, onInclude }: LeftOutProps) {
  const words = textOf(backtestText);
  const near = nearlyMet(draft.content, rule);
  const spared = takenOut(draft.content, rule);
  return (
    <>
      {near !== null && (
        <LeftOutEvents
          title={words.nearlyMet}
          note={words.nearlyMetNote}
          content={near}
          onInclude={onInclude}
        />
      )}
      {spared !== null && (
        <LeftOutEvents
          title={words.takenOut}
          note={words.takenOutNote}
          content={spared}
          onInclude={onInclude}
        />
      )}
    </>
  );
}

interface LeftOutEventsProps {
  title: string;
  note: string;
  content: PolicyContent;
  onInclude: (event: MatchedEvent) => void;
}

function LeftOutEvents({ title, note, content, onInclude }: LeftOutEventsProps) {
  const words = textOf(backtestText);
  const { result, error } = useMonthPreview(content);
  const window = result?.windows[0];
  return (
    <StepSection
      title={title}
      aside={
        window === undefined ? undefined : words.inDays(formatCount(window.events), window.days)
      }
      isFlush
    >
      <p className="border-b border-line px-4 py-2 text-sm text-ink-3">{note}</p>
      {error !== null && (
        <p className="px-4 py-3 text-critical-text">{describeError(error).title}</p>
      )}
      {result === null && error === null && <SkeletonRows rows={3} />}
      {result !== null && (
        <MatchedEvents
          events={result.examples}
          none={words.nothingLeftOut}
          way="include"
          onSay={onInclude}
        />
      )}
    </StepSection>
  );
}
