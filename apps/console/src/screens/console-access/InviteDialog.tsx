import type { ErrorCode, RoleInfo } from '@waybill/contract';
import { Field, Select, TextField, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { ApiError } from '../../app/http/api-error.ts';
import { change } from '../../app/http/api.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { invitationsText } from './invitations.text.ts';
import { roleOptions } from './role-options.ts';

export interface InviteDialogProps {
  roles: readonly RoleInfo[];
  onClose: () => void;
  onInvited: () => Promise<unknown>;
}

const DAYS = [1, 3, 7, 14, 30] as const;
type Days = (typeof DAYS)[number];
const DEFAULT_DAYS: Days = 7;
const DEFAULT_ROLE = 'Analyst L1';

/** As the server reads an address: something before and a host with a dot behind one at sign. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Faults that belong to the address, by their codes. */
const AT_ADDRESS: ReadonlySet<string> = new Set<ErrorCode>([
  'invitation.own_address',
  'invitation.already_member',
  'invitation.open',
  'request.invalid',
]);

/** Asks whom to invite, with which role and for how long. */
export function InviteDialog({ roles, onClose, onInvited }: InviteDialogProps) {
  const text = textOf(invitationsText);
  const grantable = roles.filter(({ isGrantable }) => isGrantable).map(({ key }) => key);
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState<string | undefined>(
    () => grantable.find((key) => key === DEFAULT_ROLE) ?? grantable[0],
  );
  const [validDays, setValidDays] = useState<Days>(DEFAULT_DAYS);
  const [fault, setFault] = useState<string | null>(null);

  async function submit(): Promise<void> {
    const address = email.trim();
    if (role === undefined) return;
    if (!ADDRESS.test(address)) {
      setFault(address === '' ? text.emailMissing : text.emailInvalid);
      return;
    }
    setFault(null);
    try {
      const body = { email: address, name: name.trim(), role, validDays };
      if ((await change('POST', '/v1/invitations', { body })) === undefined) return;
    } catch (error) {
      // The invitation is kept; its line says that no mail went out, and offers to send it again.
      if (error instanceof ApiError && error.hasCode('invitation.not_sent')) void onInvited();
      if (!isAtAddress(error)) throw error;
      setFault(text[`fault_${codeOf(error)}`]);
      return;
    }
    toast({ variant: 'success', title: text.sent(address) });
    onClose();
    await onInvited();
  }

  return (
    <FormDialog
      title={text.inviteTitle}
      description={text.inviteAbout}
      label={text.send}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={text.email}
        isRequired
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        error={fault ?? undefined}
        onChange={(event) => {
          setEmail(event.target.value);
          setFault(null);
        }}
      />
      <TextField
        label={text.name}
        hint={text.nameHint}
        autoComplete="off"
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Field label={text.role}>
        <Select
          label={text.role}
          options={roleOptions(roles)}
          value={role ?? null}
          onChange={setRole}
        />
      </Field>
      <Field label={text.validFor}>
        <Select
          label={text.validFor}
          options={DAYS.map((days) => ({ value: String(days), label: text.days(days) }))}
          value={String(validDays)}
          onChange={(value) =>
            setValidDays(DAYS.find((days) => String(days) === value) ?? DEFAULT_DAYS)
          }
        />
      </Field>
    </FormDialog>
  );
}

function isAtAddress(error: unknown): error is ApiError {
  return error instanceof ApiError && AT_ADDRESS.has(error.problem?.code ?? '');
}

type FaultCode = 'own_address' | 'already_member' | 'open' | 'invalid';

function codeOf({ problem }: ApiError): FaultCode {
  if (problem?.code === 'invitation.own_address') return 'own_address';
  if (problem?.code === 'invitation.already_member') return 'already_member';
  return problem?.code === 'invitation.open' ? 'open' : 'invalid';
}
