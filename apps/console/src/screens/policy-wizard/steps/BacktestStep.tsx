import type { BacktestResult } from '@waybill/contract';
import {
  Button,
  formatCount,
  formatDateTime,
  formatPercent,
  KeyValueList,
  Panel,
  ProgressBar,
  Sparkline,
  textOf,
} from '@waybill/ui';
import { useBacktest, type Backtest } from '../../../components/policy/use-backtest.ts';
import { MatchedEvents } from '../panel/MatchedEvents.tsx';
import type { StepProps } from './step-props.ts';
import { stepsText } from './steps.text.ts';

/** What the draft would have met in all that is kept, and what differs from the version in use. */
export function BacktestStep({ draft }: StepProps) {
  const words = textOf(stepsText);
  const { policy } = draft;
  const backtest = useBacktest(policy.policyKey);
  const isRunning = backtest.state === 'running';
  async function start(): Promise<void> {
    if (await draft.flush()) backtest.start();
  }
  return (
    <section className="flex flex-col gap-4">
      <header>
        <h2 className="text-lg font-semibold">{words.backtestTitle}</h2>
        <p className="text-ink-3">{words.backtestNote}</p>
      </header>
      <div className="flex items-center gap-2">
        <Button variant="primary" isBusy={isRunning} onClick={() => void start()}>
          {backtest.result === null ? words.startBacktest : words.startAgain}
        </Button>
        {isRunning && <Button onClick={backtest.cancel}>{words.cancelBacktest}</Button>}
      </div>
      <Standing backtest={backtest} />
      {backtest.result !== null && <Result result={backtest.result} />}
    </section>
  );
}

function Standing({ backtest }: { backtest: Backtest }) {
  const words = textOf(stepsText);
  const { state, progress, fault } = backtest;
  return (
    <div aria-live="polite" className="flex flex-col gap-2">
      {state === 'running' && (
        <>
          <ProgressBar label={words.backtestRuns} value={progress?.share ?? 0} />
          {progress !== null && (
            <p className="text-ink-3">
              {words.backtestSoFar(
                formatCount(progress.scanned),
                formatCount(progress.events),
                progress.day,
              )}
            </p>
          )}
        </>
      )}
      {state === 'cancelled' && <p>{words.backtestCancelled}</p>}
      {state === 'failed' && <p className="text-critical">{words.backtestFailed(fault ?? '')}</p>}
    </div>
  );
}

function Result({ result }: { result: BacktestResult }) {
  const words = textOf(stepsText);
  const { difference, precision } = result;
  return (
    <>
      <Panel title={words.found} aside={words.took(Math.round(result.tookMs))}>
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
              { label: words.precision, value: precisionWords(precision) },
              { label: words.perEvent, value: words.microseconds(result.microsecondsPerEvent) },
            ]}
          />
          {result.isPartial && <p className="text-ink-3">{words.isPartial}</p>}
          <Sparkline
            width={420}
            height={48}
            label={words.perDay}
            values={result.days.map(({ count }) => count)}
          />
        </div>
      </Panel>
      {difference === null ? (
        <Panel title={words.examples} isFlush>
          <MatchedEvents events={result.examples} />
        </Panel>
      ) : (
        (['added', 'removed', 'changed'] as const).map((bucket) => (
          <Panel
            key={bucket}
            title={words[bucket](difference.baseVersion)}
            aside={words.bucketCount(
              formatCount(difference[bucket].events),
              formatCount(difference[bucket].detections),
              precisionWords(difference[bucket].precision),
            )}
            isFlush
          >
            <MatchedEvents events={difference[bucket].examples} />
          </Panel>
        ))
      )}
    </>
  );
}

function precisionWords(precision: BacktestResult['precision']): string {
  const words = textOf(stepsText);
  if (precision === null) return words.noVerdicts;
  const { value, low, high, n } = precision;
  return words.interval(formatPercent(value), formatPercent(low), formatPercent(high), n);
}
