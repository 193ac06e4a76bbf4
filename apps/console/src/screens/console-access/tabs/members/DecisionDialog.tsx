import type { FactorReset } from '@waybill/contract';
import { ConfirmDialog, TextArea, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { change } from '../../../../app/http/api.ts';
import { tellFailure } from '../../../../app/http/tell-failure.ts';
import { FormDialog } from '../../../../components/FormDialog.tsx';
import { consoleAccessText } from '../../console-access.text.ts';

export type Decision = 'approve' | 'refuse' | 'withdraw';

export interface DecisionDialogProps {
  reset: FactorReset;
  decision: Decision;
  onClose: () => void;
  onDecided: () => Promise<unknown>;
}

/** Asks once more before a request is approved, or why it is not. */
export function DecisionDialog({ decision, ...props }: DecisionDialogProps) {
  return decision === 'approve' ? (
    <ApproveDialog {...props} />
  ) : (
    <RefuseDialog {...props} isOwn={decision === 'withdraw'} />
  );
}

type PartProps = Omit<DecisionDialogProps, 'decision'>;

function ApproveDialog({ reset, onClose, onDecided }: PartProps) {
  const text = textOf(consoleAccessText);
  const [isBusy, setIsBusy] = useState(false);
  const params = { resetId: reset.resetId };
  async function approve(): Promise<void> {
    setIsBusy(true);
    try {
      const done = await change('POST', '/v1/factor-resets/{resetId}/approve', { params });
      if (done !== undefined) toast({ variant: 'success', title: text.approved });
    } catch (error) {
      tellFailure(error);
    }
    onClose();
    await onDecided();
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isBusy={isBusy}
      title={text.approveTitle(reset.member.name)}
      description={text.approveAbout}
      confirmLabel={text.approve}
      onConfirm={() => void approve()}
      onClose={onClose}
    >
      <blockquote className="border-l-2 border-line-control pl-3 whitespace-pre-wrap">
        {reset.reason}
      </blockquote>
    </ConfirmDialog>
  );
}

function RefuseDialog({ reset, isOwn, onClose, onDecided }: PartProps & { isOwn: boolean }) {
  const text = textOf(consoleAccessText);
  const [reason, setReason] = useState('');
  const { name } = reset.member;
  async function refuse(): Promise<void> {
    const params = { resetId: reset.resetId };
    const body = { reason: reason.trim() };
    const done = await change('POST', '/v1/factor-resets/{resetId}/refuse', { params, body });
    if (done === undefined) return;
    toast({ variant: 'success', title: isOwn ? text.withdrawn : text.refused });
    onClose();
    await onDecided();
  }
  return (
    <FormDialog
      title={isOwn ? text.withdrawTitle(name) : text.refuseTitle(name)}
      label={isOwn ? text.withdraw : text.refuse}
      missing={reason.trim() === '' ? text.reasonMissing : undefined}
      onSubmit={refuse}
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
