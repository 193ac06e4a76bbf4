import type { SqlToken } from './sql-tokens.ts';

export type Tokens = readonly SqlToken[];

/** Whether the token is that keyword; a quoted name never is one. */
export function isWord(token: SqlToken | undefined, word: string): boolean {
  return token?.kind === 'word' && token.text.toUpperCase() === word;
}

/** The tokens after the first such keyword; none without it. */
export function tokensAfter(tokens: Tokens, word: string): Tokens {
  const at = tokens.findIndex((token) => isWord(token, word));
  return at < 0 ? [] : tokens.slice(at + 1);
}

/** Words between a keyword and the name that it announces. */
const FILLERS: ReadonlySet<string> = new Set(['IF', 'NOT', 'EXISTS', 'LATERAL']);

/** The name after the first such keyword, skipping `IF NOT EXISTS`. */
export function nextName(tokens: Tokens, word: string): string | null {
  const found = tokensAfter(tokens, word).find(
    ({ kind, text }) => kind !== 'word' || !FILLERS.has(text.toUpperCase()),
  );
  return found && (found.kind === 'word' || found.kind === 'name') ? found.text : null;
}

/**
 * The name after the first such keyword that has one: `FROM (SELECT … FROM sales)` returns `sales`.
 * Other kinds of names after it (a stage, a literal) are skipped.
 */
export function nameAfter(tokens: Tokens, word: string): string | null {
  for (let at = 0; at < tokens.length - 1; at += 1) {
    if (!isWord(tokens[at], word)) continue;
    const next = tokens[at + 1];
    if (next?.kind === 'name' || next?.kind === 'word') return next.text;
  }
  return null;
}
