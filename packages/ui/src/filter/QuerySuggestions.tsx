import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatCount } from '../format/format-count.ts';
import { textOf } from '../text/define-text.ts';
import { filterText } from './filter.text.ts';
import type { Completion } from './query-completion.ts';

export interface QuerySuggestionsProps {
  /** Start of the ids of the list (`-list`) and its options (`-0`, `-1`, …). */
  id: string;
  label: string;
  items: readonly Completion[];
  /** -1: none. */
  active: number;
  onPoint: (index: number) => void;
  onChoose: (item: Completion) => void;
  /** Shown above the options, e.g. an error. */
  notice: ReactNode;
}

/** The list under a query field. The focus stays in the field, which points at the active option. */
export function QuerySuggestions(props: QuerySuggestionsProps) {
  const { id, label, items, active, onPoint, onChoose, notice } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const isShown = items.length > 0 || notice !== false;
  return (
    <>
      <div
        className={clsx(
          'absolute top-full left-0 z-40 mt-1 w-full min-w-72 animate-rise overflow-hidden rounded-lg bg-raised shadow-float',
          !isShown && 'hidden',
        )}
      >
        {notice}
        {/* Not there while there is nothing to choose: a page's own keys rest while a list is open. */}
        {items.length > 0 && (
          <div
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
            className="max-h-72 overflow-y-auto p-1"
          >
            {items.map((item, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the input, which keeps the focus
              <div
                key={item.id}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                data-active={index === active || undefined}
                onMouseDown={(event) => event.preventDefault()}
                onPointerMove={() => onPoint(index)}
                onClick={() => onChoose(item)}
                className={clsx(
                  'flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 text-base',
                  index === active && 'bg-hover dark:bg-active',
                )}
              >
                <span
                  className={clsx(
                    'truncate',
                    item.kind === 'key' && 'font-mono text-sm text-accent',
                  )}
                >
                  {item.label}
                </span>
                <span className="min-w-0 flex-1 truncate text-ink-3">{item.hint}</span>
                {item.count !== undefined && (
                  <span className="shrink-0 text-sm text-ink-3">{formatCount(item.count)}</span>
                )}
              </div>
            ))}
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {items.length > 0 && textOf(filterText).suggestionCount(items.length)}
      </p>
    </>
  );
}
