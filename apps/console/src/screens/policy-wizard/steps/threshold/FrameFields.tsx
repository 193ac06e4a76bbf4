import { Field, MultiSelect, Switch, textOf } from '@waybill/ui';
import {
  GROUP_KEYS,
  LONGEST_MS,
  type WindowFrame,
} from '../../../../components/policy/threshold/window-frame.ts';
import { DurationField } from './DurationField.tsx';
import { thresholdText } from './threshold.text.ts';

export interface FrameFieldsProps {
  frame: WindowFrame;
  onChange: (change: Partial<WindowFrame>) => void;
}

/** Time window, grouping, and duration of one detection. */
export function FrameFields({ frame, onChange }: FrameFieldsProps) {
  const words = textOf(thresholdText);
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <DurationField
          label={words.window}
          min={1000}
          max={LONGEST_MS}
          value={frame.windowMs}
          onChange={(windowMs) => onChange({ windowMs })}
        />
        <Field label={words.groupBy} hint={words.groupByHint}>
          <MultiSelect
            label={words.groupBy}
            placeholder={words.wholeOrganisation}
            options={GROUP_KEYS.map((value) => ({ value, label: words[`group_${value}`] }))}
            values={frame.groupBy}
            onChange={(groupBy) => onChange({ groupBy })}
          />
        </Field>
        <DurationField
          label={words.gap}
          hint={words.gapHint}
          min={0}
          max={LONGEST_MS}
          value={frame.episodeGapMs}
          onChange={(episodeGapMs) => onChange({ episodeGapMs })}
        />
      </div>
      <Switch
        label={words.isFixed}
        hint={words.isFixedHint}
        isOn={frame.isFixed}
        onChange={(isFixed) => onChange({ isFixed })}
      />
    </>
  );
}
