import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { SearchField } from '../field/SearchField.tsx';

/** One active filter, read as a sentence: `Status is not Resolved`. */
export interface FilterChip {
  key: string;
  label: string;
  /** `is` by default. */
  verb?: string | undefined;
  value: string;
}

export interface FilterBarProps {
  chips: readonly FilterChip[];
  onRemove: (key: string) => void;
  onClear: () => void;
  /** Free text; left out on lists that cannot be searched. */
  search?:
    | {
        value: string;
        onChange: (value: string) => void;
        label?: string | undefined;
        shortcut?: ReactNode;
      }
    | undefined;
  /** Quick filters and buttons, between the search and the chips. */
  children?: ReactNode;
}

/** The filters in force, each removable, with free text at the left. */
export function FilterBar({ chips, onRemove, onClear, search, children }: FilterBarProps) {
  return (
    <div role="group" aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {search !== undefined && (
        <SearchField
          label={search.label ?? 'Search'}
          value={search.value}
          onChange={search.onChange}
          shortcut={search.shortcut}
          className="w-64"
        />
      )}
      {children}
      {chips.map((chip) => (
        <Chip key={chip.key} chip={chip} onRemove={() => onRemove(chip.key)} />
      ))}
      {chips.length > 0 && (
        <button
          type="button"
          onClick={onClear}
          className="ml-auto h-8 rounded-sm px-2 text-base text-ink-3 hover:text-ink"
        >
          Clear all
        </button>
      )}
    </div>
  );
}

function Chip({ chip, onRemove }: { chip: FilterChip; onRemove: () => void }) {
  const verb = chip.verb ?? 'is';
  return (
    <span className="inline-flex h-8 max-w-80 items-stretch rounded-md border border-line-2 bg-surface shadow-lift dark:bg-raised">
      <span className="flex min-w-0 items-center gap-1 pl-2.5">
        <span className="shrink-0 text-ink-3">
          {chip.label} {verb}
        </span>
        <span className="truncate font-medium">{chip.value}</span>
      </span>
      <button
        type="button"
        aria-label={`Remove filter ${chip.label} ${verb} ${chip.value}`}
        onClick={onRemove}
        className="ml-1.5 grid w-7 shrink-0 place-items-center rounded-r-[6px] border-l border-line text-ink-3 hover:bg-hover hover:text-ink"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </span>
  );
}
