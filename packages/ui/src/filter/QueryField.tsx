import { clsx } from 'clsx';
import { CircleAlert, Search, X } from 'lucide-react';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { INPUT_CLASS } from '../field/input-class.ts';
import { stepIndex } from '../field/step-index.ts';
import { textOf } from '../text/define-text.ts';
import { filterText } from './filter.text.ts';
import { faultWords } from './fault-words.ts';
import { completionsAt, type Completion } from './query-completion.ts';
import { QueryMarks } from './QueryMarks.tsx';
import { QuerySuggestions } from './QuerySuggestions.tsx';
import { useQueryDraft, type QueryDraftOptions } from './use-query-draft.ts';

export interface QueryFieldProps extends QueryDraftOptions {
  /** Accessible name. */
  label: string;
  placeholder?: string | undefined;
  /** Shown at the right while empty, e.g. the key that focuses the field. */
  shortcut?: ReactNode;
  className?: string | undefined;
}

/**
 * A query as text: `severity:critical -destination:Gmail "Q3 plan"`. Keys and values autocomplete, free
 * text is always allowed, and errors are shown at their position.
 */
export function QueryField(props: QueryFieldProps) {
  const { label, placeholder = label, fields, shortcut, className } = props;
  const words = textOf(filterText);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const draft = useQueryDraft(props);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [scrolled, setScrolled] = useState(0);
  const items = isOpen ? completionsAt(draft.text, draft.caret, fields) : [];
  const [fault] = draft.faults;
  const wantedCaret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wantedCaret.current === null) return;
    input.current?.setSelectionRange(wantedCaret.current, wantedCaret.current);
    wantedCaret.current = null;
  });

  function choose(item: Completion) {
    wantedCaret.current = draft.choose(item);
    setActive(-1);
    setIsOpen(true);
  }
  function settle() {
    draft.settle();
    setIsOpen(false);
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const isCaretKey = event.key === 'Home' || event.key === 'End';
    const step = isCaretKey ? null : stepIndex(event.key, active, items.length);
    const item = items[active];
    if (event.key === 'Escape') escape(event);
    else if (step !== null) {
      event.preventDefault();
      // Up from "none" selects the last one.
      setActive(event.key === 'ArrowUp' && active === -1 ? items.length - 1 : step);
    } else if ((event.key === 'Enter' || event.key === 'Tab') && item !== undefined) {
      event.preventDefault();
      choose(item);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      settle();
    } else if (event.key === 'ArrowDown') setIsOpen(true);
  }
  function escape(event: KeyboardEvent<HTMLInputElement>) {
    event.stopPropagation();
    event.preventDefault();
    if (isOpen && items.length > 0) setIsOpen(false);
    else input.current?.blur();
  }
  function note({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    setScrolled(currentTarget.scrollLeft);
    draft.moveTo(currentTarget.selectionStart ?? currentTarget.value.length);
  }

  return (
    <div className={clsx('relative min-w-0', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2.5 z-[1] size-3.5 -translate-y-1/2 text-ink-3"
      />
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={items.length > 0}
        aria-controls={items.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={active >= 0 && items[active] ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={draft.text}
        onMouseDown={(event) => {
          // Entering changes the text, so the caret goes to its end.
          if (document.activeElement === event.currentTarget) return;
          event.preventDefault();
          event.currentTarget.focus();
        }}
        onFocus={() => {
          wantedCaret.current = draft.enter();
          setIsOpen(true);
          setActive(-1);
        }}
        onBlur={() => {
          settle();
          draft.leave();
        }}
        onChange={({ target }) => {
          draft.type({ text: target.value, caret: target.selectionStart ?? target.value.length });
          setIsOpen(true);
          setActive(-1);
        }}
        onSelect={note}
        onScroll={(event) => setScrolled(event.currentTarget.scrollLeft)}
        onKeyDown={press}
        className={clsx(INPUT_CLASS, 'pr-8 pl-8')}
      />
      <QueryMarks
        text={draft.text}
        tokens={draft.tokens}
        faults={draft.faults}
        scrolled={scrolled}
      />
      {draft.text !== '' ? (
        <button
          type="button"
          aria-label={words.clearQuery}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus();
            draft.type({ text: '', caret: 0 });
          }}
          className="absolute inset-y-0 right-0 grid w-7 place-items-center rounded-md text-ink-3 hover:text-ink"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      ) : (
        shortcut !== undefined && (
          <span className="pointer-events-none absolute inset-y-0 right-2 flex items-center gap-1">
            {shortcut}
          </span>
        )
      )}
      <QuerySuggestions
        id={id}
        label={words.suggestions}
        items={items}
        active={active}
        onPoint={setActive}
        onChoose={choose}
        notice={
          fault !== undefined && (
            <p
              id={`${id}-fault`}
              role="alert"
              className="flex gap-1.5 px-2.5 py-2 text-sm text-critical-text"
            >
              <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
              {faultWords(fault)}
            </p>
          )
        }
      />
    </div>
  );
}
