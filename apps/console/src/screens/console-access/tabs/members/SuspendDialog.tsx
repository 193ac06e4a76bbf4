import type { MemberAccess } from '@waybill/contract';
import { TextArea, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { change } from '../../../../app/http/api.ts';
import { FormDialog } from '../../../../components/FormDialog.tsx';
import { memberActionsText } from './member-actions.text.ts';

export interface SuspendDialogProps {
  member: MemberAccess;
  onClose: () => void;
  onChanged: () => Promise<unknown>;
  onUndo: (member: MemberAccess) => void;
}

/** Asks why a member is to be suspended; the toast reactivates them. */
export function SuspendDialog({ member, onClose, onChanged, onUndo }: SuspendDialogProps) {
  const text = textOf(memberActionsText);
  const [reason, setReason] = useState('');
  async function submit(): Promise<void> {
    const params = { memberId: member.userId };
    const body = { reason: reason.trim() };
    const done = await change('POST', '/v1/members/{memberId}/suspend', { params, body });
    if (done === undefined) return;
    toast({
      variant: 'success',
      title: text.suspended(member.name),
      action: { label: text.undo, onClick: () => onUndo(member) },
    });
    onClose();
    await onChanged();
  }
  return (
    <FormDialog
      title={text.suspendTitle(member.name)}
      description={text.suspendAbout}
      label={text.suspendLabel}
      missing={reason.trim() === '' ? text.reasonMissing : undefined}
      onSubmit={submit}
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
