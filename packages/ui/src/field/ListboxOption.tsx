import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../format/format-count.ts';
import type { ComboboxOption } from './filter-options.ts';

export interface ListboxOptionProps {
  id: string;
  option: ComboboxOption;
  isActive: boolean;
  isChosen: boolean;
  icon?: ReactNode;
  /** A box at the left instead of a mark at the right: several can be chosen. */
  isMulti?: boolean | undefined;
  onPoint: () => void;
  onChoose: () => void;
}

/** One line of a listbox; the keys belong to whoever holds the focus. */
export function ListboxOption(props: ListboxOptionProps) {
  const { id, option, isActive, isChosen, icon, isMulti = false, onPoint, onChoose } = props;
  const isBlocked = option.disabledReason !== undefined;
  const hint = option.disabledReason ?? option.hint;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the input, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      aria-selected={isChosen}
      aria-disabled={isBlocked || undefined}
      data-active={isActive || undefined}
      onPointerMove={onPoint}
      onClick={() => !isBlocked && onChoose()}
      className={clsx(
        'flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 py-1 text-base aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
        isActive && 'bg-hover dark:bg-active',
      )}
    >
      {isMulti && <Box isOn={isChosen} />}
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{option.label}</span>
        {hint !== undefined && <span className="block truncate text-sm text-ink-3">{hint}</span>}
      </span>
      {option.count !== undefined && (
        <span className="shrink-0 text-sm text-ink-3">{formatCount(option.count)}</span>
      )}
      {isChosen && !isMulti && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
    </div>
  );
}

function Box({ isOn }: { isOn: boolean }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'grid size-4 shrink-0 place-items-center rounded-[4px] border',
        isOn ? 'border-primary bg-primary text-primary-ink' : 'border-line-control',
      )}
    >
      {isOn && <Check strokeWidth={3} className="size-3" />}
    </span>
  );
}
