import type { MatchedEvent, PolicyContent } from '@waybill/contract';
import { Button, formatCount, ProgressBar, textOf } from '@waybill/ui';
import { useState } from 'react';
import { useBacktest, type Backtest } from '../../../components/policy/use-backtest.ts';
import { withEvent, withoutEvent, type ShownAct } from '../draft/like-event.ts';
import { BacktestFindings } from './BacktestFindings.tsx';
import { backtestText } from './backtest.text.ts';
import { LeftOut } from './LeftOut.tsx';
import type { StepProps } from './step-props.ts';

/** The draft's matches on stored events, its differences from the active version, and its misses. */
export function BacktestStep({ draft, rule }: StepProps) {
  const words = textOf(backtestText);
  const backtest = useBacktest(draft.policy.policyKey);
  const [tried, setTried] = useState<PolicyContent | null>(null);
  const { result } = backtest;
  const isRunning = backtest.state === 'running';

  async function start(): Promise<void> {
    if (!(await draft.flush())) return;
    setTried(draft.content);
    backtest.start();
  }
  /** The matching rule; the open one if it no longer exists. */
  const ruleOf = (ruleId: string) => draft.content.rules.find(({ id }) => id === ruleId) ?? rule;
  function include(act: ShownAct, ruleId: string = rule.id): void {
    const of = ruleOf(ruleId);
    draft.setRule(of.id, withEvent(of, act));
  }
  function exclude(event: MatchedEvent): void {
    const of = ruleOf(event.ruleId);
    const exceptions = [...of.exceptions, withoutEvent(event, of.exceptions)];
    draft.setRule(of.id, { exceptions });
  }
  const onInclude = (event: MatchedEvent) => include(event, event.ruleId);

  return (
    <section className="flex flex-col gap-4">
      <header>
        <h2 className="text-lg font-semibold">{words.backtestTitle}</h2>
        <p className="text-ink-3">{words.backtestNote}</p>
      </header>
      <div className="flex items-center gap-2">
        <Button variant="primary" isBusy={isRunning} onClick={() => void start()}>
          {result === null ? words.startBacktest : words.startAgain}
        </Button>
        {isRunning && <Button onClick={backtest.cancel}>{words.cancelBacktest}</Button>}
      </div>
      <Standing backtest={backtest} hasChanged={result !== null && tried !== draft.content} />
      {result !== null && (
        <BacktestFindings
          result={result}
          onInclude={onInclude}
          onIncludeAct={include}
          onExclude={exclude}
        />
      )}
      <LeftOut key={rule.id} draft={draft} rule={rule} onInclude={onInclude} />
    </section>
  );
}

function Standing({ backtest, hasChanged }: { backtest: Backtest; hasChanged: boolean }) {
  const words = textOf(backtestText);
  const { state, progress, fault } = backtest;
  return (
    <div aria-live="polite" className="flex flex-col gap-2 empty:hidden">
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
      {state === 'failed' && (
        <p className="text-critical-text">{words.backtestFailed(fault ?? '')}</p>
      )}
      {hasChanged && <p className="text-medium-text">{words.hasChanged}</p>}
    </div>
  );
}
