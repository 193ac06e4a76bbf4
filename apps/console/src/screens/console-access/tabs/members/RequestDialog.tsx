import type { MemberAccess } from '@waybill/contract';
import { TextArea, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { change } from '../../../../app/http/api.ts';
import { FormDialog } from '../../../../components/FormDialog.tsx';
import { consoleAccessText } from '../../console-access.text.ts';

export interface RequestDialogProps {
  member: Pick<MemberAccess, 'userId' | 'name'>;
  onClose: () => void;
  onRequested: () => Promise<unknown>;
}

/** Asks why to reset a member's second factor. */
export function RequestDialog({ member, onClose, onRequested }: RequestDialogProps) {
  const text = textOf(consoleAccessText);
  const [reason, setReason] = useState('');
  async function submit(): Promise<void> {
    const body = { userId: member.userId, reason: reason.trim() };
    if ((await change('POST', '/v1/factor-resets', { body })) === undefined) return;
    toast({ variant: 'success', title: text.requested });
    onClose();
    await onRequested();
  }
  return (
    <FormDialog
      title={text.resetTitle(member.name)}
      description={text.resetAbout}
      label={text.request}
      missing={reason.trim() === '' ? text.reasonMissing : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-ink-2">{text.resetCheck}</p>
      <TextArea
        label={text.reason}
        hint={text.reasonHint}
        isRequired
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
