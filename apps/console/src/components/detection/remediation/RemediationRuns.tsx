import type { Remediation, RemediationState } from '@waybill/contract';
import { Badge, Button, formatRelativeTime, ProgressBar, textOf, toast } from '@waybill/ui';
import type { ComponentProps } from 'react';
import { useMissingReason, useSessionInfo } from '../../../app/session/session-context.ts';
import { localDateTime } from '../../local-time.ts';
import type { RemediationActs } from './remediation-acts.ts';
import { failureLine, lossLine } from './remediation-words.ts';
import { remediationText } from './remediation.text.ts';

type Tone = ComponentProps<typeof Badge>['tone'];

const TONES: Record<RemediationState, Tone> = {
  previewed: 'neutral',
  asked: 'accent',
  approved: 'accent',
  running: 'accent',
  confirmed: 'ok',
  not_confirmed: 'high',
  failed: 'high',
  declined: 'neutral',
};

export interface RemediationRunsProps {
  items: readonly Remediation[];
  acts: RemediationActs;
  onChanged: () => void;
}

/** Requests, newest first, with their state and the pending approvals. */
export function RemediationRuns({ items, acts, onChanged }: RemediationRunsProps) {
  const text = textOf(remediationText);
  if (items.length === 0) return null;
  return (
    <section aria-label={text.runs}>
      <h3 className="mb-1 text-sm font-medium text-ink-3">{text.runs}</h3>
      <ul className="flex flex-col">
        {items.map((item) => (
          <Run key={item.remediationId} item={item} acts={acts} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  );
}

interface RunProps extends Omit<RemediationRunsProps, 'items'> {
  item: Remediation;
}

function Run({ item, acts, onChanged }: RunProps) {
  const text = textOf(remediationText);
  const { capability, state, requestedBy, requestedAt, decidedBy } = item;
  return (
    <li className="flex flex-col gap-1 border-b border-line py-2 last:border-b-0">
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-base font-medium">{text[capability]}</span>
        <Badge tone={TONES[state]}>{text[`state_${state}`]}</Badge>
      </div>
      {item.objectName !== null && (
        <p className="truncate font-mono text-sm text-ink-2">{item.objectName}</p>
      )}
      <p className="text-sm text-ink-2">{lossLine(item.holders)}</p>
      <p className="text-sm text-ink-3">
        {text.byWhom(requestedBy.name, localDateTime(requestedAt))}
        {decidedBy !== null && ` · ${text.decidedBy(decidedBy)}`}
        {item.reason !== null && ` · ${item.reason}`}
      </p>
      <Progress item={item} />
      {state === 'asked' && <Decision item={item} acts={acts} onChanged={onChanged} />}
    </li>
  );
}

/** Its progress, or why it ended. */
function Progress({ item }: { item: Remediation }) {
  const text = textOf(remediationText);
  const { state, holders, remainingCount, failure, detail, scopes, nextCheckAt } = item;
  if (state === 'not_confirmed') {
    return <p className="text-sm text-high-text">{text.notConfirmedHelp(remainingCount ?? 0)}</p>;
  }
  if (state === 'failed' && failure !== null) {
    return (
      <p className="text-sm text-high-text">{failureLine({ code: failure, detail, scopes })}</p>
    );
  }
  if (state !== 'running' && state !== 'approved') return null;
  const total = holders.length;
  return (
    <div role="status" className="flex flex-col gap-1">
      <ProgressBar
        value={remainingCount === null ? undefined : total - remainingCount}
        max={total}
        label={text.progress(total - (remainingCount ?? total), total)}
      />
      {failure !== null && (
        <p className="text-sm text-ink-3">{failureLine({ code: failure, detail, scopes })}</p>
      )}
      {remainingCount !== null && nextCheckAt !== null && (
        <p className="text-sm text-ink-3">{text.asksAgain(formatRelativeTime(nextCheckAt))}</p>
      )}
    </div>
  );
}

/** A second person approves or refuses; the requester can only withdraw it. */
function Decision({ item, acts, onChanged }: RunProps) {
  const text = textOf(remediationText);
  const { user } = useSessionInfo();
  const missing = useMissingReason('remediation:run');
  const isOwn = item.requestedBy.userId === user.userId;
  const decide = async (step: 'approve' | 'decline'): Promise<void> => {
    try {
      await acts.decide(item.remediationId, step);
    } catch {
      toast({ variant: 'error', title: text.changedSince });
    }
    onChanged();
  };
  return (
    <div className="flex gap-2">
      {!isOwn && (
        <Button
          size="sm"
          variant="danger"
          disabledReason={missing}
          onClick={() => void decide('approve')}
        >
          {text.approve}
        </Button>
      )}
      <Button size="sm" disabledReason={missing} onClick={() => void decide('decline')}>
        {isOwn ? text.takeBack : text.decline}
      </Button>
    </div>
  );
}
