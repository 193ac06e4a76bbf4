import { clsx } from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { PopoverPanel } from '../overlay/PopoverPanel.tsx';
import { textOf } from '../text/define-text.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { fieldText } from './field.text.ts';
import { useFieldAttributes } from './field-context.ts';
import type { ComboboxOption } from './filter-options.ts';
import { INPUT_CLASS, LIST_POPOVER_CLASS } from './input-class.ts';

export interface ComboboxProps {
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string) => void;
  /** Accessible name; inside a `Field` the field's label is read as well. */
  label: string;
  placeholder?: string | undefined;
  size?: 'sm' | 'md' | undefined;
  isDisabled?: boolean | undefined;
  /** Drawn before the chosen label. */
  icon?: ReactNode;
  /** Drawn before an option's label. */
  renderIcon?: ((option: ComboboxOption) => ReactNode) | undefined;
  className?: string | undefined;
}

/** Choose one of many: a button that opens a list with a filter. Replaces the native select. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, label } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <ComboboxTrigger {...props} onOpen={() => setIsOpen(true)} />
      <PopoverPanel label={label} className={LIST_POPOVER_CLASS}>
        <ComboboxList
          label={label}
          options={options}
          chosen={value === null ? [] : [value]}
          renderIcon={props.renderIcon}
          onChoose={(next) => {
            onChange(next);
            setIsOpen(false);
          }}
        />
      </PopoverPanel>
    </Popover.Root>
  );
}

function ComboboxTrigger(props: ComboboxProps & { onOpen: () => void }) {
  const { options, value, label, placeholder = textOf(fieldText).choose, icon, onOpen } = props;
  const attributes = useFieldAttributes();
  const chosen = options.find((option) => option.value === value);
  return (
    <Popover.Trigger
      {...attributes}
      aria-label={`${label}: ${chosen?.label ?? placeholder}`}
      aria-haspopup="listbox"
      disabled={props.isDisabled}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        onOpen();
      }}
      className={clsx(
        INPUT_CLASS,
        'flex items-center gap-2 text-left',
        props.size === 'sm' && 'h-7! text-sm!',
        props.className,
      )}
    >
      {icon ?? (chosen && props.renderIcon?.(chosen))}
      <span className={clsx('min-w-0 flex-1 truncate', chosen === undefined && 'text-ink-3')}>
        {chosen?.label ?? placeholder}
      </span>
      <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-ink-3" />
    </Popover.Trigger>
  );
}
