import type { TokenShape } from '../../patterns/linear-pattern.ts';
import type { Attempts, Group } from './attempts.ts';
import { BYTES, CLASS_SHIFT, HIGH } from './byte-tables.ts';
import { TOKEN_KEYS, tokenKey } from './prefilter.ts';
import type { RawHits, ScannedText } from './raw-hits.ts';
import { createShapeIndex } from './shape-index.ts';

/** A pattern that is told by how its matches begin. */
export interface Beginning {
  pattern: number;
  shape: TokenShape | null;
  told: readonly number[];
}

/** Tries patterns where tokens of their shapes, or bytes they can begin with, were seen. */
export interface BeginAnchors {
  /** For the prefilter. */
  readonly shapes: Int32Array;
  readonly nextClass: Uint8Array;
  readonly told: readonly number[];
  /** @param key as the prefilter told it; -1 for a byte outside tokens. */
  tryAt(text: ScannedText, start: number, key: number, hits: RawHits): void;
}

export function createBeginAnchors(
  beginnings: readonly Beginning[],
  attempts: Attempts,
): BeginAnchors {
  const shaped = beginnings.flatMap(({ pattern, shape }) =>
    shape === null ? [] : [{ pattern, shape, isHigh: shape.masks.some((mask) => mask >= HIGH) }],
  );
  const { shapes, nextClass, lists, listOf } = createShapeIndex(shaped.map(({ shape }) => shape));
  const groupOf = (places: readonly number[], withHigh: boolean): Group =>
    attempts.group(
      places.flatMap((place) => {
        const each = shaped[place];
        return each === undefined || (each.isHigh && !withHigh) ? [] : [each.pattern];
      }),
    );
  const groups = lists.map((list) => groupOf(list, true));
  const lowGroups = lists.map((list) => groupOf(list, false));
  /** Patterns whose first token can have bytes above 127. */
  const high = attempts.group(shaped.filter(({ isHigh }) => isHigh).map(({ pattern }) => pattern));
  const toldGroups = toldBytes(beginnings, attempts);

  // Patterns of ASCII alone can begin and end beside bytes above 127, which the token they are in has too.
  for (let row = 0; row < TOKEN_KEYS >> 5; row += 1) {
    const mask = row & 31;
    if (mask > HIGH || (mask === HIGH && high.patterns.length > 0)) shapes[row] = -1;
  }

  /** Tries each stretch of ASCII in a token that has other bytes too, and those bytes. */
  function tryMixed(text: ScannedText, start: number, hits: RawHits): void {
    const { bytes, length } = text;
    let at = start;
    while (at < length) {
      const group = classAt(bytes, at);
      if (group === 0) return;
      if (group === HIGH) {
        if (high.first[bytes[at] ?? 0] === 1) attempts.tryAt(high, text, at, hits);
        at += 1;
        continue;
      }
      const end = endOfAscii(bytes, at, length);
      const key = keyOfStretch(text, at, end);
      const low = lowGroups[listOf[key] ?? 0];
      if (low !== undefined) attempts.tryAt(low, text, at, hits);
      attempts.tryAt(high, text, at, hits);
      at = end;
    }
  }

  function keyOfStretch({ bytes, length }: ScannedText, start: number, end: number): number {
    let mask = 0;
    for (let at = start; at < end; at += 1) mask |= classAt(bytes, at);
    return tokenKey(end - start, mask, end < length ? (nextClass[bytes[end] ?? 0] ?? 0) : 0);
  }

  return {
    shapes,
    nextClass,
    told: [...toldGroups.keys()],
    tryAt(text, start, key, hits) {
      if (key >= 0 && ((key >> 5) & HIGH) !== 0) {
        tryMixed(text, start, hits);
        return;
      }
      const group = key < 0 ? toldGroups.get(text.bytes[start] ?? 0) : groups[listOf[key] ?? 0];
      if (group !== undefined) attempts.tryAt(group, text, start, hits);
    },
  };
}

function toldBytes(beginnings: readonly Beginning[], attempts: Attempts): Map<number, Group> {
  const groups = new Map<number, Group>();
  for (const byte of new Set(beginnings.flatMap(({ told }) => told))) {
    const own = beginnings.filter(({ told }) => told.includes(byte));
    groups.set(byte, attempts.group(own.map(({ pattern }) => pattern)));
  }
  return groups;
}

function classAt(bytes: Uint8Array, at: number): number {
  return ((BYTES[bytes[at] ?? 0] ?? 0) >> CLASS_SHIFT) & 31;
}

function endOfAscii(bytes: Uint8Array, start: number, length: number): number {
  let end = start;
  while (end < length && classAt(bytes, end) !== 0 && classAt(bytes, end) !== HIGH) end += 1;
  return end;
}
