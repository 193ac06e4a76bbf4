import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { PopoverPanel } from '../overlay/PopoverPanel.tsx';
import { textOf } from '../text/define-text.ts';
import { useFieldAttributes } from './field-context.ts';
import { fieldText } from './field.text.ts';
import type { ComboboxOption } from './filter-options.ts';
import { INPUT_CLASS, LIST_POPOVER_CLASS } from './input-class.ts';
import { ListboxOption } from './ListboxOption.tsx';
import { stepIndex } from './step-index.ts';

export interface SelectProps {
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string) => void;
  /** Accessible name; inside a `Field` the field's label is read as well. */
  label: string;
  placeholder?: string | undefined;
  size?: 'sm' | 'md' | undefined;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
}

/** Milliseconds after which typed letters start a new word. */
const TYPE_AHEAD_MS = 600;

/** Choose one of a few: a button that opens a listbox. Letters jump to the option they start. */
export function Select(props: SelectProps) {
  const { options, value, onChange, label } = props;
  const attributes = useFieldAttributes();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const shown = chosen?.label ?? props.placeholder ?? textOf(fieldText).choose;
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger
        {...attributes}
        aria-label={`${label}: ${shown}`}
        aria-haspopup="listbox"
        disabled={props.isDisabled}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setIsOpen(true);
        }}
        className={clsx(
          INPUT_CLASS,
          'flex items-center gap-2 text-left',
          props.size === 'sm' && 'h-7! text-sm!',
          props.className,
        )}
      >
        <span className={clsx('min-w-0 flex-1 truncate', chosen === undefined && 'text-ink-3')}>
          {shown}
        </span>
        <ChevronDown aria-hidden className="size-3.5 shrink-0 text-ink-3" />
      </Popover.Trigger>
      <PopoverPanel label={label} className={LIST_POPOVER_CLASS}>
        <Options
          {...props}
          onChange={(next) => {
            onChange(next);
            setIsOpen(false);
          }}
        />
      </PopoverPanel>
    </Popover.Root>
  );
}

/** The listbox; it holds the focus itself and points at the active option. */
function Options({ options, value, onChange, label }: SelectProps) {
  const id = useId();
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );
  const typed = useRef({ text: '', at: 0 });

  function choose(index: number) {
    const option = options[index];
    if (option !== undefined && option.disabledReason === undefined) onChange(option.value);
  }
  function press(event: KeyboardEvent) {
    const next = stepIndex(event.key, active, options.length) ?? typedIndex(event);
    if (next === null && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (next === null) choose(active);
    else setActive(next);
  }
  /** The next option that begins with the letters typed within a short time. */
  function typedIndex(event: KeyboardEvent): number | null {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey) return null;
    const isNew = event.timeStamp - typed.current.at > TYPE_AHEAD_MS;
    const text = (isNew ? '' : typed.current.text) + event.key.toLocaleLowerCase();
    typed.current = { text, at: event.timeStamp };
    const found = options.findIndex(({ label: one }) => one.toLocaleLowerCase().startsWith(text));
    return found === -1 ? null : found;
  }

  return (
    <div
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={press}
      className="min-h-0 overflow-y-auto p-1 outline-none"
    >
      {options.map((option, index) => (
        <ListboxOption
          key={option.value}
          id={`${id}-${index}`}
          option={option}
          isActive={index === active}
          isChosen={option.value === value}
          onPoint={() => setActive(index)}
          onChoose={() => choose(index)}
        />
      ))}
    </div>
  );
}
