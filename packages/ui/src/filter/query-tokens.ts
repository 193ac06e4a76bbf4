/** A piece of a typed query, with its place in the text. */
export interface QueryToken {
  start: number;
  /** Index behind its last character. */
  end: number;
  isNegated: boolean;
  /** What precedes the colon; null for free text. */
  key: string | null;
  value: string;
  /** Where the value begins, its quote included. */
  valueStart: number;
  isQuoted: boolean;
}

const KEY = /^(-?)([A-Za-z]+):(?!\/\/)/;

/**
 * Splits a typed query into its parts: `key:value`, `-key:value`, words and `"several words"`. A value
 * may be quoted; within quotes a backslash escapes the next character. An unclosed quote extends to the
 * end.
 */
export function queryTokens(text: string): QueryToken[] {
  const tokens: QueryToken[] = [];
  let at = 0;
  while (at < text.length) {
    if (/\s/.test(text.charAt(at))) {
      at += 1;
      continue;
    }
    const [head = '', minus, key] = KEY.exec(text.slice(at)) ?? [];
    const valueStart = at + head.length;
    const { value, end, isQuoted } = readValue(text, valueStart);
    const isNegated = minus === '-';
    tokens.push({ start: at, end, isNegated, key: key ?? null, value, valueStart, isQuoted });
    at = end;
  }
  return tokens;
}

function readValue(text: string, start: number): { value: string; end: number; isQuoted: boolean } {
  if (text.charAt(start) !== '"') {
    const value = /^\S*/.exec(text.slice(start))?.[0] ?? '';
    return { value, end: start + value.length, isQuoted: false };
  }
  let value = '';
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== '"') {
    if (text.charAt(at) === '\\' && at + 1 < text.length) at += 1;
    value += text.charAt(at);
    at += 1;
  }
  return { value, end: Math.min(text.length, at + 1), isQuoted: true };
}

/** A value in query form: quoted if it would be read as something else. */
export function quoted(value: string): string {
  const isPlain = value !== '' && !/[\s"\\]/.test(value) && !value.startsWith('-');
  return isPlain && !KEY.test(value) ? value : `"${value.replace(/["\\]/g, '\\$&')}"`;
}
