import { clsx } from 'clsx';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { formatCount } from '../format/format-count.ts';

export interface TabItem {
  key: string;
  label: string;
  icon?: ReactNode;
  /** Shown after the label. */
  count?: number | undefined;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
  activeKey: string;
  onChange: (key: string) => void;
  /** Contents of the active tab; without it only the list is drawn. */
  children?: ReactNode;
  className?: string | undefined;
}

/** The key of the tab an arrow, Home or End leads to, or undefined for other keys. */
function tabForKey(items: readonly TabItem[], activeKey: string, key: string): string | undefined {
  const index = items.findIndex((item) => item.key === activeKey);
  if (key === 'ArrowRight') return items[(index + 1) % items.length]?.key;
  if (key === 'ArrowLeft') return items[(index - 1 + items.length) % items.length]?.key;
  if (key === 'Home') return items[0]?.key;
  if (key === 'End') return items.at(-1)?.key;
  return undefined;
}

/** Tabs with an underline; arrows move and choose at once. */
export function Tabs({ label, items, activeKey, onChange, children, className }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  function press(event: KeyboardEvent) {
    const next = tabForKey(items, activeKey, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
    const at = items.findIndex((item) => item.key === next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus();
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={clsx(
          'flex gap-5 overflow-x-auto border-b border-line [scrollbar-width:none]',
          className,
        )}
      >
        {items.map((item) => {
          const isActive = item.key === activeKey;
          return (
            <button
              key={item.key}
              type="button"
              role="tab"
              id={`${id}-tab-${item.key}`}
              aria-selected={isActive}
              aria-controls={children === undefined ? undefined : `${id}-panel`}
              tabIndex={isActive ? 0 : -1}
              onClick={() => onChange(item.key)}
              onKeyDown={press}
              className={clsx(
                '-mb-px inline-flex h-10 shrink-0 items-center gap-2 border-b-2 text-base font-medium transition-colors focus-visible:-outline-offset-2 [&_svg]:size-4',
                isActive ? 'border-ink text-ink' : 'border-transparent text-ink-3 hover:text-ink-2',
              )}
            >
              {item.icon}
              {item.label}
              {item.count !== undefined && (
                <span className="font-normal text-ink-3">{formatCount(item.count)}</span>
              )}
            </button>
          );
        })}
      </div>
      {children !== undefined && (
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-tab-${activeKey}`}>
          {children}
        </div>
      )}
    </>
  );
}
