import { RadioGroup, textOf } from '@waybill/ui';
import { NumberField } from '../../../../components/NumberField.tsx';
import { MOST_DAYS, type ContentsDraft } from './contents-draft.ts';
import { tabText } from './tab.text.ts';

export interface ContentsChoiceProps {
  draft: ContentsDraft;
  onChange: (draft: ContentsDraft) => void;
  /** Why it cannot be changed. */
  missing: string | undefined;
  error: string | undefined;
}

/** Whether contents are kept, and for how many days. */
export function ContentsChoice({ draft, onChange, missing, error }: ContentsChoiceProps) {
  const text = textOf(tabText);
  const { isKept } = draft;
  return (
    <>
      <RadioGroup
        label={text.choice}
        value={isKept ? 'kept' : 'forgotten'}
        onChange={(value) => onChange({ ...draft, isKept: value === 'kept' })}
        options={[
          {
            value: 'forgotten',
            label: text.forgotten,
            hint: text.forgottenHint,
            disabledReason: isKept ? missing : undefined,
          },
          {
            value: 'kept',
            label: text.kept,
            hint: text.keptHint,
            disabledReason: isKept ? undefined : missing,
          },
        ]}
      />
      {isKept && (
        <div className="pl-6">
          <NumberField
            label={text.days}
            hint={text.daysHint(MOST_DAYS)}
            value={draft.days}
            min={1}
            max={MOST_DAYS}
            onChange={(days) => onChange({ ...draft, days })}
            disabled={missing !== undefined}
            error={error}
          />
        </div>
      )}
    </>
  );
}
