import type { PolicySummary } from '@waybill/contract';
import { Dialog, formatCount, formatPercent, SkeletonRows, textOf } from '@waybill/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRead } from '../../app/http/use-read.ts';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { findingWords } from '../../components/policy/finding-words.ts';
import { modeWord } from '../../components/policy/ladder/mode-word.ts';
import { policiesText } from './policies.text.ts';

/** Conflicts between policies, and policies without an owner. */
export function AnalysisDialog(props: { policies: readonly PolicySummary[]; onClose: () => void }) {
  const text = textOf(policiesText);
  const { data, error, mutate, isValidating } = useRead('/v1/policies/analysis');
  const nameOf = (policyKey: string) => (
    <Link
      to={`/policies/wizard/${encodeURIComponent(policyKey)}`}
      className="text-accent hover:underline"
    >
      {props.policies.find((policy) => policy.policyKey === policyKey)?.name ?? policyKey}
    </Link>
  );
  return (
    <Dialog
      isOpen
      size="lg"
      title={text.analysis}
      description={data === undefined ? undefined : text.analysed(formatCount(data.scanned))}
      onClose={props.onClose}
    >
      {error !== undefined && (
        <ErrorPanel error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {data === undefined && error === undefined && <SkeletonRows rows={6} />}
      {data !== undefined && (
        <div className="flex flex-col gap-4 pb-4">
          <Findings title={text.shadowed} none={text.noneShadowed}>
            {data.shadowed.map((one) => (
              <li key={`${one.policyKey}/${one.ruleId}`}>
                {nameOf(one.policyKey)} ← {nameOf(one.by)}{' '}
                <span className="text-ink-3">{one.isProven ? text.proven : text.observed}</span>
              </li>
            ))}
          </Findings>
          <Findings title={text.contradictions} none={text.noneContradict}>
            {data.contradictions.map(({ first, second, events }) => (
              <li key={`${first.policyKey}/${first.ruleId}/${second.policyKey}/${second.ruleId}`}>
                {nameOf(first.policyKey)} ({modeWord(first.mode)}) ↔ {nameOf(second.policyKey)} (
                {modeWord(second.mode)}){' '}
                <span className="text-ink-3">{text.eventsOfBoth(formatCount(events))}</span>
              </li>
            ))}
          </Findings>
          <Findings title={text.overlaps} none={text.noneOverlap}>
            {data.overlaps.map(({ first, second, share }) => (
              <li key={`${first}/${second}`}>
                {nameOf(first)} ∩ {nameOf(second)}{' '}
                <span className="text-ink-3">{formatPercent(share)}</span>
              </li>
            ))}
          </Findings>
          <Findings title={text.debt} none={text.noneDebt}>
            {data.debt.flatMap(({ policyKey, findings }) =>
              findings.map((finding) => (
                <li key={`${policyKey}/${finding.code}/${finding.path}`}>
                  {nameOf(policyKey)} <span className="text-ink-3">{findingWords(finding)}</span>
                </li>
              )),
            )}
          </Findings>
        </div>
      )}
    </Dialog>
  );
}

function Findings(props: { title: string; none: string; children: ReactNode[] }) {
  return (
    <section>
      <h3 className="font-semibold">{props.title}</h3>
      {props.children.length === 0 ? (
        <p className="text-ink-3">{props.none}</p>
      ) : (
        <ul className="mt-1 flex flex-col gap-1">{props.children}</ul>
      )}
    </section>
  );
}
