import { readStored, removeStored, writeStored } from './stored-values.ts';

export const MAX_LAST_SEARCHES = 10;

/** Puts a search text first in the list of recent ones, without duplicates, at most ten. */
export function rememberSearch(text: string): void {
  const trimmed = text.trim();
  if (trimmed === '') return;
  const others = (readStored('LAST_SEARCHES') ?? []).filter((known) => known !== trimmed);
  writeStored('LAST_SEARCHES', [trimmed, ...others].slice(0, MAX_LAST_SEARCHES));
}

export function forgetSearches(): void {
  removeStored('LAST_SEARCHES');
}
