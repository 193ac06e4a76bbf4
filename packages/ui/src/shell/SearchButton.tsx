import { Search } from 'lucide-react';
import { Kbd } from '../button/Kbd.tsx';

export interface SearchButtonProps {
  label: string;
  onClick: () => void;
  /** Keys that do the same, e.g. `['⌘', 'K']`. */
  keys?: readonly string[] | undefined;
}

/** Looks like a search field and opens the search. */
export function SearchButton({ label, onClick, keys = [] }: SearchButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex h-8 w-full min-w-0 items-center gap-2.5 rounded-md border border-line-2 bg-sunken px-2.5 text-base text-ink-3 transition-colors hover:border-line-control"
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1 truncate text-left">{label}</span>
      <span aria-hidden className="flex gap-1 max-md:hidden">
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </span>
    </button>
  );
}
