import type { CredentialField } from '@waybill/contract';
import {
  Button,
  Field,
  formatDateTime,
  PasswordField,
  TextArea,
  TextField,
  textOf,
} from '@waybill/ui';
import { useState } from 'react';
import { faultAt } from '../../../../../app/http/api-error.ts';
import { connectText } from './connect.text.ts';

export interface CredentialFieldsProps {
  fields: readonly CredentialField[];
  values: Readonly<Record<string, string>>;
  /** When each stored secret was set, by field. */
  secretsSetAt: ReadonlyMap<string, string>;
  onChange: (fieldId: string, value: string) => void;
  /** Of the last response; its errors are shown at their fields. */
  error: unknown;
}

/** The fields of a connect form. Stored secrets are not shown: they can only be replaced. */
export function CredentialFields(props: CredentialFieldsProps) {
  const { fields, values, secretsSetAt, onChange, error } = props;
  return fields.map((field) => (
    <CredentialInput
      key={field.fieldId}
      field={field}
      value={values[field.fieldId] ?? ''}
      setAt={secretsSetAt.get(field.fieldId)}
      error={faultAt(error, `values.${field.fieldId}`) ?? undefined}
      onChange={(value) => onChange(field.fieldId, value)}
    />
  ));
}

interface CredentialInputProps {
  field: CredentialField;
  value: string;
  setAt: string | undefined;
  error: string | undefined;
  onChange: (value: string) => void;
}

function CredentialInput({ field, value, setAt, error, onChange }: CredentialInputProps) {
  const text = textOf(connectText);
  const hints = [
    field.help,
    field.kind === 'list' && field.help === null ? text.listHint : null,
    field.default !== null && field.default !== '' ? text.defaultIs(field.default) : null,
    setAt === undefined ? null : text.secretSet(formatDateTime(setAt, undefined, 'date')),
  ].filter((hint) => hint !== null);
  return (
    <Field
      label={field.label}
      aside={field.isOptional ? text.optional : undefined}
      hint={hints.length === 0 ? undefined : hints.join(' ')}
      error={error}
    >
      <Input field={field} value={value} onChange={onChange} />
    </Field>
  );
}

/** These are not the reader's own passwords: browsers are asked not to fill in or store them. */
const UNKEPT = { autoComplete: 'off', 'data-1p-ignore': '', spellCheck: false } as const;

function Input({
  field: { kind, isSecret },
  value,
  onChange,
}: Pick<CredentialInputProps, 'field' | 'value' | 'onChange'>) {
  const shared = {
    ...UNKEPT,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (kind === 'multiline') {
    return isSecret ? (
      <SecretText {...shared} />
    ) : (
      <TextArea {...shared} className="font-mono text-sm" />
    );
  }
  if (isSecret) return <PasswordField {...shared} autoComplete="new-password" />;
  return (
    <TextField
      {...shared}
      isMono
      inputMode={kind === 'number' ? 'numeric' : kind === 'url' ? 'url' : undefined}
    />
  );
}

/** A multi-line secret, e.g. a private key: hidden by default, like others. */
function SecretText(
  shared: typeof UNKEPT & {
    value: string;
    onChange: (event: { target: { value: string } }) => void;
  },
) {
  const text = textOf(connectText);
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="flex flex-col items-start gap-1.5">
      <TextArea
        {...shared}
        className={`max-h-48 font-mono text-sm ${isShown ? '' : '[-webkit-text-security:disc]'}`}
      />
      <Button size="sm" variant="ghost" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
        {isShown ? text.hide : text.show}
      </Button>
    </div>
  );
}
