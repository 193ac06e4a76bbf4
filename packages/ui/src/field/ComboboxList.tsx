import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { textOf } from '../text/define-text.ts';
import { fieldText } from './field.text.ts';
import { filterOptions, type ComboboxOption } from './filter-options.ts';
import { ListboxOption, type ListboxOptionProps } from './ListboxOption.tsx';
import { stepIndex } from './step-index.ts';

export interface ComboboxListProps {
  label: string;
  options: readonly ComboboxOption[];
  chosen: readonly string[];
  /** Several can be chosen: a choice turns a box on or off. */
  isMulti?: boolean | undefined;
  /** Accepts typed values that are not among the options. */
  isFree?: boolean | undefined;
  onChoose: (value: string) => void;
  renderIcon?: ((option: ComboboxOption) => ReactNode) | undefined;
}

/** Filter input and listbox; the focus stays in the input and the active option is pointed at. */
export function ComboboxList(props: ComboboxListProps) {
  const { label, options, chosen, isMulti = false, isFree = false, onChoose, renderIcon } = props;
  const words = textOf(fieldText);
  const id = useId();
  const [text, setText] = useState('');
  const found = withTyped(filterOptions(options, text), isFree ? text.trim() : '');
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => chosen.includes(option.value)),
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
          aria-label={words.filterList(label)}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={isFree ? words.typeOrChoose : words.typeToFilter}
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
        aria-multiselectable={isMulti || undefined}
        className="min-h-0 overflow-y-auto p-1"
      >
        {found.map((option, index) => (
          <GroupedOption
            key={option.value}
            before={found[index - 1]}
            id={`${id}-${index}`}
            option={option}
            isActive={index === active}
            isChosen={chosen.includes(option.value)}
            isMulti={isMulti}
            icon={renderIcon?.(option)}
            onPoint={() => setActive(index)}
            onChoose={() => onChoose(option.value)}
          />
        ))}
      </div>
      <p role="status" className={clsx('px-3 text-base text-ink-3', found.length === 0 && 'py-3')}>
        {found.length === 0 && words.nothingMatches}
      </p>
    </>
  );
}

/** An option below its group's heading, if it is the first one. */
function GroupedOption({
  before,
  ...props
}: ListboxOptionProps & { before: ComboboxOption | undefined }) {
  const { group } = props.option;
  const isFirst = group !== undefined && group !== before?.group;
  return (
    <>
      {isFirst && (
        <div role="presentation" className="px-2 pt-2 pb-1 text-sm font-medium text-ink-3">
          {group}
        </div>
      )}
      <ListboxOption {...props} />
    </>
  );
}

/** The options, plus the typed value if it is not one of them. */
function withTyped(found: ComboboxOption[], typed: string): ComboboxOption[] {
  const isKnown = found.some(({ value, label }) => value === typed || label === typed);
  return typed === '' || isKnown ? found : [...found, { value: typed, label: typed }];
}
