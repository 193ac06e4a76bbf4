import type { RoleInfo } from '@waybill/contract';
import { ConfirmDialog, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { change } from '../../../../app/http/api.ts';
import { tellFailure } from '../../../../app/http/tell-failure.ts';
import { rolesTabText } from './roles-tab.text.ts';

export interface DeleteRoleDialogProps {
  role: RoleInfo;
  onClose: () => void;
  onDeleted: () => Promise<unknown>;
}

/** Asks once more before a role of the organization is deleted. */
export function DeleteRoleDialog({ role, onClose, onDeleted }: DeleteRoleDialogProps) {
  const text = textOf(rolesTabText);
  const [isBusy, setIsBusy] = useState(false);
  async function remove(): Promise<void> {
    setIsBusy(true);
    try {
      const params = { roleId: role.roleId ?? '' };
      const done = await change('DELETE', '/v1/roles/{roleId}', { params });
      if (done !== undefined) toast({ variant: 'success', title: text.removed });
    } catch (error) {
      tellFailure(error);
    }
    onClose();
    await onDeleted();
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isBusy={isBusy}
      title={text.removeTitle(role.name)}
      description={text.removeAbout}
      confirmLabel={text.removeLabel}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
