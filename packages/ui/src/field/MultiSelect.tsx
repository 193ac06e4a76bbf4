import { clsx } from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { PopoverPanel } from '../overlay/PopoverPanel.tsx';
import { textOf } from '../text/define-text.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { useFieldAttributes } from './field-context.ts';
import { fieldText } from './field.text.ts';
import type { ComboboxOption } from './filter-options.ts';
import { INPUT_CLASS, LIST_POPOVER_CLASS } from './input-class.ts';

export interface MultiSelectProps {
  options: readonly ComboboxOption[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Accessible name; inside a `Field` the field's label is read as well. */
  label: string;
  placeholder?: string | undefined;
  /** Accepts typed values that are not among the options. */
  isFree?: boolean | undefined;
  isDisabled?: boolean | undefined;
  renderIcon?: ((option: ComboboxOption) => ReactNode) | undefined;
  className?: string | undefined;
}

/** Choose several of many: a button that opens a list with boxes and a filter. */
export function MultiSelect(props: MultiSelectProps) {
  const { options, values, onChange, label, placeholder = textOf(fieldText).choose } = props;
  const attributes = useFieldAttributes();
  const labels = values.map(
    (value) => options.find((option) => option.value === value)?.label ?? value,
  );
  const shown =
    labels.length > 2
      ? textOf(fieldText).chosenCount(labels.length)
      : labels.join(', ') || placeholder;
  return (
    <Popover.Root>
      <Popover.Trigger
        {...attributes}
        aria-label={`${label}: ${shown}`}
        aria-haspopup="listbox"
        disabled={props.isDisabled}
        title={labels.join(', ') || undefined}
        className={clsx(INPUT_CLASS, 'flex items-center gap-2 text-left', props.className)}
      >
        <span className={clsx('min-w-0 flex-1 truncate', labels.length === 0 && 'text-ink-3')}>
          {shown}
        </span>
        <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-ink-3" />
      </Popover.Trigger>
      <PopoverPanel label={label} className={LIST_POPOVER_CLASS}>
        <ComboboxList
          label={label}
          options={options}
          chosen={values}
          isMulti
          isFree={props.isFree}
          renderIcon={props.renderIcon}
          onChoose={(value) =>
            onChange(
              values.includes(value)
                ? values.filter((other) => other !== value)
                : [...values, value],
            )
          }
        />
      </PopoverPanel>
    </Popover.Root>
  );
}
