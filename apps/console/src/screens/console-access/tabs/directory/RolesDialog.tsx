import type { RoleInfo } from '@waybill/contract';
import { Checkbox, TextArea, textOf } from '@waybill/ui';
import { useState } from 'react';
import { FormDialog } from '../../../../components/FormDialog.tsx';
import { roleOptions } from '../../role-options.ts';
import { directoryText } from './directory.text.ts';

export interface RolesDialogProps {
  title: string;
  description: string;
  label: string;
  /** Keys of the roles that are chosen now. */
  chosen: readonly string[];
  roles: readonly RoleInfo[];
  /** A reason has to be given. */
  hasReason?: boolean;
  onSave: (roles: string[], reason: string) => Promise<void>;
  onClose: () => void;
}

/** Chooses several roles; those that the reader cannot grant say why and stay as they are. */
export function RolesDialog(props: RolesDialogProps) {
  const { title, description, label, roles, hasReason, onSave, onClose } = props;
  const text = textOf(directoryText);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(props.chosen));
  const [reason, setReason] = useState('');
  const options = roleOptions(roles);
  const isMissing = hasReason === true && reason.trim() === '';
  return (
    <FormDialog
      title={title}
      description={description}
      label={label}
      missing={isMissing ? text.reasonMissing : undefined}
      onSubmit={() => onSave([...chosen], reason.trim())}
      onClose={onClose}
    >
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 font-medium">{text.groupRoles}</legend>
        {options.map(({ value, label: name, hint, disabledReason }) => (
          <Checkbox
            key={value}
            label={name}
            hint={disabledReason ?? hint}
            disabled={disabledReason !== undefined}
            checked={chosen.has(value)}
            onChange={(event) => {
              const isOn = event.target.checked;
              setChosen((before) => {
                const next = new Set(before);
                if (isOn) next.add(value);
                else next.delete(value);
                return next;
              });
            }}
          />
        ))}
      </fieldset>
      {hasReason === true && (
        <TextArea
          label={text.reason}
          isRequired
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </FormDialog>
  );
}
