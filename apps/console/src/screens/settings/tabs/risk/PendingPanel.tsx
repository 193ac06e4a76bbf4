import type { RiskProposal, RiskWeight } from '@waybill/contract';
import { Button, Panel, textOf, TextArea, toast } from '@waybill/ui';
import { useState } from 'react';
import { change } from '../../../../app/http/api.ts';
import { tellFailure } from '../../../../app/http/tell-failure.ts';
import { useMissingReason, useSessionInfo } from '../../../../app/session/session-context.ts';
import { FormDialog } from '../../../../components/FormDialog.tsx';
import { localDateTime } from '../../../../components/local-time.ts';
import { HistoryEffect } from './HistoryEffect.tsx';
import { tabText } from './tab.text.ts';
import { changesIn } from './weight-draft.ts';
import { WeightChanges } from './WeightChanges.tsx';

const DECIDE = '/v1/risk-weights/proposals/{proposalId}/decision';

type Decision = 'approved' | 'rejected';

export interface PendingPanelProps {
  proposal: RiskProposal;
  weights: readonly RiskWeight[];
  onDecided: () => unknown;
}

/** A proposal awaiting another person: author, reason, changes and effect. */
export function PendingPanel({ proposal, weights, onDecided }: PendingPanelProps) {
  const text = textOf(tabText);
  const { user } = useSessionInfo();
  const { proposedBy, proposedAt, reason, proposalId } = proposal;
  const mayNotApprove = useMissingReason('policy:approve');
  const [asked, setAsked] = useState<Decision | null>(null);

  const isOwn = proposedBy.userId === user.userId;
  const refused = mayNotApprove ?? (isOwn ? text.ownProposal : undefined);

  async function withdraw(): Promise<void> {
    try {
      const made = await change('POST', DECIDE, {
        params: { proposalId },
        body: { decision: 'withdrawn' },
      });
      if (made !== undefined) toast({ variant: 'success', title: text.withdrawn });
    } catch (error) {
      tellFailure(error);
    }
    await onDecided();
  }

  return (
    <Panel
      title={text.pendingTitle}
      aside={text.pendingBy(proposedBy.name, localDateTime(proposedAt, 'short'))}
    >
      <div className="flex max-w-3xl flex-col gap-3">
        <blockquote className="border-l-2 border-line-control pl-3 whitespace-pre-wrap">
          {reason}
        </blockquote>
        <WeightChanges changes={changesIn(proposal.weights, weights)} />
        <HistoryEffect weights={proposal.weights} />
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" disabledReason={refused} onClick={() => setAsked('approved')}>
            {text.approve}
          </Button>
          <Button disabledReason={refused} onClick={() => setAsked('rejected')}>
            {text.reject}
          </Button>
          {isOwn && (
            <Button variant="ghost" disabledReason={mayNotApprove} onClick={() => void withdraw()}>
              {text.withdraw}
            </Button>
          )}
        </div>
      </div>
      {asked !== null && (
        <DecisionDialog
          proposalId={proposalId}
          decision={asked}
          onClose={() => setAsked(null)}
          onDecided={onDecided}
        />
      )}
    </Panel>
  );
}

interface DecisionDialogProps {
  proposalId: string;
  decision: Decision;
  onClose: () => void;
  onDecided: () => unknown;
}

function DecisionDialog({ proposalId, decision, onClose, onDecided }: DecisionDialogProps) {
  const text = textOf(tabText);
  const [reason, setReason] = useState('');
  const isApproval = decision === 'approved';
  async function decide(): Promise<void> {
    const made = await change('POST', DECIDE, {
      params: { proposalId },
      body: { decision, reason: reason.trim() },
    });
    if (made === undefined) return;
    toast({ variant: 'success', title: isApproval ? text.approved : text.rejected });
    onClose();
    await onDecided();
  }
  return (
    <FormDialog
      title={isApproval ? text.approveTitle : text.rejectTitle}
      description={isApproval ? text.approveAbout : text.rejectAbout}
      label={isApproval ? text.approve : text.reject}
      missing={reason.trim() === '' ? text.reasonMissing : undefined}
      onSubmit={decide}
      onClose={onClose}
    >
      <TextArea
        label={text.reason}
        isRequired
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
