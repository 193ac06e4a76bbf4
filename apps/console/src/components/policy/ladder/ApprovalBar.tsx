import type { PendingStep, PolicyDetail } from '@waybill/contract';
import { Button, TextField, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { tellFailure } from '../../../app/http/tell-failure.ts';
import { change } from '../../../app/http/api.ts';
import { useSessionInfo } from '../../../app/session/session-context.ts';
import { ladderText } from './ladder.text.ts';

export interface ApprovalBarProps {
  policy: PolicyDetail;
  onChanged: (policy: PolicyDetail) => void;
}

/** A step awaiting a second person: the requester and reason, and the decision for approvers. */
export function ApprovalBar({ policy, onChanged }: ApprovalBarProps) {
  const words = textOf(ladderText);
  const { can, user } = useSessionInfo();
  const [reason, setReason] = useState('');
  const { pending } = policy;
  if (pending === null) return null;
  const isOwn = pending.requestedBy?.userId === user.userId;
  const lacks = reason.trim() === '' ? words.reasonFirst : undefined;

  async function decide(
    decision: 'approved' | 'rejected',
    { version, requestedAt }: PendingStep,
  ): Promise<void> {
    try {
      const next = await change('POST', '/v1/policies/{policyKey}/approvals', {
        params: { policyKey: policy.policyKey },
        body: { version, requestedAt, decision, reason: reason.trim() },
      });
      if (next === undefined) return;
      toast({ variant: 'success', title: words[decision] });
      onChanged(next);
    } catch (failure) {
      tellFailure(failure);
    }
  }

  return (
    <section
      aria-label={words.approval}
      className="flex flex-col gap-3 rounded-md border border-line-2 bg-sunken p-3"
    >
      <p>
        <span className="font-medium">
          {words.asks(pending.requestedBy?.name ?? words.theProduct, stepWord(pending.to))}
        </span>{' '}
        {pending.reason !== '' && <span className="text-ink-2">“{pending.reason}”</span>}
      </p>
      {isOwn || !can('policy:approve') ? (
        <p className="text-ink-3">{isOwn ? words.notYours : words.needsApprover}</p>
      ) : (
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            label={words.reason}
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button
            variant="primary"
            disabledReason={lacks}
            onClick={() => void decide('approved', pending)}
          >
            {words.approve}
          </Button>
          <Button disabledReason={lacks} onClick={() => void decide('rejected', pending)}>
            {words.reject}
          </Button>
        </div>
      )}
    </section>
  );
}

function stepWord(to: string): string {
  const words = textOf(ladderText);
  switch (to) {
    case 'warn':
      return words.step_warn;
    case 'block':
      return words.step_block;
    case 'activate':
      return words.step_activate;
    default:
      return to;
  }
}
