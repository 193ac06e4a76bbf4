import type { MemberAccess, WITHHELD_FROM_ADMIN } from '@waybill/contract';
import { Checkbox, TextArea, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { mutate } from 'swr';
import { readPath } from '../../../../app/http/build-path.ts';
import { change } from '../../../../app/http/api.ts';
import { useSessionInfo } from '../../../../app/session/session-context.ts';
import { FormDialog } from '../../../../components/FormDialog.tsx';
import { grantsText } from './grants.text.ts';

type Withheld = (typeof WITHHELD_FROM_ADMIN)[number];
const CHOICES = [
  'evidence:read',
  'content:preview',
  'detection:export',
  'activity:export',
] as const satisfies readonly Withheld[];

export interface GrantDialogProps {
  member: MemberAccess;
  onClose: () => void;
  onChanged: () => Promise<unknown>;
}

/** Grants a member evidence, preview or exports; for oneself it is a request. */
export function GrantDialog({ member, onClose, onChanged }: GrantDialogProps) {
  const text = textOf(grantsText);
  const { user } = useSessionInfo();
  const [chosen, setChosen] = useState<readonly Withheld[]>([]);
  const [reason, setReason] = useState('');
  const isOwn = member.userId === user.userId;
  const toggle = (one: Withheld) =>
    setChosen(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  async function submit(): Promise<void> {
    const body = { userId: member.userId, permissions: [...chosen], reason: reason.trim() };
    if ((await change('POST', '/v1/access-grants', { body })) === undefined) return;
    toast({ variant: 'success', title: isOwn ? text.requested : text.granted });
    onClose();
    await Promise.all([onChanged(), mutate(readPath('/v1/access-grants'))]);
  }
  return (
    <FormDialog
      title={isOwn ? text.requestTitle : text.grantTitle(member.name)}
      description={isOwn ? text.requestAbout : text.grantAbout}
      label={isOwn ? text.request : text.grant}
      missing={chosen.length === 0 || reason.trim() === '' ? text.missing : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 font-medium">{text.permissions}</legend>
        {CHOICES.map((one) => (
          <Checkbox
            key={one}
            label={text[`permission_${one}`]}
            hint={one}
            checked={chosen.includes(one)}
            onChange={() => toggle(one)}
          />
        ))}
      </fieldset>
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
