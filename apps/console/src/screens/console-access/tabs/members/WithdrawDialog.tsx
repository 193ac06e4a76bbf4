import type { Invitation } from '@waybill/contract';
import { ConfirmDialog, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { change } from '../../../../app/http/api.ts';
import { tellFailure } from '../../../../app/http/tell-failure.ts';
import { invitationsText } from '../../invitations.text.ts';

export interface WithdrawDialogProps {
  invitation: Invitation;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

/** Asks once before the link of an invitation stops working. */
export function WithdrawDialog({ invitation, onClose, onDone }: WithdrawDialogProps) {
  const text = textOf(invitationsText);
  const [isBusy, setIsBusy] = useState(false);
  const { invitationId, email } = invitation;
  async function withdraw(): Promise<void> {
    setIsBusy(true);
    try {
      const params = { invitationId };
      const done = await change('POST', '/v1/invitations/{invitationId}/withdraw', { params });
      if (done !== undefined) toast({ variant: 'success', title: text.withdrawn });
    } catch (error) {
      tellFailure(error);
    }
    onClose();
    await onDone();
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isBusy={isBusy}
      title={text.withdrawTitle(email)}
      description={text.withdrawAbout}
      confirmLabel={text.withdraw}
      onConfirm={() => void withdraw()}
      onClose={onClose}
    />
  );
}
