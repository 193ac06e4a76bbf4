import type { PolicyDetail } from '@waybill/contract';
import {
  Button,
  buttonClass,
  formatPercent,
  formatRelativeTime,
  PanelSection,
  SidePanel,
  SkeletonRows,
  textOf,
  toast,
} from '@waybill/ui';
import { Link } from 'react-router';
import { tellFailure } from '../../app/http/tell-failure.ts';
import { change } from '../../app/http/api.ts';
import { useRead } from '../../app/http/use-read.ts';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { AttentionNote } from '../../components/policy/AttentionNote.tsx';
import { conditionSentence } from '../../components/policy/condition-sentence.ts';
import { findingWords } from '../../components/policy/finding-words.ts';
import { modeWord } from '../../components/policy/ladder/mode-word.ts';
import { ModeBadge } from '../../components/policy/ladder/ModeBadge.tsx';
import { PolicyLadder } from '../../components/policy/ladder/PolicyLadder.tsx';
import { thresholdSentence } from '../../components/policy/threshold/threshold-sentence.ts';
import { useValueNames } from '../../components/policy/use-value-names.ts';
import { useRefreshPolicies } from './use-refresh-policies.ts';
import { overrideRateText } from './override-rate.text.ts';
import { policiesText } from './policies.text.ts';
import { resultNote } from './result-words.ts';
import { updatesText } from './updates/updates.text.ts';
import { VersionList } from './VersionList.tsx';

/** A policy next to the list: its contents, mode, figures and history. */
export function PolicyDrawer({ policyKey, onClose }: { policyKey: string; onClose: () => void }) {
  const text = textOf(policiesText);
  const refresh = useRefreshPolicies();
  const { data, error, mutate, isValidating } = useRead('/v1/policies/{policyKey}', {
    params: { policyKey },
  });
  async function take(policy: PolicyDetail): Promise<void> {
    await mutate(policy, { revalidate: false });
    await refresh();
  }
  return (
    <SidePanel
      isOpen
      width={480}
      label={text.about}
      onClose={onClose}
      header={data === undefined ? null : <ModeBadge mode={data.mode} />}
    >
      {error !== undefined && (
        <ErrorPanel error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {data === undefined && error === undefined && <SkeletonRows rows={8} />}
      {data !== undefined && <DrawerBody policy={data} onChanged={(next) => void take(next)} />}
    </SidePanel>
  );
}

interface DrawerProps {
  policy: PolicyDetail;
  onChanged: (policy: PolicyDetail) => void;
}

function DrawerBody({ policy, onChanged }: DrawerProps) {
  const text = textOf(policiesText);
  const { can } = useSessionInfo();
  return (
    <>
      <AttentionNote faults={policy.attention} />
      <PanelSection title={policy.name === '' ? text.unnamed : policy.name}>
        <p className="text-ink-2">{policy.description}</p>
        <RuleSentences policy={policy} />
        {can('policy:edit') && (
          <div className="mt-3 flex gap-2">
            <Link
              to={`/policies/wizard/${encodeURIComponent(policy.policyKey)}`}
              className={buttonClass('primary', 'md')}
            >
              {policy.isBuiltin ? text.editExceptions : text.edit}
            </Link>
            <Link
              to={`/policies/wizard?policy=${encodeURIComponent(policy.policyKey)}`}
              className={buttonClass('secondary', 'md')}
            >
              {text.clone}
            </Link>
          </div>
        )}
      </PanelSection>
      <PanelSection title={text.worth}>
        <Worth policy={policy} />
      </PanelSection>
      <PanelSection title={text.steps}>
        {policy.isUndecided ? (
          <UndecidedNote />
        ) : (
          <PolicyLadder policy={policy} onChanged={onChanged} />
        )}
      </PanelSection>
      {!policy.isBuiltin && (
        <PanelSection title={text.versions}>
          <VersionList policy={policy} onChanged={onChanged} />
        </PanelSection>
      )}
      <PanelSection title={text.history}>
        <History policy={policy} />
      </PanelSection>
      {!policy.isBuiltin && can('policy:enforce') && (
        <PanelSection title={text.end}>
          <RetireButton policy={policy} />
        </PanelSection>
      )}
    </>
  );
}

function UndecidedNote() {
  const text = textOf(updatesText);
  return (
    <>
      <p className="mb-2 text-ink-2">{text.undecided}</p>
      <Link to="/policies?view=updates" className={buttonClass('secondary', 'md')}>
        {text.decide}
      </Link>
    </>
  );
}

function RuleSentences({ policy }: { policy: PolicyDetail }) {
  const text = textOf(policiesText);
  const nameOf = useValueNames();
  return (
    <ul className="mt-2 flex flex-col gap-1.5">
      {policy.content.rules.map((rule) => {
        const { id, name, condition, exceptions } = rule;
        const counting = thresholdSentence(rule, nameOf);
        return (
          <li key={id} className="break-words">
            {name !== '' && <span className="font-medium">{name}: </span>}
            {condition === null ? text.notWritten : `${conditionSentence(condition, nameOf)}.`}
            {counting !== null && ` ${counting}`}
            {exceptions.length > 0 && (
              <span className="text-ink-3"> {text.exceptions(exceptions.length)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Worth({ policy }: { policy: PolicyDetail }) {
  const text = textOf(policiesText);
  const { precision, overrideRate, health, result } = policy;
  const note = resultNote(result);
  return (
    <>
      {note !== null && <p className="mb-1">{note}</p>}
      <p>
        {precision === null
          ? text.noVerdicts
          : text.precisionIs(
              formatPercent(precision.value),
              formatPercent(precision.low),
              formatPercent(precision.high),
              precision.n,
            )}
      </p>
      {overrideRate !== null && (
        <p>{textOf(overrideRateText).overrideRateIs(formatPercent(overrideRate))}</p>
      )}
      <ul className="mt-1 flex flex-col gap-1 text-ink-2">
        {health.map((finding) => (
          <li key={`${finding.code}/${finding.path}`}>{findingWords(finding)}</li>
        ))}
      </ul>
    </>
  );
}

function History({ policy }: { policy: PolicyDetail }) {
  const text = textOf(policiesText);
  if (policy.history.length === 0) return <p className="text-ink-3">{text.noHistory}</p>;
  return (
    <ol className="flex flex-col gap-1.5">
      {policy.history.map((entry, index) => (
        <li key={index}>
          <span className="font-medium">{entry.actor?.name ?? text.theProduct}</span>{' '}
          {text[`did_${entry.kind}`]} {entry.after !== null && <span>{modeWord(entry.after)}</span>}{' '}
          <span className="text-ink-3">{formatRelativeTime(entry.at)}</span>
          {entry.reason !== null && entry.reason !== '' && (
            <p className="text-ink-2">“{entry.reason}”</p>
          )}
        </li>
      ))}
    </ol>
  );
}

function RetireButton({ policy }: { policy: PolicyDetail }) {
  const text = textOf(policiesText);
  const refresh = useRefreshPolicies();
  async function retire(): Promise<void> {
    try {
      await change('DELETE', '/v1/policies/{policyKey}', {
        params: { policyKey: policy.policyKey },
      });
      toast({ variant: 'success', title: text.retired });
      await refresh();
    } catch (failure) {
      tellFailure(failure);
    }
  }
  return (
    <>
      <p className="mb-2 text-ink-3">{text.retireNote}</p>
      <Button onClick={() => void retire()}>{text.retire}</Button>
    </>
  );
}
