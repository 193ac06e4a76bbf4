import type { Passage, ReadableText } from '../classifiers/define-classifier.ts';
import { foldCase, foldedTokens, foldedWords, type FoldedToken } from './folded-tokens.ts';

/** Words and phrases of a tenant. */
export interface Dictionary {
  words: readonly string[];
  caseless: boolean;
}

interface Node {
  next: Map<string, Node>;
  /** Phrases that end here, as they were written. */
  phrases: string[];
}

/**
 * A reader that finds phrases as whole words: letters and digits must match, signs between them too
 * unless they are blanks. The longest phrase at a position wins. Work per word is bounded by the
 * longest phrase.
 */
export function dictionaryReader(dictionary: Dictionary): (text: ReadableText) => Passage[] {
  const root = trieOf(dictionary.words);
  return (text) => {
    const tokens = [...foldedTokens(text)];
    const found: Passage[] = [];
    for (let index = 0; index < tokens.length; index += 1) {
      const length = longestAt({ text, tokens, index, root, caseless: dictionary.caseless });
      const first = tokens[index];
      const last = tokens[index + length - 1];
      if (length === 0 || !first || !last) continue;
      found.push({ start: first.start, end: last.end, confidence: 'high', detail: 'dictionary' });
      index += length - 1;
    }
    return found;
  };
}

/** Phrases without letters or digits, which cannot be found; by index in the list. */
export function unusableWords(words: readonly string[]): number[] {
  return words.flatMap((word, index) => (foldedWords(word).length === 0 ? [index] : []));
}

function trieOf(phrases: readonly string[]): Node {
  const root: Node = { next: new Map(), phrases: [] };
  for (const phrase of phrases) {
    const words = foldedWords(phrase);
    if (words.length === 0) continue;
    let node = root;
    for (const word of words) {
      const next: Node = node.next.get(word) ?? { next: new Map(), phrases: [] };
      node.next.set(word, next);
      node = next;
    }
    node.phrases.push(blanksAsOne(phrase));
  }
  return root;
}

interface Search {
  text: ReadableText;
  tokens: readonly FoldedToken[];
  index: number;
  root: Node;
  caseless: boolean;
}

/** Token count of the longest phrase that starts there; 0 for none. */
function longestAt({ text, tokens, index, root, caseless }: Search): number {
  let node: Node | undefined = root;
  let longest = 0;
  for (let at = index; node; at += 1) {
    const token = tokens[at];
    const next: Node | undefined = token && node.next.get(token.text);
    const first = tokens[index];
    if (next && first && token && isWritten(next, text, { first, last: token, caseless })) {
      longest = at - index + 1;
    }
    node = next;
  }
  return longest;
}

/** Signs before the first and after the last word of a phrase also count, such as those of `C++`. */
function isWritten(
  { phrases }: Node,
  text: ReadableText,
  place: { first: FoldedToken; last: FoldedToken; caseless: boolean },
): boolean {
  return phrases.some((phrase) => {
    const { lead, trail } = edgesOf(phrase);
    const start = Math.max(0, place.first.start - lead);
    const end = Math.min(text.length, place.last.end + trail);
    const written = blanksAsOne(text.slice(start, end));
    return place.caseless ? foldCase(written) === foldCase(phrase) : written === phrase;
  });
}

/** Signs before the first and behind the last letter or digit, in bytes of ASCII. */
function edgesOf(phrase: string): { lead: number; trail: number } {
  const lead = phrase.search(/[\p{L}\p{N}]/u);
  const trail = /[^\p{L}\p{N}]*$/u.exec(phrase)?.[0].length ?? 0;
  return { lead: Math.max(0, lead), trail };
}

function blanksAsOne(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
