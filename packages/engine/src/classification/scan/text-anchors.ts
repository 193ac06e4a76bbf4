import { encodeUtf8 } from '../utf8.ts';
import type { Anchor } from './anchors.ts';
import { createAttempts, LONGEST, LONGEST_BEHIND_LITERAL, type Group } from './attempts.ts';
import { foldByte } from './byte-tables.ts';
import { createLiteralIndex } from './literal-index.ts';
import type { CompiledValuePattern, RawHits, ScannedText } from './raw-hits.ts';
import { tryBehind, type Window } from './word-anchors.ts';

/** Tries patterns where literals stand that they begin with, or behind words. */
export interface TextAnchors {
  /** For the prefilter. */
  readonly trigrams: Uint8Array;
  /** @param place where the prefilter saw a trigram end */
  tryAt(text: ScannedText, place: number, hits: RawHits): void;
}

/** One text to look for, with the patterns that wait for it. */
interface Wanted {
  bytes: Uint8Array;
  caseless: boolean;
  /** How far behind it the patterns may begin; null where they begin with it. */
  within: number | null;
  patterns: number[];
}

type Target = { group: Group; window: null } | { group: null; window: Window };

export function createTextAnchors(
  patterns: readonly CompiledValuePattern[],
  anchors: readonly Anchor[],
): TextAnchors {
  const wanted = collect(patterns, anchors);
  const leading = createAttempts(patterns, LONGEST_BEHIND_LITERAL);
  const behind = createAttempts(patterns, LONGEST);
  const windows = new Map<string, Window>();
  const targets = wanted.map(({ within, patterns: members }): Target => {
    if (within === null) return { group: leading.group(members), window: null };
    const key = `${within}:${members.join()}`;
    const group = behind.group(members);
    const window = windows.get(key) ?? { group, within, from: 0, to: 0, text: null };
    windows.set(key, window);
    return { group: null, window };
  });
  const index = createLiteralIndex(
    wanted.map(({ bytes, caseless }, target) => ({ bytes, caseless, target })),
  );

  return {
    trigrams: index.trigrams,
    tryAt(text, place, hits) {
      index.lookUp(text, place, (number, start, end) => {
        const target = targets[number];
        if (target === undefined) return;
        if (target.window === null) leading.tryAt(target.group, text, start, hits);
        else tryBehind({ attempts: behind, hits }, target.window, text, end);
      });
    },
  };
}

/** Equal texts once. Throws where a word has one byte, which would open a window nearly everywhere. */
function collect(
  patterns: readonly CompiledValuePattern[],
  anchors: readonly Anchor[],
): readonly Wanted[] {
  const wanted = new Map<string, Wanted>();
  const want = (text: string, caseless: boolean, within: number | null, pattern: number): void => {
    const bytes = encodeUtf8(text);
    const key = `${caseless ? 'i' : ''}${within ?? ''}:${caseless ? bytes.map(foldByte).join() : bytes.join()}`;
    const known = wanted.get(key);
    if (known?.patterns.includes(pattern) === true) return;
    if (known !== undefined) known.patterns.push(pattern);
    else {
      const folded = caseless ? bytes.map(foldByte) : bytes;
      wanted.set(key, { bytes: folded, caseless, within, patterns: [pattern] });
    }
  };
  for (const [index, { caseless, after }] of patterns.entries()) {
    const anchor = anchors[index];
    if (anchor?.kind === 'literals') {
      for (const literal of anchor.literals) want(literal, caseless, null, index);
    }
    for (const word of after?.words ?? []) {
      if (encodeUtf8(word).length < 2) throw new RangeError(`A word of one byte: ${word}`);
      for (const text of inEitherCase(word)) want(text, true, after?.within ?? 0, index);
    }
  }
  return [...wanted.values()];
}

/** ASCII letters are folded while they are looked for; of others both forms are. */
function inEitherCase(word: string): readonly string[] {
  return /^[\0-\x7f]*$/.test(word) ? [word] : [word.toLowerCase(), word.toUpperCase()];
}
