import type { FilterField } from './filter-field.ts';
import { fieldOf } from './filter-query.ts';
import { queryTokens, quoted, type QueryToken } from './query-tokens.ts';

export interface Completion {
  /** Unique within the list. */
  id: string;
  kind: 'key' | 'value';
  label: string;
  /** The field of a value, when the value was found without its field being typed. */
  hint?: string | undefined;
  count?: number | undefined;
  /** Replacement of the part being typed. */
  insert: string;
}

const MOST_VALUES = 40;
const MOST_FOUND = 12;

/** The part at the caret; null between parts. */
function tokenAt(text: string, caret: number): QueryToken | null {
  return queryTokens(text).find(({ start, end }) => start < caret && caret <= end) ?? null;
}

const holds = (label: string, part: string): boolean =>
  label.toLocaleLowerCase().includes(part.toLocaleLowerCase());

/** Completions at the caret: fields by prefix, values of a field, values of any field. */
export function completionsAt(
  text: string,
  caret: number,
  fields: readonly FilterField[],
): Completion[] {
  const token = tokenAt(text, caret);
  if (token === null) return fields.map((field) => keyCompletion(field, ''));
  if (token.key !== null) {
    const field = fieldOf(fields, token.key);
    return field === undefined ? [] : valuesOf(field, token.value, token.isNegated);
  }
  if (token.isQuoted) return [];
  const sign = token.value.startsWith('-') ? '-' : '';
  const part = token.value.slice(sign.length);
  const keys = fields.filter(
    ({ key, label }) =>
      key.toLowerCase().startsWith(part.toLowerCase()) ||
      label.toLocaleLowerCase().startsWith(part.toLocaleLowerCase()),
  );
  const found = part.length < 2 ? [] : fields.flatMap((field) => foundIn(field, part, sign));
  return [...keys.map((field) => keyCompletion(field, sign)), ...found.slice(0, MOST_FOUND)];
}

function keyCompletion(field: FilterField, sign: string): Completion {
  const insert = `${sign}${field.key}:`;
  return { id: insert, kind: 'key', label: insert, hint: field.label, insert };
}

function valuesOf(field: FilterField, part: string, isNegated: boolean): Completion[] {
  return field.values
    .filter(({ label, value }) => holds(label, part) || holds(value, part))
    .slice(0, MOST_VALUES)
    .map(({ value, label, count }) => ({
      id: value,
      kind: 'value',
      label,
      count,
      insert: `${isNegated ? '-' : ''}${field.key}:${quoted(label)} `,
    }));
}

function foundIn(field: FilterField, part: string, sign: string): Completion[] {
  return field.values
    .filter(({ label }) => holds(label, part))
    .map(({ value, label, count }) => ({
      id: `${field.key}:${value}`,
      kind: 'value',
      label,
      hint: field.label,
      count,
      insert: `${sign}${field.key}:${quoted(label)} `,
    }));
}

/** The text with the part at the caret replaced, and the new caret position. */
export function complete(
  text: string,
  caret: number,
  completion: Completion,
): { text: string; caret: number } {
  const token = tokenAt(text, caret);
  const start = token?.start ?? caret;
  const rest = text.slice(token?.end ?? caret).trimStart();
  const before = text.slice(0, start);
  const next = before + completion.insert;
  return {
    text: next + (rest === '' || next.endsWith(' ') ? rest : ` ${rest}`),
    caret: next.length,
  };
}

/**
 * The unfinished part: the caret is at its end, and it is a filter, or may become one. It is ignored,
 * so that a list is not searched for the first letters of a filter's name.
 */
export function unfinishedToken(
  text: string,
  caret: number,
  fields: readonly FilterField[],
): QueryToken | null {
  const token = tokenAt(text, caret);
  if (token === null || token.end !== caret) return null;
  if (token.key !== null) return token;
  const word = token.value.replace(/^-/, '').toLowerCase();
  const mayBecomeKey = fields.some(({ key }) => key.toLowerCase().startsWith(word));
  return mayBecomeKey && !token.isQuoted ? token : null;
}
