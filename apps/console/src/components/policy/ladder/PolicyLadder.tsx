import type { PolicyDetail } from '@waybill/contract';
import { Badge, Button, textOf } from '@waybill/ui';
import { useState } from 'react';
import { useRead } from '../../../app/http/use-read.ts';
import type { ResponseOf } from '../../../app/http/routes-type.ts';
import { useSessionInfo } from '../../../app/session/session-context.ts';
import { ErrorPanel } from '../../ErrorPanel.tsx';
import { ApprovalBar } from './ApprovalBar.tsx';
import { GuardList } from './GuardList.tsx';
import { obstaclesOf } from './obstacles.ts';
import { ladderText } from './ladder.text.ts';
import { ModeBadge } from './ModeBadge.tsx';
import { StepDialog } from './StepDialog.tsx';

type Steps = ResponseOf<'/v1/policies/{policyKey}/transitions'>['items'];
export type LadderStep = Steps[number];

export interface PolicyLadderProps {
  policy: PolicyDetail;
  onChanged: (policy: PolicyDetail) => void;
  /** Saves pending edits before a step; false on failure. */
  beforeStep?: (() => Promise<boolean>) | undefined;
}

/** The mode of each rule between draft and block, its next steps, and their requirements. */
export function PolicyLadder({ policy, onChanged, beforeStep }: PolicyLadderProps) {
  const words = textOf(ladderText);
  const { policyKey } = policy;
  const { data, error, mutate, isValidating } = useRead('/v1/policies/{policyKey}/transitions', {
    params: { policyKey },
  });
  const [asked, setAsked] = useState<LadderStep | null>(null);
  async function taken(next: PolicyDetail): Promise<void> {
    setAsked(null);
    onChanged(next);
    await mutate();
  }
  return (
    <div className="flex flex-col gap-4">
      <ApprovalBar policy={policy} onChanged={(next) => void taken(next)} />
      <Standings policy={policy} />
      {error !== undefined && (
        <ErrorPanel error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {data?.items.length === 0 && <p className="text-ink-3">{words.noStep}</p>}
      <ul className="flex flex-col gap-3">
        {data?.items.map((step) => (
          <StepLine
            key={`${step.ruleId ?? ''}/${step.to}`}
            step={step}
            ruleName={ruleName(policy, step.ruleId)}
            onAsk={() => setAsked(step)}
          />
        ))}
      </ul>
      {asked !== null && (
        <StepDialog
          policy={policy}
          step={asked}
          beforeStep={beforeStep}
          onClose={() => setAsked(null)}
          onTaken={(next) => void taken(next)}
        />
      )}
    </div>
  );
}

function ruleName({ content }: PolicyDetail, ruleId: string | null): string | null {
  return content.rules.find(({ id }) => id === ruleId)?.name ?? ruleId;
}

function Standings({ policy }: { policy: PolicyDetail }) {
  const words = textOf(ladderText);
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {policy.standings.map(({ ruleId, mode, matches }) => (
        <li key={ruleId} className="flex items-center gap-2">
          <span className="font-medium">{ruleName(policy, ruleId)}</span>
          <ModeBadge mode={mode} />
          <span className="text-ink-3">{words.matches(matches.total)}</span>
        </li>
      ))}
    </ul>
  );
}

function StepLine(props: { step: LadderStep; ruleName: string | null; onAsk: () => void }) {
  const { step, onAsk } = props;
  const words = textOf(ladderText);
  const { can } = useSessionInfo();
  const open = obstaclesOf(step);
  const isClosed = open.some(({ isWaivable }) => !isWaivable);
  return (
    <li className="rounded-md border border-line p-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant={open.length === 0 && step.guards.length > 0 ? 'primary' : 'secondary'}
          disabledReason={
            can(step.needs) ? (isClosed ? words.mendFirst : undefined) : words.needsRight
          }
          onClick={onAsk}
        >
          {words[`step_${step.to}`]}
        </Button>
        {props.ruleName !== null && <span className="text-ink-3">{props.ruleName}</span>}
        {open.length > 0 && <Badge tone="medium">{words.open(open.length)}</Badge>}
      </div>
      <GuardList guards={step.guards} />
    </li>
  );
}
