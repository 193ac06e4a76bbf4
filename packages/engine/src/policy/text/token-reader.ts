import { TextRefusal } from './text-problem.ts';
import { readToken, type Token } from './tokens.ts';

/** Goes through the tokens of a text, one ahead. */
export interface TokenReader {
  /** The token that comes next. */
  peek(): Token;
  take(): Token;
  /** Whether the next token is that sign or word. */
  isNext(text: string): boolean;
  /** Takes the next token if it is that sign or word. */
  takeIf(text: string): boolean;
  /** Consumes that sign or word. @throws TextRefusal for anything else. */
  expect(text: string): Token;
  /** @throws TextRefusal with the expected and actual token. */
  refuse(expected: string): never;
}

export function tokenReader(text: string): TokenReader {
  let next = readToken(text, 0);
  const reader: TokenReader = {
    peek: () => next,
    take() {
      const taken = next;
      next = readToken(text, taken.at + taken.text.length);
      return taken;
    },
    isNext: (wanted) => (next.kind === 'sign' || next.kind === 'name') && next.text === wanted,
    takeIf(wanted) {
      if (!reader.isNext(wanted)) return false;
      reader.take();
      return true;
    },
    expect: (wanted) => (reader.isNext(wanted) ? reader.take() : reader.refuse(wanted)),
    refuse(expected) {
      throw new TextRefusal(next.at, `expected ${expected}, found ${foundWords(next)}`);
    },
  };
  return reader;
}

const LONGEST_FOUND = 40;

function foundWords({ kind, text }: Token): string {
  if (kind === 'end') return 'the end of the text';
  return text.length <= LONGEST_FOUND ? text : `${text.slice(0, LONGEST_FOUND)}…`;
}
