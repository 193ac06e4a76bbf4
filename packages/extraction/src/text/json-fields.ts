import type { StructureField } from '@waybill/engine/classification/classification';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const COLON = 0x3a;
const COMMA = 0x2c;
/** Deeper levels are read without adding to the path. */
const MOST_DEPTH = 64;
const MOST_NAME = 200;

/** Where a scan of JSON stands. */
interface Place {
  /** The levels that are open: the path to each, and to the member that was named last in it. */
  levels: Level[];
  depth: number;
  /** The next string of this object is a name. */
  expectsName: boolean;
}

interface Level {
  base: string;
  path: string;
  isList: boolean;
}

/**
 * Values of JSON, or of one JSON text a line, with their paths: names joined by dots, `[]` for lists.
 * Strings without their quotes. Reads what is not JSON as far as it makes sense.
 */
export function* jsonFields(bytes: Uint8Array): Generator<StructureField> {
  const place: Place = { levels: [], depth: 0, expectsName: false };
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) {
      const end = stringEnd(bytes, at + 1);
      if (place.expectsName) takeName(place, bytes.subarray(at + 1, end));
      else yield* field(place, at + 1, end);
      at = end + 1;
    } else if (isScalar(byte)) {
      const end = scalarEnd(bytes, at);
      yield* field(place, at, end);
      at = end;
    } else {
      step(place, byte);
      at += 1;
    }
  }
}

function step(place: Place, byte: number): void {
  const { levels } = place;
  if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
    place.depth += 1;
    if (place.depth <= MOST_DEPTH)
      levels.push(levelIn(levels.at(-1)?.path ?? '', byte === OPEN_LIST));
    place.expectsName = byte === OPEN_OBJECT;
  } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
    if (place.depth <= MOST_DEPTH) levels.pop();
    place.depth = Math.max(0, place.depth - 1);
    place.expectsName = false;
  } else if (byte === COMMA) {
    place.expectsName = levels.at(-1)?.isList === false;
  } else if (byte === COLON) {
    place.expectsName = false;
  }
}

function levelIn(above: string, isList: boolean): Level {
  const base = isList ? `${above}[]` : above;
  return { base, path: base, isList };
}

function takeName(place: Place, name: Uint8Array): void {
  const level = place.levels.at(-1);
  const told = Buffer.from(name.subarray(0, MOST_NAME)).toString();
  if (level) level.path = level.base === '' ? told : `${level.base}.${told}`;
  place.expectsName = false;
}

function* field({ levels }: Place, start: number, end: number): Generator<StructureField> {
  const name = levels.at(-1)?.path ?? '';
  if (end > start && /[^.[\]]/.test(name)) yield { start, end, name, kind: 'path' };
}

function stringEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return Math.min(at, bytes.length);
}

/** Begins a number, `true`, `false` or `null`. */
function isScalar(byte: number): boolean {
  return byte === 0x2d || (byte >= 0x30 && byte <= 0x39) || (byte >= 0x61 && byte <= 0x7a);
}

function scalarEnd(bytes: Uint8Array, from: number): number {
  let at = from + 1;
  while (at < bytes.length && (isScalar(bytes[at] ?? 0) || isNumberLetter(bytes[at] ?? 0))) at += 1;
  return at;
}

/** `+`, `.`, `E`. */
function isNumberLetter(byte: number): boolean {
  return byte === 0x2b || byte === 0x2e || byte === 0x45;
}
