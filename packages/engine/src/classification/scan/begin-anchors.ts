import type { Attempts, Group } from './attempts.ts';
import { BYTES, CLASS_SHIFT, HIGH } from './byte-tables.ts';
import { createFormIndex } from './form-index.ts';
import { TOKEN_KEYS, tokenKey } from './prefilter.ts';
import type { RawHits, ScannedText } from './raw-hits.ts';
import { NEXT_CLASS } from './token-classes.ts';
import type { TokenForms } from './token-forms.ts';

/** A pattern that is told by the token its matches begin with, or in. */
export interface Beginning {
  pattern: number;
  forms: TokenForms;
  /** Codes of the bytes that such a token can begin with, as bits. */
  first: number;
  /** Matches begin anywhere in the token, not only with it. */
  inside: boolean;
}

/** Tries patterns where tokens of their forms were seen. */
export interface BeginAnchors {
  /** For the prefilter. */
  readonly rows: Int32Array;
  readonly seconds: Int32Array;
  readonly firsts: Int32Array;
  /** @param key as the prefilter told it */
  tryAt(text: ScannedText, start: number, key: number, hits: RawHits): void;
}

/** What is tried at a token: at its start, and everywhere in it. */
interface Tries {
  begin: Group;
  inside: Group;
}

export function createBeginAnchors(
  beginnings: readonly Beginning[],
  attempts: Attempts,
): BeginAnchors {
  const { rows, seconds, firsts, listOf, patterns, cover } = createFormIndex(beginnings);
  const isInside = new Set(beginnings.filter(({ inside }) => inside).map(({ pattern }) => pattern));
  /** Patterns whose first token can have bytes above 127. */
  const isHigh = new Set(
    beginnings
      .filter(({ inside, forms }) => !inside && [...forms.keys()].some((key) => (key >> 5) & HIGH))
      .map(({ pattern }) => pattern),
  );
  const high = attempts.group([...isHigh]);
  const allInside = attempts.group([...isInside]);
  const tries: (Tries | undefined)[] = [];
  const lows: (Group | undefined)[] = [];

  function triesOf(list: number): Tries {
    const known = tries[list];
    if (known !== undefined) return known;
    const made = {
      begin: attempts.group(cover(list).filter((pattern) => !isInside.has(pattern))),
      inside: attempts.group(patterns(list).filter((pattern) => isInside.has(pattern))),
    };
    tries[list] = made;
    return made;
  }

  function lowOf(list: number): Group {
    const made =
      lows[list] ??
      attempts.group(cover(list).filter((each) => !isInside.has(each) && !isHigh.has(each)));
    lows[list] = made;
    return made;
  }

  // ASCII-only patterns can start and end next to bytes above 127, which belong to the surrounding
  // token. Keys of one length whose mask has such bytes follow one another.
  for (let key = HIGH << 5; key < TOKEN_KEYS; key += 32 << 5) {
    const end = key + ((32 - HIGH) << 5);
    rows.fill(-1, key >> 5, end >> 5);
    seconds.fill(-1, key, end);
    firsts.fill(-1, key, end);
  }

  /** Tries each stretch of ASCII in a token that has other bytes too, and those bytes. */
  function tryMixed(text: ScannedText, start: number, hits: RawHits): void {
    const { bytes, length } = text;
    let at = start;
    while (at < length) {
      const group = classAt(bytes, at);
      if (group === 0) break;
      if (group === HIGH) {
        if (high.first[bytes[at] ?? 0] === 1) attempts.tryAt(high, text, at, hits);
        at += 1;
        continue;
      }
      const end = endOfAscii(bytes, at, length);
      const key = keyOfStretch(text, at, end);
      attempts.tryAt(lowOf(listOf[key] ?? 0), text, at, hits);
      attempts.tryAt(high, text, at, hits);
      at = end;
    }
    // Behind a byte above 127 a match can begin outside tokens.
    const next = tokenKey(0, 0, NEXT_CLASS[bytes[at] ?? 0] ?? 0);
    if (at < length) attempts.tryAt(lowOf(listOf[next] ?? 0), text, at, hits);
  }

  function keyOfStretch({ bytes, length }: ScannedText, start: number, end: number): number {
    let mask = 0;
    for (let at = start; at < end; at += 1) mask |= classAt(bytes, at);
    return tokenKey(end - start, mask, end < length ? (NEXT_CLASS[bytes[end] ?? 0] ?? 0) : 0);
  }

  function tryInside(group: Group, text: ScannedText, start: number, hits: RawHits): void {
    if (group.patterns.length === 0) return;
    const { bytes, length } = text;
    for (let at = start; at < length && classAt(bytes, at) !== 0; at += 1) {
      if (group.first[bytes[at] ?? 0] === 1) attempts.tryAt(group, text, at, hits);
    }
  }

  return {
    rows,
    seconds,
    firsts,
    tryAt(text, start, key, hits) {
      if (((key >> 5) & HIGH) !== 0) {
        tryMixed(text, start, hits);
        tryInside(allInside, text, start, hits);
        return;
      }
      const { begin, inside } = triesOf(listOf[key] ?? 0);
      attempts.tryAt(begin, text, start, hits);
      tryInside(inside, text, start, hits);
    },
  };
}

function classAt(bytes: Uint8Array, at: number): number {
  return ((BYTES[bytes[at] ?? 0] ?? 0) >> CLASS_SHIFT) & 31;
}

function endOfAscii(bytes: Uint8Array, start: number, length: number): number {
  let end = start;
  while (end < length && classAt(bytes, end) !== 0 && classAt(bytes, end) !== HIGH) end += 1;
  return end;
}
