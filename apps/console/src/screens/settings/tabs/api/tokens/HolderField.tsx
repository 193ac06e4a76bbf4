import { Combobox, Field, textOf } from '@waybill/ui';
import { useRead } from '../../../../../app/http/use-read.ts';
import { useSessionInfo } from '../../../../../app/session/session-context.ts';
import { tokensText } from './tokens.text.ts';

/** Whom a token acts for; nothing for members who make tokens only for themselves. */
export function HolderField({
  value,
  onChange,
}: {
  value: string;
  onChange: (holderId: string) => void;
}) {
  const text = textOf(tokensText);
  const { can } = useSessionInfo();
  const mayChoose = can('token:manage') && can('user:read');
  const { data } = useRead(mayChoose ? '/v1/members' : null);
  if (!mayChoose || data === undefined) return null;
  return (
    <Field label={text.holder} hint={text.holderHint}>
      <Combobox
        label={text.holder}
        value={value}
        onChange={(holderId) => holderId !== null && onChange(holderId)}
        options={data.items.map(({ userId, name }) => ({ value: userId, label: name }))}
      />
    </Field>
  );
}
