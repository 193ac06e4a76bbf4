import type { Permission } from './permissions.ts';
import type { SearchKind } from './routes/search-routes.ts';

/** Permission to search a kind: the search shows no more than the kind's own list. */
export const SEARCH_PERMISSIONS: Readonly<Record<SearchKind, Permission>> = {
  detection: 'detection:read',
  person: 'person:read',
  policy: 'policy:read',
  case: 'detection:read',
  object: 'activity:read',
  flow: 'activity:read',
  place: 'activity:read',
  event: 'activity:read',
};

/** Operators that narrow a search to one kind, e.g. `person:dana`. */
export const SEARCH_OPERATORS = {
  det: 'detection',
  person: 'person',
  file: 'object',
  dest: 'place',
  policy: 'policy',
  case: 'case',
  flow: 'flow',
  event: 'event',
} as const satisfies Record<string, SearchKind>;
export type SearchOperator = keyof typeof SEARCH_OPERATORS;

/** A parsed search text. */
export interface SearchRequest {
  /** The only kind that is wanted; null for all. */
  kind: SearchKind | null;
  /** Search text; empty if only an operator was typed. */
  text: string;
}

function isOperator(name: string | undefined): name is SearchOperator {
  return name !== undefined && Object.hasOwn(SEARCH_OPERATORS, name);
}

/** Reads a typed search: an operator at its start, and the text. `det:17` means DET-17. */
export function parseSearch(typed: string): SearchRequest {
  const trimmed = typed.trim();
  const [, name, rest = ''] = /^([a-z]+):(.*)$/is.exec(trimmed) ?? [];
  const operator = name?.toLowerCase();
  if (!isOperator(operator)) return { kind: null, text: trimmed };
  const text = rest.trim();
  return {
    kind: SEARCH_OPERATORS[operator],
    text: operator === 'det' && /^\d+$/.test(text) ? `DET-${text}` : text,
  };
}

/** The number in `DET-17` and `det:17`; null for any other text. */
export function detectionNumberOf(typed: string): number | null {
  const [, digits] = /^det-(\d{1,9})$/i.exec(parseSearch(typed).text) ?? [];
  return digits === undefined ? null : Number(digits);
}
