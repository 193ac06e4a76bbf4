/** The navigation rules of the specification, section 2, as pure functions. */

/** Milliseconds that the delayed variant waits before it applies a change. */
export const NAVIGATION_DELAY_MS = 100;

/** Search parameters that hold lists of origin and destination ids. */
const ID_LIST_PARAMS = ['originIds', 'destinationIds'] as const;

export interface Address {
  pathname: string;
  /** With its question mark; empty without parameters. */
  search: string;
  hash: string;
}

/** Resolves a console address relative to the current one. */
export function resolveAddress(to: string, shown: Address): Address {
  const base = new URL(`${shown.pathname}${shown.search}${shown.hash}`, 'https://console.invalid');
  const { pathname, search, hash } = new URL(to, base);
  return { pathname, search, hash };
}

/** Whether both addresses show the same: the order of search parameters does not matter. */
export function isSameAddress(a: Address, b: Address): boolean {
  return (
    a.pathname === b.pathname &&
    a.hash === b.hash &&
    areParamsIdentical(new URLSearchParams(a.search), new URLSearchParams(b.search))
  );
}

/** Whether both have the same names with the same values, in any order. */
export function areParamsIdentical(a: URLSearchParams, b: URLSearchParams): boolean {
  return sortedText(a) === sortedText(b);
}

function sortedText(params: URLSearchParams): string {
  return [...params]
    .map((pair) => JSON.stringify(pair))
    .toSorted()
    .join();
}

/** Effect of a search parameter update on the history; `skip` if nothing would change. */
export type ParamUpdate = 'skip' | 'replace' | 'push';

/**
 * Replaces the entry when the update sets both id lists, or fills empty parameters: no one wants to go
 * back to either.
 */
export function paramUpdateOf(shown: URLSearchParams, next: URLSearchParams): ParamUpdate {
  if (areParamsIdentical(shown, next)) return 'skip';
  const carriesBothLists = ID_LIST_PARAMS.every((name) => (next.get(name) ?? '') !== '');
  const wasEmpty = [...shown].length === 0;
  return carriesBothLists || wasEmpty ? 'replace' : 'push';
}
