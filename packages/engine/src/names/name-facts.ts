import type { NameToken } from './name-tokens.ts';
import { KIND, wordLists } from './word-lists.ts';

/** Facts about a token and its neighbours, before any decision. */
export interface NameFacts {
  /** How it is written, 0 to 9. */
  shape: number;
  /** Sum of `KIND`s. */
  kinds: number;
  /** Number of a cue word; of a sign its code unit and 1,000. */
  cue: number;
  ending: number;
  /** Part of a multi-word place. */
  isPlacePart: boolean;
  /** First word of a sentence. */
  isFirst: boolean;
  /** Consecutive capitalised words, and the position within them; 0 for a word outside of any run. */
  runLength: number;
  runPlace: number;
  /** Kinds of all words of the row together. */
  runKinds: number;
}

export const SHAPE = {
  sign: 0,
  lower: 1,
  capital: 2,
  upper: 3,
  letter: 4,
  mixed: 5,
  number: 6,
  handle: 7,
  tag: 8,
  dotted: 9,
} as const;

const LONGEST_PLACE = 4;
/** Punctuation marks are cues as well, numbered after those of words. */
const SIGN = 1000;

/** Facts of every token. */
export function nameFacts(tokens: readonly NameToken[]): NameFacts[] {
  const lists = wordLists();
  const facts = tokens.map((token, index): NameFacts => {
    const { lower } = token;
    const shape = shapeOf(token);
    const kinds = token.isWord ? lists.kindsOf(lower) : 0;
    // Endings are checked for possible name words only, letter by letter.
    const hasEnding = token.isWord && (shape !== SHAPE.lower || (kinds & KIND.connector) !== 0);
    return {
      shape,
      kinds,
      cue: token.isWord ? lists.cueOf(lower) : SIGN + token.text.charCodeAt(0),
      ending: hasEnding ? lists.endingOf(lower) : 0,
      isPlacePart: false,
      isFirst: isFirst(tokens, index),
      runLength: 0,
      runPlace: 0,
      runKinds: 0,
    };
  });
  markRuns(facts);
  markPlaces(tokens, facts);
  return facts;
}

export function isLarge({ shape }: NameFacts): boolean {
  return shape >= SHAPE.capital && shape !== SHAPE.number && shape <= SHAPE.dotted;
}

function shapeOf({ text, isWord }: NameToken): number {
  if (!isWord) return SHAPE.sign;
  if (/^[a-z]+$/.test(text)) return SHAPE.lower;
  if (text.startsWith('@')) return SHAPE.handle;
  if (text.startsWith('#')) return SHAPE.tag;
  if (/^\d[\d.,/-]*$/.test(text)) return SHAPE.number;
  if (/^(?:\p{Lu}\.)+$/u.test(text)) return SHAPE.dotted;
  if (/^\p{Lu}$/u.test(text)) return SHAPE.letter;
  if (/^\p{Lu}[^\p{Lu}]+$/u.test(text)) return SHAPE.capital;
  if (/^[^\p{Ll}]+$/u.test(text)) return SHAPE.upper;
  return /\p{Lu}/u.test(text) ? SHAPE.mixed : SHAPE.lower;
}

/** Characters after which a sentence, quotation or list item starts. */
const FIRST_BEHIND: ReadonlySet<string> = new Set('.!?:;"“”\'([*>|-');

function isFirst(tokens: readonly NameToken[], index: number): boolean {
  const before = tokens[index - 1];
  return before === undefined || (!before.isWord && FIRST_BEHIND.has(before.text));
}

function markRuns(facts: readonly NameFacts[]): void {
  let start = 0;
  while (start < facts.length) {
    let end = start;
    let kinds = 0;
    for (let fact = facts[end]; fact && isLarge(fact); fact = facts[end]) {
      kinds |= fact.kinds;
      end += 1;
    }
    for (const [place, fact] of facts.slice(start, end).entries()) {
      fact.runLength = end - start;
      fact.runPlace = place + 1;
      fact.runKinds = kinds;
    }
    start = Math.max(end, start + 1);
  }
}

function markPlaces(tokens: readonly NameToken[], facts: readonly NameFacts[]): void {
  const { isPlace } = wordLists();
  for (const [index, fact] of facts.entries()) {
    if (!isLarge(fact) || (fact.kinds & KIND.placeStart) === 0) continue;
    for (let count = LONGEST_PLACE; count > 1; count -= 1) {
      const words = tokens.slice(index, index + count).map(({ lower }) => lower);
      if (words.length < count || !isPlace(words.join(' '))) continue;
      for (const part of facts.slice(index, index + count)) part.isPlacePart = true;
      break;
    }
  }
}
