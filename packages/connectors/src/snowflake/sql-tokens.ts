/** A piece of a statement. `word`: a keyword or a name, of several parts too; `text`: anything quoted or an address. */
export interface SqlToken {
  kind: 'word' | 'name' | 'text' | 'stage' | 'mark';
  /** Without quotes; a name's parts joined by dots. */
  text: string;
}

/** The start of a statement is decisive; the rest of a long one is not read. */
const MOST_TOKENS = 4000;
const LONGEST = 100_000;

const SPACE = /\s/;
const NAME_START = /[A-Za-z_]/;
const NAME_PART = /[A-Za-z0-9_$]/;
const ENDS_ADDRESS = /[\s,;()]/;

/**
 * The tokens of a Snowflake statement, without comments. A scanner without patterns: each character is
 * read once, for any text. Open quotes and comments end with the text.
 */
export function sqlTokens(sql: string): SqlToken[] {
  const source = sql.slice(0, LONGEST);
  const tokens: SqlToken[] = [];
  let at = 0;
  while (at < source.length && tokens.length < MOST_TOKENS) {
    const next = skipped(source, at);
    if (next > at) {
      at = next;
      continue;
    }
    const [token, end] = tokenAt(source, at);
    tokens.push(token);
    at = end;
  }
  return tokens;
}

/** Past the space or comment that stands here, or `at` itself. */
function skipped(source: string, at: number): number {
  if (SPACE.test(source.charAt(at))) return at + 1;
  if (source.startsWith('--', at) || source.startsWith('//', at)) return past(source, '\n', at);
  return source.startsWith('/*', at) ? past(source, '*/', at + 2) : at;
}

function past(source: string, end: string, from: number): number {
  const found = source.indexOf(end, from);
  return found < 0 ? source.length : found + end.length;
}

function tokenAt(source: string, at: number): [SqlToken, number] {
  const first = source.charAt(at);
  if (first === "'") return quoted(source, at);
  if (source.startsWith('$$', at)) {
    const end = past(source, '$$', at + 2);
    return [{ kind: 'text', text: source.slice(at + 2, Math.max(at + 2, end - 2)) }, end];
  }
  if (first === '@') {
    const end = addressEnd(source, at);
    return [{ kind: 'stage', text: source.slice(at, end) }, end];
  }
  if (first === '"' || NAME_START.test(first)) return nameAt(source, at);
  return [{ kind: 'mark', text: first }, at + 1];
}

/** A literal: doubled or backslash-escaped quotes are one. */
function quoted(source: string, start: number): [SqlToken, number] {
  let text = '';
  let at = start + 1;
  while (at < source.length) {
    const character = source.charAt(at);
    const isEscape = character === '\\' || source.startsWith("''", at);
    if (character === "'" && !isEscape) break;
    text += isEscape ? source.charAt(at + 1) : character;
    at += isEscape ? 2 : 1;
  }
  return [{ kind: text.startsWith('@') ? 'stage' : 'text', text }, at + 1];
}

/** End of an unquoted address; quoted parts inside may contain anything. */
function addressEnd(source: string, start: number): number {
  let at = start;
  while (at < source.length && !ENDS_ADDRESS.test(source.charAt(at))) {
    at = source.charAt(at) === '"' ? past(source, '"', at + 1) : at + 1;
  }
  return at;
}

/** A name with its dots and quoted parts, or an address such as `file:///tmp/x`. */
function nameAt(source: string, start: number): [SqlToken, number] {
  const parts: string[] = [];
  let hasQuotes = false;
  let at = start;
  for (;;) {
    const isQuoted = source.charAt(at) === '"';
    const end = isQuoted ? past(source, '"', at + 1) : wordEnd(source, at);
    parts.push(isQuoted ? source.slice(at + 1, end - 1) : source.slice(at, end));
    hasQuotes ||= isQuoted;
    at = end;
    if (source.startsWith('://', at)) {
      const last = addressEnd(source, at);
      return [{ kind: 'text', text: source.slice(start, last) }, last];
    }
    if (source.charAt(at) !== '.') break;
    at += 1;
  }
  return [{ kind: hasQuotes ? 'name' : 'word', text: parts.join('.') }, at];
}

function wordEnd(source: string, start: number): number {
  let at = start;
  while (at < source.length && NAME_PART.test(source.charAt(at))) at += 1;
  return at;
}
