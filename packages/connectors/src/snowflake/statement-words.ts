import type { SqlToken } from './sql-tokens.ts';

export type Tokens = readonly SqlToken[];

/** Whether the token is that keyword; a quoted name never is one. */
export function isWord(token: SqlToken | undefined, word: string): boolean {
  return token?.kind === 'word' && token.text.toUpperCase() === word;
}

/** The tokens behind the first of that keyword; none without it. */
export function tokensAfter(tokens: Tokens, word: string): Tokens {
  const at = tokens.findIndex((token) => isWord(token, word));
  return at < 0 ? [] : tokens.slice(at + 1);
}

/** Words between a keyword and the name that it announces. */
const FILLERS: ReadonlySet<string> = new Set(['IF', 'NOT', 'EXISTS', 'LATERAL']);

/** The name that stands behind the first of that keyword, past `IF NOT EXISTS`. */
export function nextName(tokens: Tokens, word: string): string | null {
  const found = tokensAfter(tokens, word).find(
    ({ kind, text }) => kind !== 'word' || !FILLERS.has(text.toUpperCase()),
  );
  return found && (found.kind === 'word' || found.kind === 'name') ? found.text : null;
}

/**
 * The name behind the first of that keyword which has one: `FROM (SELECT … FROM sales)` answers `sales`.
 * A name of another sort behind it (a stage, a literal) is passed over.
 */
export function nameAfter(tokens: Tokens, word: string): string | null {
  for (let at = 0; at < tokens.length - 1; at += 1) {
    if (!isWord(tokens[at], word)) continue;
    const next = tokens[at + 1];
    if (next?.kind === 'name' || next?.kind === 'word') return next.text;
  }
  return null;
}
