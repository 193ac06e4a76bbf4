import type { MemberAccess, RoleInfo } from '@waybill/contract';
import { Field, MultiSelect, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { change } from '../../../../app/http/api.ts';
import { tellFailure } from '../../../../app/http/tell-failure.ts';
import { FormDialog } from '../../../../components/FormDialog.tsx';
import { roleOptions } from '../../role-options.ts';
import { memberActionsText } from './member-actions.text.ts';

export interface RolesDialogProps {
  member: MemberAccess;
  roles: readonly RoleInfo[];
  onClose: () => void;
  onChanged: () => Promise<unknown>;
}

/** Chooses the roles of a member; the toast takes the change back. */
export function RolesDialog({ member, roles, onClose, onChanged }: RolesDialogProps) {
  const text = textOf(memberActionsText);
  const [chosen, setChosen] = useState<string[]>(member.roles);
  const isSame =
    chosen.length === member.roles.length && chosen.every((role) => member.roles.includes(role));
  async function save(): Promise<void> {
    if (!(await putRoles(member, chosen, member.roles))) return;
    toast({
      variant: 'success',
      title: text.rolesSaved(member.name),
      action: { label: text.undo, onClick: () => void undo() },
    });
    onClose();
    await onChanged();
  }
  async function undo(): Promise<void> {
    try {
      await putRoles(member, member.roles, chosen);
    } catch (error) {
      tellFailure(error);
    }
    await onChanged();
  }
  return (
    <FormDialog
      title={text.rolesTitle(member.name)}
      description={text.rolesAbout}
      label={text.save}
      missing={isSame ? text.sameRoles : undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={text.roles}>
        <MultiSelect
          label={text.roles}
          // A role that the member has can be removed, whatever it allows.
          options={roleOptions(roles).map((option) =>
            member.roles.includes(option.value) ? { ...option, disabledReason: undefined } : option,
          )}
          values={chosen}
          onChange={setChosen}
        />
      </Field>
    </FormDialog>
  );
}

/** @returns false where the session has ended. */
async function putRoles(
  { userId }: MemberAccess,
  roles: string[],
  before: string[],
): Promise<boolean> {
  const params = { memberId: userId };
  const done = await change('PUT', '/v1/members/{memberId}/roles', {
    params,
    body: { roles, before },
  });
  return done !== undefined;
}
