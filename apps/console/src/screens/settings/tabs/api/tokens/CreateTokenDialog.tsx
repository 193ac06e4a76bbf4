import type { Permission } from '@waybill/contract';
import { Button, Dialog, Field, Select, TagField, TextField, textOf } from '@waybill/ui';
import { useState, type FormEvent } from 'react';
import { describeError, faultAt } from '../../../../../app/http/api-error.ts';
import { change } from '../../../../../app/http/api.ts';
import { PermissionPicker } from './PermissionPicker.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { tokensText } from './tokens.text.ts';

const FORM = 'api-token';
const DAY_MS = 86_400_000;
const DAYS = [7, 30, 90, 180, 365] as const;

interface Draft {
  name: string;
  permissions: readonly Permission[];
  addresses: readonly string[];
  days: number;
}

export interface CreateTokenDialogProps {
  onCreated: () => void;
  onClose: () => void;
}

/** Makes a token; its secret is shown here once and nowhere else. */
export function CreateTokenDialog({ onCreated, onClose }: CreateTokenDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) return <SecretDialog secret={secret} onClose={onClose} />;
  const created = (made: string): void => {
    setSecret(made);
    onCreated();
  };
  return <TokenForm onCreated={created} onClose={onClose} />;
}

function TokenForm(props: { onCreated: (secret: string) => void; onClose: () => void }) {
  const text = textOf(tokensText);
  const [draft, setDraft] = useState<Draft>({
    name: '',
    permissions: [],
    addresses: [],
    days: 90,
  });
  const { isBusy, error, create } = useCreate(props.onCreated);
  const missing = missingIn(draft);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (missing === undefined && !isBusy) void create(draft);
  }
  return (
    <Dialog
      isOpen
      size="md"
      onClose={props.onClose}
      title={text.createTitle}
      actions={
        <>
          <Button onClick={props.onClose}>{text.cancel}</Button>
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            isBusy={isBusy}
            disabledReason={missing}
          >
            {text.create}
          </Button>
        </>
      }
    >
      <form id={FORM} autoComplete="off" onSubmit={submit} className="flex flex-col gap-4 pb-1">
        <TokenFields draft={draft} error={error} onChange={setDraft} />
        {error !== null && (
          <p role="alert" className="text-critical-text">
            {describeError(error).title}
          </p>
        )}
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  draft: Draft;
  error: unknown;
  onChange: (draft: Draft) => void;
}

function TokenFields({ draft, error, onChange }: FieldsProps) {
  const text = textOf(tokensText);
  const set = (part: Partial<Draft>): void => onChange({ ...draft, ...part });
  const badAddress = draft.addresses.findIndex(
    (_, index) => faultAt(error, `addresses.${index}`) !== null,
  );
  return (
    <>
      <TextField
        label={text.name}
        hint={text.nameHint}
        isRequired
        maxLength={80}
        value={draft.name}
        onChange={(event) => set({ name: event.target.value })}
        error={faultAt(error, 'name') ?? undefined}
      />
      <PermissionPicker
        chosen={draft.permissions}
        onChange={(permissions) => set({ permissions })}
      />
      <TagField
        label={text.addresses}
        hint={text.addressesHint}
        values={draft.addresses}
        onChange={(addresses) => set({ addresses })}
        error={faultAt(error, `addresses.${badAddress}`) ?? undefined}
      />
      <Field label={text.expiry}>
        <Select
          label={text.expiry}
          value={String(draft.days)}
          onChange={(days) => set({ days: Number(days) })}
          options={DAYS.map((days) => ({
            value: String(days),
            label: days === 365 ? text.year : text.days(days),
          }))}
        />
      </Field>
    </>
  );
}

function missingIn({ name, permissions }: Draft): string | undefined {
  const text = textOf(tokensText);
  if (name.trim() === '') return text.nameFirst;
  return permissions.length === 0 ? text.permissionFirst : undefined;
}

function useCreate(onCreated: (secret: string) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  async function create({ name, permissions, addresses, days }: Draft): Promise<void> {
    setIsBusy(true);
    setError(null);
    try {
      const made = await change('POST', '/v1/tokens', {
        body: {
          name: name.trim(),
          permissions: [...permissions],
          addresses: [...addresses],
          expiresAt: new Date(Date.now() + days * DAY_MS).toISOString(),
        },
      });
      if (made !== undefined) onCreated(made.secret);
    } catch (failure) {
      setError(failure);
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, error, create };
}
