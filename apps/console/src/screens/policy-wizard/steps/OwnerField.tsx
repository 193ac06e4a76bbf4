import { Combobox, Field, textOf } from '@waybill/ui';
import { useRead } from '../../../app/http/use-read.ts';
import { stepsText } from './steps.text.ts';

/** Owner of a part of a policy, a console member. */
export function OwnerField(props: { value: string | null; onChange: (userId: string) => void }) {
  const words = textOf(stepsText);
  const { data } = useRead('/v1/members');
  const users = data?.items ?? [];
  return (
    <Field label={words.owner}>
      <Combobox
        label={words.owner}
        placeholder={words.chooseOwner}
        options={users.map(({ userId, name, email }) => ({
          value: userId,
          label: name,
          hint: email,
        }))}
        value={props.value}
        onChange={props.onChange}
      />
    </Field>
  );
}
