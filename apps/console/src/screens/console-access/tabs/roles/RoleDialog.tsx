import type { Permission, RoleInfo } from '@waybill/contract';
import { Checkbox, TextField, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { change } from '../../../../app/http/api.ts';
import { useSessionInfo } from '../../../../app/session/session-context.ts';
import { FormDialog } from '../../../../components/FormDialog.tsx';
import { permissionGroups } from './permission-groups.ts';
import { rolesTabText } from './roles-tab.text.ts';

export interface RoleDialogProps {
  role: RoleInfo;
  /** A new role is made from this one. */
  isNew: boolean;
  /** Every permission that there is. */
  all: readonly Permission[];
  onClose: () => void;
  onSaved: () => Promise<unknown>;
}

/** Edits a role of the organization, or makes one from another. */
export function RoleDialog({ role, isNew, all, onClose, onSaved }: RoleDialogProps) {
  const text = textOf(rolesTabText);
  const { can } = useSessionInfo();
  const [name, setName] = useState(isNew ? text.copyOf(role.name) : role.name);
  const [description, setDescription] = useState(role.description);
  const [chosen, setChosen] = useState<readonly Permission[]>(() =>
    all.filter((permission) => role.permissions.includes(permission) && can(permission)),
  );
  async function save(): Promise<void> {
    const facts = { name: name.trim(), description: description.trim(), permissions: [...chosen] };
    const done = isNew
      ? await change('POST', '/v1/roles', { body: { ...facts, cloneOf: role.key } })
      : await change('PATCH', '/v1/roles/{roleId}', {
          params: { roleId: role.roleId ?? '' },
          body: { ...facts, rev: role.rev },
        });
    if (done === undefined) return;
    toast({ variant: 'success', title: isNew ? text.created : text.saved });
    onClose();
    await onSaved();
  }
  return (
    <FormDialog
      title={isNew ? text.createTitle(role.name) : text.editTitle(role.name)}
      description={isNew ? undefined : text.editAbout}
      label={isNew ? text.create : text.save}
      missing={name.trim() === '' || chosen.length === 0 ? text.nameMissing : undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={text.name}
        isRequired
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={text.description}
        autoComplete="off"
        maxLength={300}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
      {permissionGroups(all).map((group) => (
        <fieldset key={group.id} className="flex flex-col gap-2">
          <legend className="mb-1.5 font-medium">{group.label}</legend>
          {group.permissions.map(({ permission, label }) => (
            <Checkbox
              key={permission}
              label={label}
              hint={can(permission) ? permission : `${permission} · ${text.lacking}`}
              disabled={!can(permission)}
              checked={chosen.includes(permission)}
              onChange={() =>
                setChosen(
                  chosen.includes(permission)
                    ? chosen.filter((one) => one !== permission)
                    : [...chosen, permission],
                )
              }
            />
          ))}
        </fieldset>
      ))}
    </FormDialog>
  );
}
