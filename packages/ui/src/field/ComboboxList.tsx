import { clsx } from 'clsx';
import { Check, Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { filterOptions, type ComboboxOption } from './filter-options.ts';

export interface ComboboxListProps {
  label: string;
  options: readonly ComboboxOption[];
  value: string | null;
  onChoose: (value: string) => void;
  renderIcon?: ((option: ComboboxOption) => ReactNode) | undefined;
}

/** The next index for a key press in a list of `count`, or null when the key means nothing here. */
function stepIndex(key: string, index: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'Home':
    case 'PageUp':
      return 0;
    case 'End':
    case 'PageDown':
      return count - 1;
    default:
      return null;
  }
}

/** Filter input and listbox; the focus stays in the input and the active option is pointed at. */
export function ComboboxList({ label, options, value, onChoose, renderIcon }: ComboboxListProps) {
  const id = useId();
  const [text, setText] = useState('');
  const found = filterOptions(options, text);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active, text]);

  function press(event: KeyboardEvent) {
    const next = stepIndex(event.key, active, found.length);
    if (next !== null) {
      event.preventDefault();
      setActive(next);
      return;
    }
    const option = found[active];
    if (event.key === 'Enter' && option !== undefined && option.disabledReason === undefined) {
      event.preventDefault();
      onChoose(option.value);
    }
  }

  return (
    <>
      <div className="flex items-center gap-2 border-b border-line px-2.5">
        <Search aria-hidden className="size-3.5 shrink-0 text-ink-3" />
        <input
          type="text"
          role="combobox"
          aria-label={`Filter ${label.toLowerCase()}`}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder="Type to filter"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={press}
          className="h-9 min-w-0 flex-1 bg-transparent text-base outline-none"
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className="min-h-0 overflow-y-auto p-1"
      >
        {found.map((option, index) => (
          <ComboboxRow
            key={option.value}
            id={`${id}-${index}`}
            option={option}
            isActive={index === active}
            isChosen={option.value === value}
            icon={renderIcon?.(option)}
            onPoint={() => setActive(index)}
            onChoose={() => onChoose(option.value)}
          />
        ))}
      </div>
      <p role="status" className={clsx('px-3 text-base text-ink-3', found.length === 0 && 'py-3')}>
        {found.length === 0 && 'Nothing matches'}
      </p>
    </>
  );
}

interface ComboboxRowProps {
  id: string;
  option: ComboboxOption;
  isActive: boolean;
  isChosen: boolean;
  icon: ReactNode;
  onPoint: () => void;
  onChoose: () => void;
}

function ComboboxRow(props: ComboboxRowProps) {
  const { id, option, isActive, isChosen, icon, onPoint, onChoose } = props;
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
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{option.label}</span>
        {hint !== undefined && <span className="block truncate text-sm text-ink-3">{hint}</span>}
      </span>
      {isChosen && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
    </div>
  );
}
