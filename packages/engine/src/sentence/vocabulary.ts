import { stemOf, wordsOf, type SentenceWord } from './sentence-words.ts';
import type { Term } from './term.ts';

interface Node {
  next: Map<string, Node>;
  term: Term | null;
}

/** Everything that a sentence may refer to, by its words. */
export interface Vocabulary {
  /** The longest phrase that starts with the word at this position. */
  longest(words: readonly SentenceWord[], at: number): { term: Term; length: number } | null;
  /** A phrase of one word, in any of its forms. */
  single(folded: string): Term | null;
  /** Phrases that sentences consist of, folded, for suggestions. */
  phrases: readonly string[];
}

/** Maximum phrase length as text; each word of a sentence is checked at most this many times. */
const LONGEST_PHRASE = 12;

/** Creates a vocabulary. Of two terms with one phrase the earlier wins. */
export function createVocabulary(terms: readonly Term[]): Vocabulary {
  const exact: Node = { next: new Map(), term: null };
  const stems: Node = { next: new Map(), term: null };
  const phrases = new Set<string>();
  for (const term of terms) {
    const words = wordsOf(term.phrase);
    if (words.length === 0 || words.length > LONGEST_PHRASE) continue;
    insert(
      exact,
      words.map(({ folded }) => folded),
      term,
    );
    insert(
      stems,
      words.map(({ stem }) => stem),
      term,
    );
    phrases.add(words.map(({ folded }) => folded).join(' '));
  }
  const find = (root: Node, keys: (word: SentenceWord) => string) =>
    function longest(words: readonly SentenceWord[], at: number) {
      let node: Node | undefined = root;
      let found: { term: Term; length: number } | null = null;
      for (let length = 1; node !== undefined && at + length <= words.length; length += 1) {
        const word = words[at + length - 1];
        node = word === undefined ? undefined : node.next.get(keys(word));
        if (node?.term) found = { term: node.term, length };
      }
      return found;
    };
  const longestExact = find(exact, ({ folded }) => folded);
  const longestStem = find(stems, ({ stem }) => stem);
  return {
    longest(words, at) {
      const written = longestExact(words, at);
      const like = longestStem(words, at);
      return (like?.length ?? 0) > (written?.length ?? 0) ? like : written;
    },
    single: (folded) =>
      exact.next.get(folded)?.term ?? stems.next.get(stemOf(folded))?.term ?? null,
    phrases: [...phrases],
  };
}

/**
 * The product's vocabulary with a tenant's. If both have a phrase of the same length, the tenant's
 * matches only the exact spelling: `IT` is a department, `it` is not.
 */
export function joinVocabularies(product: Vocabulary, tenant: Vocabulary): Vocabulary {
  return {
    longest(words, at) {
      const [left, right] = [product.longest(words, at), tenant.longest(words, at)];
      if (right === null || left === null) return left ?? right;
      if (right.length !== left.length) return right.length > left.length ? right : left;
      const written = words.slice(at, at + right.length).map(({ text }) => text);
      return written.join(' ') === right.term.phrase ? right : left;
    },
    single: (folded) => product.single(folded) ?? tenant.single(folded),
    phrases: [...product.phrases, ...tenant.phrases],
  };
}

function insert(root: Node, keys: readonly string[], term: Term): void {
  let node = root;
  for (const key of keys) {
    const next = node.next.get(key) ?? { next: new Map(), term: null };
    node.next.set(key, next);
    node = next;
  }
  node.term ??= term;
}
