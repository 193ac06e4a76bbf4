import type { BacktestResult, MatchedEvent } from '@waybill/contract';
import {
  formatCount,
  formatDateTime,
  formatPercent,
  KeyValueList,
  Sparkline,
  textOf,
} from '@waybill/ui';
import type { ShownAct } from '../draft/like-event.ts';
import { MatchedEvents } from '../panel/MatchedEvents.tsx';
import { backtestText } from './backtest.text.ts';
import { MissedDetections } from './MissedDetections.tsx';
import { StepSection } from './StepSection.tsx';

export interface BacktestFindingsProps {
  result: BacktestResult;
  onInclude: (event: MatchedEvent) => void;
  onIncludeAct: (act: ShownAct) => void;
  onExclude: (event: MatchedEvent) => void;
}

/** Results of a back-test: figures, losses of the draft, and examples of each kind. */
export function BacktestFindings(props: BacktestFindingsProps) {
  const { result, onInclude, onIncludeAct, onExclude } = props;
  const words = textOf(backtestText);
  const { difference, recallKnown } = result;
  return (
    <>
      <StepSection title={words.found} aside={words.took(Math.round(result.tookMs))}>
        <Figures result={result} />
      </StepSection>
      {recallKnown !== null && recallKnown.missed.length > 0 && (
        <StepSection title={words.missed} isFlush>
          <MissedDetections missed={recallKnown.missed} onInclude={onIncludeAct} />
        </StepSection>
      )}
      {difference === null ? (
        <StepSection title={words.examples} isFlush>
          <MatchedEvents events={result.examples} way="exclude" onSay={onExclude} />
        </StepSection>
      ) : (
        (['added', 'removed', 'changed'] as const).map((bucket) => (
          <StepSection
            key={bucket}
            title={words[bucket](difference.baseVersion)}
            aside={words.bucketCount(
              formatCount(difference[bucket].events),
              formatCount(difference[bucket].detections),
              precisionWords(difference[bucket].precision),
            )}
            isFlush
          >
            <MatchedEvents
              events={difference[bucket].examples}
              none={words.noneOfBucket}
              way={bucket === 'removed' ? 'include' : 'exclude'}
              onSay={bucket === 'removed' ? onInclude : onExclude}
            />
          </StepSection>
        ))
      )}
    </>
  );
}

function Figures({ result }: { result: BacktestResult }) {
  const words = textOf(backtestText);
  const { recallKnown } = result;
  return (
    <div className="flex flex-col gap-3">
      <KeyValueList
        items={[
          {
            label: words.span,
            value: `${formatDateTime(result.from)} – ${formatDateTime(result.to)}`,
          },
          { label: words.scanned, value: formatCount(result.scanned) },
          { label: words.events, value: formatCount(result.events) },
          { label: words.detections, value: formatCount(result.detections) },
          { label: words.people, value: formatCount(result.people) },
          { label: words.topShare, value: formatPercent(result.topShare) },
          { label: words.precision, value: precisionWords(result.precision) },
          {
            label: words.confirmedFound,
            value:
              recallKnown &&
              words.foundOf(formatCount(recallKnown.found), formatCount(recallKnown.known)),
          },
          { label: words.perEvent, value: words.microseconds(result.microsecondsPerEvent) },
        ]}
      />
      {result.isPartial && <p className="text-ink-3">{words.isPartial}</p>}
      {result.days.length > 1 && (
        <div className="max-w-full overflow-hidden">
          <Sparkline
            width={420}
            height={48}
            label={words.perDay}
            values={result.days.map(({ count }) => count)}
          />
        </div>
      )}
    </div>
  );
}

function precisionWords(precision: BacktestResult['precision']): string {
  const words = textOf(backtestText);
  if (precision === null) return words.noVerdicts;
  const { value, low, high, n } = precision;
  return words.interval(formatPercent(value), formatPercent(low), formatPercent(high), n);
}
