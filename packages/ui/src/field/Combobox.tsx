import { clsx } from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { usePortalContainer } from '../overlay/portal-container.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { useFieldAttributes } from './field-context.ts';
import type { ComboboxOption } from './filter-options.ts';
import { INPUT_CLASS } from './input-class.ts';

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
  const container = usePortalContainer();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <ComboboxTrigger {...props} onOpen={() => setIsOpen(true)} />
      <Popover.Portal container={container ?? null}>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          className="z-50 flex max-h-[min(20rem,var(--radix-popover-content-available-height))] w-[max(var(--radix-popover-trigger-width),14rem)] animate-rise flex-col overflow-hidden rounded-lg bg-raised shadow-float"
        >
          <ComboboxList
            label={label}
            options={options}
            value={value}
            renderIcon={props.renderIcon}
            onChoose={(next) => {
              onChange(next);
              setIsOpen(false);
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function ComboboxTrigger(props: ComboboxProps & { onOpen: () => void }) {
  const { options, value, label, placeholder = 'Choose', icon, onOpen } = props;
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
