import { Select, textOf } from '@waybill/ui';
import { conditionEditorText } from './condition-editor.text.ts';
import type { Join } from './condition-form.ts';

export interface JoinSelectProps {
  label: string;
  join: Join;
  /** Whether the whole group is turned round; absent where it cannot be. */
  isNot?: boolean | undefined;
  onChange: (join: Join, isNot: boolean) => void;
}

/** How the parts of a group are joined. */
export function JoinSelect({ label, join, isNot, onChange }: JoinSelectProps) {
  const text = textOf(conditionEditorText);
  return (
    <div className="w-60 max-w-full">
      <Select
        label={label}
        size="sm"
        options={[
          { value: 'all', label: text.allOf },
          { value: 'any', label: text.anyOf },
          ...(isNot === undefined
            ? []
            : [
                { value: 'not:all', label: text.notAllOf },
                { value: 'not:any', label: text.notAnyOf },
              ]),
        ]}
        value={isNot === true ? `not:${join}` : join}
        onChange={(key) => onChange(key.endsWith('all') ? 'all' : 'any', key.startsWith('not:'))}
      />
    </div>
  );
}
