import type { ExportStream } from '@waybill/contract';
import { Button, Dialog, PasswordField, RadioGroup, textOf, TextField } from '@waybill/ui';
import { useState, type FormEvent } from 'react';
import { describeError, faultAt } from '../../../../../app/http/api-error.ts';
import { change } from '../../../../../app/http/api.ts';
import { useMissingReason } from '../../../../../app/session/session-context.ts';
import { exportsText } from '../exports.text.ts';
import { EMPTY_DRAFT, exportBody, type ExportDraft } from './export-draft.ts';

const FORM = 'add-export';
const EXPORT_KINDS = ['http', 's3', 'syslog'] as const;
const FIELDS = [
  'name',
  'address',
  'region',
  'accessKeyId',
  'secret',
  'endpoint',
  'lockDays',
] as const;

export interface AddExportDialogProps {
  onAdded: (stream: ExportStream) => void;
  onClose: () => void;
}

/** Adds a stream; the server's errors are shown at their fields. */
export function AddExportDialog({ onAdded, onClose }: AddExportDialogProps) {
  const text = textOf(exportsText);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const missing =
    draft.name.trim() === ''
      ? text.nameFirst
      : draft.address.trim() === ''
        ? text.addressFirst
        : undefined;

  async function add(event: FormEvent) {
    event.preventDefault();
    if (missing !== undefined || isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      const stream = await change('POST', '/v1/exports', { body: exportBody(draft) });
      if (stream !== undefined) onAdded(stream);
    } catch (failure) {
      setError(failure);
    } finally {
      setIsBusy(false);
    }
  }

  const hasFieldFault = FIELDS.some((field) => faultAt(error, field) !== null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={text.addTitle}
      description={text.addNote}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            isBusy={isBusy}
            disabledReason={missing}
          >
            {text.add}
          </Button>
        </>
      }
    >
      <form
        noValidate
        id={FORM}
        autoComplete="off"
        onSubmit={(event) => void add(event)}
        className="flex flex-col gap-4 pb-1"
      >
        <ExportFields draft={draft} error={error} onChange={setDraft} />
        {error !== null && !hasFieldFault && (
          <p role="alert" className="text-critical-text">
            {describeError(error).title}
          </p>
        )}
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  draft: ExportDraft;
  error: unknown;
  onChange: (draft: ExportDraft) => void;
}

function ExportFields({ draft, error, onChange }: FieldsProps) {
  const text = textOf(exportsText);
  return (
    <>
      <TextField
        label={text.name}
        hint={text.nameHint}
        maxLength={80}
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
        error={faultAt(error, 'name') ?? undefined}
      />
      <KindFields draft={draft} error={error} onChange={onChange} />
      {draft.kind === 'http' && <HttpFields draft={draft} error={error} onChange={onChange} />}
      {draft.kind === 's3' && <S3Fields draft={draft} error={error} onChange={onChange} />}
      {draft.kind === 'syslog' && (
        <TextField
          label={text.httpAddress}
          hint={text.syslogAddressHint}
          placeholder={text.syslogExample}
          isMono
          maxLength={500}
          value={draft.address}
          onChange={(event) => onChange({ ...draft, address: event.target.value })}
          error={faultAt(error, 'address') ?? undefined}
        />
      )}
    </>
  );
}

/** What is sent, and to which kind of receiver: syslog is for the audit log. */
function KindFields({ draft, onChange }: FieldsProps) {
  const text = textOf(exportsText);
  const missing = useMissingReason('audit:export');
  const isAudit = draft.content === 'audit';
  return (
    <>
      <RadioGroup
        label={text.content}
        value={draft.content}
        onChange={(content) =>
          onChange(
            content === 'audit'
              ? { ...draft, content: 'audit' }
              : { ...draft, content: 'activity', kind: draft.kind === 's3' ? 's3' : 'http' },
          )
        }
        options={[
          { value: 'activity', label: text.activity, hint: text.activityHint },
          ...(missing === undefined
            ? [{ value: 'audit', label: text.audit, hint: text.auditHint }]
            : []),
        ]}
      />
      <RadioGroup
        label={text.kind}
        value={draft.kind}
        onChange={(value) =>
          onChange({ ...draft, kind: EXPORT_KINDS.find((kind) => kind === value) ?? 'http' })
        }
        options={[
          { value: 'http', label: text.http, hint: text.httpHint },
          { value: 's3', label: text.s3, hint: text.s3Hint },
          ...(isAudit ? [{ value: 'syslog', label: text.syslog, hint: text.syslogHint }] : []),
        ]}
      />
    </>
  );
}

function HttpFields({ draft, error, onChange }: FieldsProps) {
  const text = textOf(exportsText);
  return (
    <>
      <TextField
        label={text.httpAddress}
        hint={text.httpAddressHint}
        placeholder={text.addressExample}
        isMono
        maxLength={500}
        value={draft.address}
        onChange={(event) => onChange({ ...draft, address: event.target.value })}
        error={faultAt(error, 'address') ?? undefined}
      />
      <PasswordField
        label={
          <>
            {text.authorization} <Optional />
          </>
        }
        hint={text.authorizationHint}
        autoComplete="new-password"
        maxLength={2000}
        value={draft.secret}
        onChange={(event) => onChange({ ...draft, secret: event.target.value })}
        error={faultAt(error, 'secret') ?? undefined}
      />
    </>
  );
}

function S3Fields({ draft, error, onChange }: FieldsProps) {
  const text = textOf(exportsText);
  const field = (name: 'address' | 'region' | 'accessKeyId' | 'endpoint', maxLength: number) => ({
    isMono: true,
    maxLength,
    value: draft[name],
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...draft, [name]: event.target.value }),
    error: faultAt(error, name) ?? undefined,
  });
  return (
    <>
      <TextField label={text.bucket} placeholder={text.bucketExample} {...field('address', 500)} />
      <TextField label={text.region} placeholder={text.regionExample} {...field('region', 60)} />
      <TextField label={text.accessKeyId} {...field('accessKeyId', 200)} />
      <PasswordField
        label={text.secretKey}
        hint={text.secretKeyHint}
        autoComplete="new-password"
        maxLength={2000}
        value={draft.secret}
        onChange={(event) => onChange({ ...draft, secret: event.target.value })}
        error={faultAt(error, 'secret') ?? undefined}
      />
      <TextField
        label={
          <>
            {text.endpoint} <Optional />
          </>
        }
        hint={text.endpointHint}
        placeholder={text.endpointExample}
        {...field('endpoint', 500)}
      />
      <TextField
        label={
          <>
            {text.lockDays} <Optional />
          </>
        }
        hint={text.lockDaysHint}
        inputMode="numeric"
        maxLength={5}
        value={draft.lockDays}
        onChange={(event) =>
          onChange({ ...draft, lockDays: event.target.value.replaceAll(/\D/g, '') })
        }
        error={faultAt(error, 'lockDays') ?? undefined}
      />
    </>
  );
}

function Optional() {
  return <span className="text-sm font-normal text-ink-3">{textOf(exportsText).optional}</span>;
}
