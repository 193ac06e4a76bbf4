import {
  labelOfValue,
  resolveValue,
  toggleValue,
  type ActiveFilter,
  type FilterField,
  type FilterQuery,
} from './filter-field.ts';
import { queryTokens, quoted, type QueryToken } from './query-tokens.ts';

/** Why a piece of a query means nothing. */
export type QueryFault =
  | { kind: 'unknownKey'; token: QueryToken; key: string; guess: FilterField | null }
  | { kind: 'unknownValue'; token: QueryToken; field: FilterField }
  | { kind: 'noValue'; token: QueryToken; field: FilterField }
  | { kind: 'notNegatable'; token: QueryToken; field: FilterField };

export interface ParsedQuery {
  /** What the query means without the pieces that have a fault. */
  query: FilterQuery;
  faults: readonly QueryFault[];
  tokens: readonly QueryToken[];
}

export function fieldOf(fields: readonly FilterField[], key: string): FilterField | undefined {
  const wanted = key.toLowerCase();
  return fields.find((field) => field.key.toLowerCase() === wanted);
}

/**
 * Reads a typed query, e.g. `severity:critical -destination:Gmail "Q3 plan"`.
 * @param skip a piece that is still being typed, left out of the meaning and of the faults
 */
export function parseQuery(
  text: string,
  fields: readonly FilterField[],
  skip?: QueryToken | null,
): ParsedQuery {
  const tokens = queryTokens(text);
  const faults: QueryFault[] = [];
  const words: string[] = [];
  let filters: ActiveFilter[] = [];
  for (const token of tokens) {
    if (token.start === skip?.start) continue;
    if (token.key === null) {
      if (token.value !== '') words.push(token.value);
      continue;
    }
    const field = fieldOf(fields, token.key);
    const fault = faultOf(token, token.key, field, fields);
    const value = field === undefined ? null : resolveValue(field, token.value);
    if (fault !== null) faults.push(fault);
    else if (field !== undefined && value !== null) {
      filters = withValue(filters, { key: field.key, isNegated: token.isNegated, value });
    }
  }
  return { query: { filters, text: words.join(' ') }, faults, tokens };
}

function faultOf(
  token: QueryToken,
  key: string,
  field: FilterField | undefined,
  fields: readonly FilterField[],
): QueryFault | null {
  if (field === undefined) return { kind: 'unknownKey', token, key, guess: guessOf(key, fields) };
  if (token.value.trim() === '') return { kind: 'noValue', token, field };
  if (token.isNegated && field.isOnlyPositive === true) {
    return { kind: 'notNegatable', token, field };
  }
  return resolveValue(field, token.value) === null ? { kind: 'unknownValue', token, field } : null;
}

function withValue(
  filters: ActiveFilter[],
  one: { key: string; isNegated: boolean; value: string },
): ActiveFilter[] {
  const isThere = filters.some(
    (filter) =>
      filter.key === one.key &&
      filter.isNegated === one.isNegated &&
      filter.values.includes(one.value),
  );
  return isThere ? filters : toggleValue(filters, one);
}

/** The field with the most similar key to a mistyped one; null if none is similar. */
function guessOf(key: string, fields: readonly FilterField[]): FilterField | null {
  const wanted = key.toLowerCase();
  const near = fields.filter((field) => {
    const known = field.key.toLowerCase();
    return known.startsWith(wanted.slice(0, 3)) || distance(known, wanted) <= 2;
  });
  return near[0] ?? null;
}

/** Edit distance between two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [at, letter] of a.split('').entries()) {
    const next = [at + 1];
    for (const [index, other] of b.split('').entries()) {
      const replaced = (row[index] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The query as text that `parseQuery` reads to the same meaning; values by their labels. */
export function printQuery(query: FilterQuery, fields: readonly FilterField[]): string {
  const parts = query.filters.flatMap(({ key, isNegated, values }) => {
    const field = fieldOf(fields, key);
    return values.map((value) => `${isNegated ? '-' : ''}${key}:${printValue(field, value)}`);
  });
  return [...parts, ...printWords(query.text)].join(' ');
}

function printValue(field: FilterField | undefined, value: string): string {
  if (field === undefined) return quoted(value);
  const label = labelOfValue(field, value);
  return quoted(resolveValue(field, label) === value ? label : value);
}

/** Words stay words: only one that would be read as a filter is quoted. */
function printWords(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(quoted);
}
