import type { Permission } from '@waybill/contract';
import { Button, Checkbox, textOf } from '@waybill/ui';
import { useId } from 'react';
import { useSessionInfo } from '../../../../../app/session/session-context.ts';
import { tokensText } from './tokens.text.ts';

export interface PermissionPickerProps {
  chosen: readonly Permission[];
  onChange: (chosen: Permission[]) => void;
}

/** The permissions that the member has, by their names in the API reference. */
export function PermissionPicker({ chosen, onChange }: PermissionPickerProps) {
  const text = textOf(tokensText);
  const hint = useId();
  const { permissions } = useSessionInfo();
  const held = [...permissions].toSorted();
  const toggle = (permission: Permission): void =>
    onChange(
      chosen.includes(permission)
        ? chosen.filter((one) => one !== permission)
        : [...chosen, permission],
    );
  return (
    <fieldset aria-describedby={hint} className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium text-ink-2">{text.permissions}</legend>
      <p id={hint} className="text-sm text-ink-3">
        {text.permissionsHint}
      </p>
      <div className="flex gap-2">
        <Button
          size="sm"
          onClick={() => onChange(held.filter((permission) => permission.endsWith(':read')))}
        >
          {text.readOnly}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onChange([])}>
          {text.clear}
        </Button>
      </div>
      <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
        {held.map((permission) => (
          <Checkbox
            key={permission}
            label={<code className="font-mono text-sm">{permission}</code>}
            checked={chosen.includes(permission)}
            onChange={() => toggle(permission)}
          />
        ))}
      </div>
    </fieldset>
  );
}
