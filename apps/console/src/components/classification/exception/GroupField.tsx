import { Combobox, Field, textOf } from '@waybill/ui';
import { exceptionText } from './exception.text.ts';
import type { Groups } from './use-groups.ts';

export interface GroupFieldProps {
  groups: Groups;
  groupId: string | null;
  onChange: (groupId: string) => void;
}

/** Names the group that an exception is for. */
export function GroupField({ groups, groupId, onChange }: GroupFieldProps) {
  const text = textOf(exceptionText);
  return (
    <div className="pl-6">
      <Field label={text.chooseGroup} isRequired>
        <Combobox
          label={text.chooseGroup}
          options={groups.options}
          value={groupId}
          onChange={onChange}
          className="w-full"
        />
      </Field>
    </div>
  );
}
