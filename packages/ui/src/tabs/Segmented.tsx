import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatCount } from '../format/format-count.ts';

export interface SegmentedItem {
  key: string;
  label: ReactNode;
  /** Shown after the label, e.g. the number of rows. */
  count?: number | undefined;
  /** Accessible name when the label is only a picture. */
  name?: string | undefined;
}

export interface SegmentedProps {
  /** Accessible name of the group. */
  label: string;
  items: readonly SegmentedItem[];
  /** Keys that are on: one for a choice of view, several for a filter. */
  activeKeys: readonly string[];
  onToggle: (key: string) => void;
}

/** Joined toggle buttons: a choice between two or three views, or a quick filter with counts. */
export function Segmented({ label, items, activeKeys, onToggle }: SegmentedProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex h-8 items-stretch rounded-md border border-line-2 bg-surface shadow-lift dark:bg-raised"
    >
      {items.map((item) => {
        const isOn = activeKeys.includes(item.key);
        return (
          <button
            key={item.key}
            type="button"
            aria-pressed={isOn}
            aria-label={item.name}
            onClick={() => onToggle(item.key)}
            className={clsx(
              'inline-flex items-center gap-2 whitespace-nowrap border-l border-line-2 px-2.5 text-base first:rounded-l-[6px] first:border-l-0 last:rounded-r-[6px] focus-visible:z-10',
              isOn ? 'bg-active font-medium text-ink' : 'text-ink-2 hover:bg-hover hover:text-ink',
            )}
          >
            {item.label}
            {item.count !== undefined && (
              <span className="font-normal text-ink-3">{formatCount(item.count)}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}
