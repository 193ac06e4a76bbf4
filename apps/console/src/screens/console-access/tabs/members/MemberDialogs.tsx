import type { MemberAccess, RoleInfo } from '@waybill/contract';
import { ConfirmDialog, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { change } from '../../../../app/http/api.ts';
import { tellFailure } from '../../../../app/http/tell-failure.ts';
import { GrantDialog } from './GrantDialog.tsx';
import { memberActionsText } from './member-actions.text.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RequestDialog } from './RequestDialog.tsx';
import { RolesDialog } from './RolesDialog.tsx';
import { SuspendDialog } from './SuspendDialog.tsx';

/** What the reader wants to do with a member. */
export interface AskedChange {
  kind: 'roles' | 'suspend' | 'reactivate' | 'remove' | 'reset' | 'grant';
  member: MemberAccess;
}

export interface MemberDialogsProps {
  asked: AskedChange | null;
  roles: readonly RoleInfo[];
  onClose: () => void;
  onChanged: () => Promise<unknown>;
}

interface DialogProps {
  member: MemberAccess;
  onClose: () => void;
  onChanged: () => Promise<unknown>;
}

/** The dialog of a change; nothing while none is asked for. */
export function MemberDialogs({ asked, roles, onClose, onChanged }: MemberDialogsProps) {
  if (asked === null) return null;
  const props = { member: asked.member, onClose, onChanged };
  switch (asked.kind) {
    case 'roles':
      return <RolesDialog {...props} roles={roles} />;
    case 'suspend':
      return <SuspendDialog {...props} onUndo={(member) => void reactivate(member, onChanged)} />;
    case 'remove':
      return <RemoveDialog {...props} />;
    case 'grant':
      return <GrantDialog {...props} />;
    case 'reset':
      return <RequestDialog member={asked.member} onClose={onClose} onRequested={onChanged} />;
    case 'reactivate':
      return <ReactivateDialog {...props} />;
  }
}

function ReactivateDialog({ member, onClose, onChanged }: DialogProps) {
  const text = textOf(memberActionsText);
  const [isBusy, setIsBusy] = useState(false);
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      title={text.reactivateTitle(member.name)}
      description={text.reactivateAbout}
      confirmLabel={text.reactivate}
      onConfirm={() => {
        setIsBusy(true);
        void reactivate(member, onChanged).then(onClose);
      }}
      onClose={onClose}
    />
  );
}

/** Lets a suspended member back in; also what undoes a suspension. */
async function reactivate(
  { userId, name }: MemberAccess,
  onChanged: () => Promise<unknown>,
): Promise<void> {
  try {
    const params = { memberId: userId };
    const done = await change('POST', '/v1/members/{memberId}/reactivate', { params });
    const text = textOf(memberActionsText);
    if (done !== undefined) toast({ variant: 'success', title: text.reactivated(name) });
  } catch (error) {
    tellFailure(error);
  }
  await onChanged();
}
