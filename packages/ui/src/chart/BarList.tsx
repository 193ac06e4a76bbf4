import type { ReactNode } from 'react';
import { formatCount } from '../format/format-count.ts';

export interface BarListItem {
  key?: string | undefined;
  label: string;
  value: number;
  icon?: ReactNode;
  /** CSS variable of the bar, e.g. `--critical-fill`. */
  colorVar?: string | undefined;
  href?: string | undefined;
}

export interface BarListProps {
  /** Accessible name. */
  label: string;
  /** Drawn in the given order, which should be largest first. */
  items: readonly BarListItem[];
  format?: ((value: number) => string) | undefined;
  /** A press on a line; with `href` it is a link as well. */
  onSelect?: ((item: BarListItem) => void) | undefined;
}

/** Ranked bars: the longest is the largest of the list. */
export function BarList({ label, items, format = formatCount, onSelect }: BarListProps) {
  const largest = Math.max(1, ...items.map((item) => item.value));
  return (
    <ol aria-label={label} className="flex flex-col gap-3">
      {items.map((item) => (
        <li key={item.key ?? item.label} className="relative">
          <div className="flex items-center gap-2">
            {item.icon}
            <span className="min-w-0 flex-1 truncate">
              <BarLabel item={item} onSelect={onSelect} />
            </span>
            <span className="shrink-0 text-md text-ink-2">{format(item.value)}</span>
          </div>
          <div aria-hidden className="mt-1.5 h-1.5 rounded-full bg-active">
            <div
              style={{
                width: `${(item.value / largest) * 100}%`,
                backgroundColor: `var(${item.colorVar ?? '--flow'})`,
              }}
              className="h-full min-w-1 rounded-full"
            />
          </div>
        </li>
      ))}
    </ol>
  );
}

function BarLabel({ item, onSelect }: { item: BarListItem; onSelect: BarListProps['onSelect'] }) {
  const className = 'after:absolute after:inset-0 hover:underline underline-offset-2';
  if (item.href !== undefined) {
    return (
      <a
        href={item.href}
        className={className}
        onClick={(event) => {
          if (onSelect === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onSelect(item);
        }}
      >
        {item.label}
      </a>
    );
  }
  if (onSelect === undefined) return item.label;
  return (
    <button type="button" className={className} onClick={() => onSelect(item)}>
      {item.label}
    </button>
  );
}
