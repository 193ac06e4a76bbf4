import type { DetectionDetail, PolicyContent, PolicyDetail } from '@waybill/contract';
import { Button, buttonClass, formatCount, ProgressBar, textOf } from '@waybill/ui';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useRead } from '../../../app/http/use-read.ts';
import { useMissingReason, useSessionInfo } from '../../../app/session/session-context.ts';
import { NumberField } from '../../NumberField.tsx';
import { conditionSentence } from '../../policy/condition-sentence.ts';
import { withTuning } from '../../policy/tuning-address.ts';
import { useBacktest, type Backtest } from '../../policy/use-backtest.ts';
import { useValueNames } from '../../policy/use-value-names.ts';
import { TrialResult } from './TrialResult.tsx';
import { nextLevel, reasonWords, ruleOf, tunedRule, type Tuned } from './tuned-rule.ts';
import { tuningText } from './tuning.text.ts';

/** The maximum threshold of a field. */
const MOST = 1_000_000_000_000;

export interface PolicyTrialProps {
  policyKey: string;
  detection: DetectionDetail;
  /** Data type that was wrong, if that is the reason. */
  typeId: string | undefined;
}

/** Effect of the changed policy: evaluated on demand, and adopted from here. */
export function PolicyTrial({ policyKey, detection, typeId }: PolicyTrialProps) {
  const { can } = useSessionInfo();
  const { data } = useRead(
    can('policy:read') ? '/v1/policies/{policyKey}' : null,
    { params: { policyKey } },
    { revalidateOnFocus: false },
  );
  if (data === undefined || data.mode === 'retired') return null;
  return <Trial policy={data} detection={detection} typeId={typeId} />;
}

interface TrialProps {
  policy: PolicyDetail;
  detection: DetectionDetail;
  typeId: string | undefined;
}

function Trial({ policy, detection, typeId }: TrialProps) {
  const text = textOf(tuningText);
  const [level, setLevel] = useState(() => nextLevel(detection) ?? undefined);
  const isOfLevel = detection.verdictReason === 'threshold';
  const asked = { typeId, level: isOfLevel ? level : undefined };
  const change = changedContent(policy, detection, asked);
  if (change === null) return <Unchanged policy={policy} isOfLevel={isOfLevel} typeId={typeId} />;
  const { content, tuned } = change;
  return (
    <section
      aria-label={text.inPolicy(policy.name)}
      className="mt-3 flex flex-col gap-2.5 border-t border-line pt-3"
    >
      <h3 className="text-sm font-medium text-ink-3">{text.inPolicy(policy.name)}</h3>
      {asked.level === undefined ? (
        <Spared tuned={tuned} />
      ) : (
        <NumberField
          label={text.level}
          hint={text.levelHint(formatCount(detection.explanation.window?.observed ?? 0))}
          min={1}
          max={MOST}
          value={asked.level}
          onChange={setLevel}
        />
      )}
      <Tried
        // Results for another threshold do not apply to this one.
        key={asked.level}
        policy={policy}
        changed={content}
        to={withTuning(wizardAddress(policy, tuned.step), {
          ...asked,
          detectionId: detection.detectionId,
        })}
      />
    </section>
  );
}

/** The active version with the change; null if the reason does not concern one of its rules. */
function changedContent(
  policy: PolicyDetail,
  detection: DetectionDetail,
  asked: { typeId: string | undefined; level: number | undefined },
): { content: PolicyContent; tuned: Tuned } | null {
  const content = policy.activeContent ?? policy.content;
  const rule = ruleOf(content, detection);
  const tuned = rule && tunedRule(rule, detection, { ...asked, reason: reasonWords(detection) });
  if (!rule || !tuned) return null;
  const rules = content.rules.map((one) => (one === rule ? { ...one, ...tuned.change } : one));
  return { content: { ...content, rules }, tuned };
}

function Unchanged(props: {
  policy: PolicyDetail;
  isOfLevel: boolean;
  typeId: string | undefined;
}) {
  const { policy, isOfLevel, typeId } = props;
  if (isOfLevel) return <Ways to={wizardAddress(policy, 'threshold')} />;
  if (typeId === undefined) return null;
  return <p className="mt-2 text-base text-ink-3">{textOf(tuningText).noChange}</p>;
}

/** The wizard step; for built-in policies, which only allow exceptions, of a copy. */
function wizardAddress({ policyKey, isBuiltin }: PolicyDetail, step: Tuned['step']): string {
  if (isBuiltin && step !== 'exceptions') {
    return `/policies/wizard?${new URLSearchParams({ policy: policyKey, step })}`;
  }
  return `/policies/wizard/${encodeURIComponent(policyKey)}?${new URLSearchParams({ step })}`;
}

function Spared({ tuned }: { tuned: Tuned }) {
  const text = textOf(tuningText);
  const nameOf = useValueNames();
  const exception = 'exceptions' in tuned.change ? tuned.change.exceptions.at(-1) : undefined;
  const node = exception?.condition ?? null;
  if (node === null) return null;
  return (
    <p className="text-base break-words text-ink-2">
      {text.spares(conditionSentence(node, nameOf))}
    </p>
  );
}

interface TriedProps {
  policy: PolicyDetail;
  changed: PolicyContent;
  /** The wizard with the change filled in. */
  to: string;
}

function Tried({ policy, changed, to }: TriedProps) {
  const text = textOf(tuningText);
  const missing = useMissingReason('policy:edit');
  const backtest = useBacktest(policy.policyKey);
  const isRunning = backtest.state === 'running';
  return (
    <>
      <Standing backtest={backtest} />
      <Ways to={to}>
        {isRunning ? (
          <Button onClick={backtest.cancel}>{text.stop}</Button>
        ) : (
          <Button disabledReason={missing} onClick={() => backtest.start(changed)}>
            {backtest.state === 'idle' ? text.tryIt : text.tryAgain}
          </Button>
        )}
      </Ways>
    </>
  );
}

function Ways(props: { to: string; children?: ReactNode }) {
  const text = textOf(tuningText);
  const { can } = useSessionInfo();
  const isCopied = props.to.startsWith('/policies/wizard?');
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {props.children}
      {can('policy:edit') && (
        <Link to={props.to} className={buttonClass('secondary', 'md')}>
          {isCopied ? text.takeOverCopy : text.takeOver}
        </Link>
      )}
    </div>
  );
}

/** Its progress, or its result; announced to screen readers. */
function Standing({ backtest }: { backtest: Backtest }) {
  const text = textOf(tuningText);
  const { state, progress, result } = backtest;
  return (
    <div role="status" className="flex flex-col gap-2">
      {state === 'running' && <ProgressBar label={text.running} value={progress?.share ?? 0} />}
      {state === 'cancelled' && <p className="text-base text-ink-3">{text.stopped}</p>}
      {state === 'failed' && <p className="text-base text-critical-text">{text.failed}</p>}
      {result !== null && <TrialResult result={result} />}
    </div>
  );
}
