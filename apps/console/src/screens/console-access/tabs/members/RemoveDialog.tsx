import type { MemberAccess } from '@waybill/contract';
import { ConfirmDialog, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { change } from '../../../../app/http/api.ts';
import { tellFailure } from '../../../../app/http/tell-failure.ts';
import { memberActionsText } from './member-actions.text.ts';

export interface RemoveDialogProps {
  member: MemberAccess;
  onClose: () => void;
  onChanged: () => Promise<unknown>;
}

/** Asks once more before a member is removed. */
export function RemoveDialog({ member, onClose, onChanged }: RemoveDialogProps) {
  const text = textOf(memberActionsText);
  const [isBusy, setIsBusy] = useState(false);
  async function remove(): Promise<void> {
    setIsBusy(true);
    try {
      const params = { memberId: member.userId };
      const done = await change('DELETE', '/v1/members/{memberId}', { params });
      if (done !== undefined) toast({ variant: 'success', title: text.removed(member.name) });
    } catch (error) {
      tellFailure(error);
    }
    onClose();
    await onChanged();
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isBusy={isBusy}
      title={text.removeTitle(member.name)}
      description={text.removeAbout}
      confirmLabel={text.removeLabel}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
