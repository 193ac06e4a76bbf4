import { PARTED_VERBS } from './meaning-synonyms.data.ts';
import { foldWord, numberIn, type SentenceWord } from './sentence-words.ts';
import type { Term } from './term.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words with one meaning: a phrase of the vocabulary, a number, or an unknown word. */
export interface Segment {
  /** Index of its first word. */
  at: number;
  length: number;
  term: Term | null;
  number: number | null;
  /** As it is written, folded. */
  phrase: string;
  /** Second half of a compound: `files` of `Excel-Dateien`. */
  tail: Term | null;
  /** Index of the segment whose verb this particle belongs to. */
  particleOf: number | null;
}

/** Splits a sentence into its longest known phrases, from left to right. */
export function segmentsOf(words: readonly SentenceWord[], vocabulary: Vocabulary): Segment[] {
  const segments: Segment[] = [];
  for (let at = 0; at < words.length;) {
    const segment = segmentAt(words, at, vocabulary);
    segments.push(segment);
    at += segment.length;
  }
  return withParticles(segments, words, vocabulary);
}

function segmentAt(words: readonly SentenceWord[], at: number, vocabulary: Vocabulary): Segment {
  const found = vocabulary.longest(words, at);
  const length = found?.length ?? 1;
  const phrase = words
    .slice(at, at + length)
    .map(({ folded }) => folded)
    .join(' ');
  const plain = { at, length, phrase, tail: null, particleOf: null };
  const written = length === 1 ? numberIn(words[at]?.text ?? '') : null;
  if (written !== null) return { ...plain, term: null, number: written };
  if (found === null) return { ...plain, number: null, ...compoundOf(phrase, vocabulary) };
  const { means } = found.term;
  return { ...plain, term: found.term, number: means.kind === 'number' ? means.value : null };
}

const SHORTEST_COMPOUND = 8;
const SHORTEST_HALF = 3;
const LONGEST_COMPOUND = 60;
/** Sounds that German puts between the halves of a compound. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'e'];

/**
 * A compound whose second half is a word like `data` or `files`; the first half determines the meaning.
 */
function compoundOf(word: string, vocabulary: Vocabulary): Pick<Segment, 'term' | 'tail'> {
  if (word.length < SHORTEST_COMPOUND || word.length > LONGEST_COMPOUND) {
    return { term: null, tail: null };
  }
  for (let cut = word.length - SHORTEST_HALF; cut >= SHORTEST_HALF; cut -= 1) {
    const tail = vocabulary.single(word.slice(cut));
    if (tail === null || !isTail(tail)) continue;
    const term = headOf(word.slice(0, cut), vocabulary);
    if (term !== null) return { term, tail };
  }
  return { term: null, tail: null };
}

function isTail({ means }: Term): boolean {
  return means.kind === 'grammar' && means.word === 'small';
}

function headOf(head: string, vocabulary: Vocabulary): Term | null {
  for (const joint of JOINTS) {
    if (!head.endsWith(joint)) continue;
    const bare = head.slice(0, head.length - joint.length);
    const term = bare.length < SHORTEST_HALF ? null : vocabulary.single(bare);
    if (term !== null && term.means.kind !== 'grammar' && term.means.kind !== 'number') return term;
  }
  return null;
}

/** Particles by verb: `lädt` → `hoch` → `hochladen`. */
const PARTICLES = new Map<string, Map<string, string>>();
for (const [verbs, particle, like] of PARTED_VERBS) {
  for (const verb of verbs.split('|')) {
    const known = PARTICLES.get(foldWord(verb)) ?? new Map<string, string>();
    known.set(foldWord(particle), like);
    PARTICLES.set(foldWord(verb), known);
  }
}

const AFTER_CLAUSE = new Set(['und', 'oder', 'wenn', 'dass', 'wird', 'werden', 'darf', 'soll']);

/** Joins verbs that German takes apart with their particles, which end a clause. */
function withParticles(
  segments: readonly Segment[],
  words: readonly SentenceWord[],
  vocabulary: Vocabulary,
): Segment[] {
  const made = [...segments];
  const ahead = new Map<string, number>();
  for (let index = made.length - 1; index >= 0; index -= 1) {
    const segment = made[index];
    if (segment === undefined || segment.length > 1) continue;
    const parted = partedVerb(segment, ahead, vocabulary);
    const particle = parted === null ? undefined : made[parted.at];
    if (parted !== null && particle !== undefined) {
      made[index] = { ...segment, term: parted.term };
      made[parted.at] = { ...particle, particleOf: index };
      ahead.clear();
    }
    const next = words[segment.at + 1];
    if (next === undefined || next.isAfterPause || AFTER_CLAUSE.has(next.folded)) {
      ahead.set(segment.phrase, index);
    }
  }
  return made;
}

/** Meaning of a verb together with a later particle, and the particle's position. */
function partedVerb(
  { phrase }: Segment,
  ahead: ReadonlyMap<string, number>,
  vocabulary: Vocabulary,
): { term: Term; at: number } | null {
  for (const [particle, like] of PARTICLES.get(phrase) ?? []) {
    const at = ahead.get(particle);
    const term = vocabulary.single(foldWord(like));
    if (at !== undefined && term !== null) return { term, at };
  }
  return null;
}
