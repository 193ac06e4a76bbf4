import { ScimError } from './scim-error.ts';

export const COMPARISONS = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** A filter of RFC 7644, section 3.4.2.2, as a tree. */
export type Filter =
  | {
      kind: 'compare';
      path: string;
      comparison: Comparison;
      value: string | number | boolean | null;
    }
  | { kind: 'present'; path: string }
  | { kind: 'and' | 'or'; left: Filter; right: Filter }
  | { kind: 'not'; inner: Filter }
  /** `emails[type eq "work"]`: one value of the list matches as a whole. */
  | { kind: 'values'; path: string; inner: Filter };

const MOST_CHARACTERS = 4096;
const MOST_DEPTH = 32;

const TOKEN =
  /\s*(?:([()[\]])|("(?:[^"\\]|\\.)*")|((?:urn:[\w.:-]+:)?[A-Za-z$][\w$-]*(?:\.[A-Za-z$][\w$-]*)*)|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?))/y;

interface Token {
  kind: 'bracket' | 'text' | 'word' | 'number' | 'end';
  text: string;
}

const END: Token = { kind: 'end', text: '' };

/** Reads a filter. Throws a ScimError with `invalidFilter`. */
export function parseFilter(text: string): Filter {
  if (text.length > MOST_CHARACTERS) throw invalid(`exceeds ${MOST_CHARACTERS} characters`);
  const tokens = tokensOf(text);
  let at = 0;
  const peek = (): Token => tokens[at] ?? END;
  const isWord = (word: string): boolean =>
    peek().kind === 'word' && peek().text.toLowerCase() === word;

  function take(kind: Token['kind'], expected?: string): string {
    const token = peek();
    if (token.kind !== kind || (expected !== undefined && token.text !== expected)) {
      throw invalid(`has ${token.text || 'its end'} where ${expected ?? kind} is expected`);
    }
    at += 1;
    return token.text;
  }

  function chain(word: 'and' | 'or', next: (depth: number) => Filter, depth: number): Filter {
    let left = next(depth);
    while (isWord(word)) {
      at += 1;
      left = { kind: word, left, right: next(depth) };
    }
    return left;
  }

  // `and` binds tighter than `or`.
  const either = (depth: number): Filter => chain('or', both, depth);
  const both = (depth: number): Filter => chain('and', single, depth);

  function single(depth: number): Filter {
    if (depth > MOST_DEPTH) throw invalid(`is nested deeper than ${MOST_DEPTH} levels`);
    if (isWord('not')) {
      at += 1;
      return { kind: 'not', inner: group(depth) };
    }
    return peek().text === '(' && peek().kind === 'bracket' ? group(depth) : attribute(depth);
  }

  function group(depth: number): Filter {
    take('bracket', '(');
    const inner = either(depth + 1);
    take('bracket', ')');
    return inner;
  }

  function attribute(depth: number): Filter {
    const path = take('word');
    if (peek().kind === 'bracket' && peek().text === '[') {
      at += 1;
      const inner = either(depth + 1);
      take('bracket', ']');
      return { kind: 'values', path, inner };
    }
    const operator = take('word').toLowerCase();
    if (operator === 'pr') return { kind: 'present', path };
    const comparison = COMPARISONS.find((one) => one === operator);
    if (!comparison) throw invalid(`uses the unknown operator ${operator}`);
    return { kind: 'compare', path, comparison, value: literal() };
  }

  function literal(): string | number | boolean | null {
    const token = peek();
    at += 1;
    if (token.kind === 'text') return textOf(token.text);
    if (token.kind === 'number') return Number(token.text);
    const word = token.text.toLowerCase();
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    throw invalid(`has ${token.text || 'its end'} where a value is expected`);
  }

  const filter = either(0);
  if (peek().kind !== 'end') throw invalid(`has ${peek().text} after its end`);
  return filter;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const scan = new RegExp(TOKEN);
  const trimmed = text.trimEnd();
  while (scan.lastIndex < trimmed.length) {
    const from = scan.lastIndex;
    const found = scan.exec(trimmed);
    if (!found) throw invalid(`cannot be read at character ${from + 1}`);
    const [, bracket, quoted, word, number] = found;
    if (bracket !== undefined) tokens.push({ kind: 'bracket', text: bracket });
    else if (quoted !== undefined) tokens.push({ kind: 'text', text: quoted });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word });
    else tokens.push({ kind: 'number', text: number ?? '' });
  }
  return tokens;
}

/** Texts are JSON strings. */
function textOf(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    throw invalid('has a text that is not a JSON string');
  }
}

function invalid(reason: string): ScimError {
  return new ScimError(400, `The filter ${reason}`, 'invalidFilter');
}
