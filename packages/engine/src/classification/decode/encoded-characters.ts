import type { Encoding } from './decoded-text.ts';

/** One encoded character: its code point and encoded length in bytes. */
interface EncodedCharacter {
  point: number;
  length: number;
}

/** A way of writing single characters by others. */
export interface CharacterEncoding {
  from: Encoding;
  /** First byte of each encoded character. */
  lead: number;
  /** How far to decode around a match: characters of addresses, or the line. */
  region: 'word' | 'line';
  /** The encoded character at an offset; null if none. Total. */
  read(bytes: Uint8Array, at: number): EncodedCharacter | null;
  /**
   * Whether the character at an offset can hide a value; others are decoded only next to such
   * characters.
   */
  hides(bytes: Uint8Array, at: number): boolean;
}

function hexDigit(byte: number | undefined): number {
  if (byte === undefined) return -1;
  if (byte >= 48 && byte <= 57) return byte - 48;
  const letter = byte | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}

/** Value of hex digits; -1 if one is invalid. */
function hexAt(bytes: Uint8Array, at: number, digits: number): number {
  let value = 0;
  for (let index = 0; index < digits; index += 1) {
    const digit = hexDigit(bytes[at + index]);
    if (digit < 0) return -1;
    value = value * 16 + digit;
  }
  return value;
}

/** UTF-8 bytes are written individually: code points below 256 of this encoding are bytes. */
export const PERCENT: CharacterEncoding = {
  from: 'percent',
  lead: 37,
  region: 'word',
  read(bytes, at) {
    const point = hexAt(bytes, at + 1, 2);
    return point < 0 ? null : { point, length: 3 };
  },
  hides: () => true,
};

const CONTROLS: ReadonlyMap<number, number> = new Map([
  [110, 10],
  [114, 13],
  [116, 9],
  [34, 34],
  [39, 39],
  [47, 47],
  [92, 92],
]);
const SMALL_U = 117;
const SMALL_X = 120;

/** Escapes of JSON and of most programming languages. */
export const ESCAPE: CharacterEncoding = {
  from: 'escape',
  lead: 92,
  region: 'line',
  read(bytes, at) {
    const kind = bytes[at + 1];
    if (kind === SMALL_U) return utf16Escape(bytes, at);
    if (kind === SMALL_X) {
      const point = hexAt(bytes, at + 2, 2);
      return point < 0 ? null : { point, length: 4 };
    }
    const control = kind === undefined ? undefined : CONTROLS.get(kind);
    return control === undefined ? null : { point: control, length: 2 };
  },
  hides(bytes, at) {
    const kind = bytes[at + 1] ?? 0;
    if (kind === SMALL_U || kind === SMALL_X) return ESCAPE.read(bytes, at) !== null;
    // The letter of `\n` hides the start of a digit or word after it.
    const next = bytes[at + 2] ?? 0;
    return (kind === 110 || kind === 114 || kind === 116) && next >= 48 && next <= 57;
  },
};

function utf16Escape(bytes: Uint8Array, at: number): EncodedCharacter | null {
  const unit = hexAt(bytes, at + 2, 4);
  if (unit < 0) return null;
  const isHigh = unit >= 0xd800 && unit < 0xdc00;
  if (!isHigh) return { point: isLow(unit) ? 0xff_fd : unit, length: 6 };
  const isPaired = bytes[at + 6] === ESCAPE.lead && bytes[at + 7] === SMALL_U;
  const low = isPaired ? hexAt(bytes, at + 8, 4) : -1;
  if (!isLow(low)) return { point: 0xff_fd, length: 6 };
  return { point: 0x1_00_00 + ((unit - 0xd800) << 10) + (low - 0xdc00), length: 12 };
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}

/** Those that represent ASCII in values, and the blank. */
const NAMED_ENTITIES: ReadonlyMap<string, number> = new Map([
  ['amp', 38],
  ['lt', 60],
  ['gt', 62],
  ['quot', 34],
  ['apos', 39],
  ['nbsp', 32],
  ['commat', 64],
  ['period', 46],
  ['colon', 58],
  ['sol', 47],
  ['lowbar', 95],
  ['hyphen', 45],
  ['dash', 45],
  ['shy', 0xad],
]);
/** Their raw form hides no value: the character they represent is never part of one. */
const HARMLESS = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);
const LONGEST_ENTITY = 9;

/** Character references of HTML and XML. */
export const ENTITY: CharacterEncoding = {
  from: 'html',
  lead: 38,
  region: 'line',
  read(bytes, at) {
    const name = entityName(bytes, at);
    if (name === null) return null;
    const point = /^#x[0-9a-f]+$/i.test(name)
      ? Number.parseInt(name.slice(2), 16)
      : /^#\d+$/.test(name)
        ? Number(name.slice(1))
        : (NAMED_ENTITIES.get(name) ?? -1);
    const isCharacter = point > 0 && point <= 0x10_ff_ff && !(point >= 0xd800 && point < 0xe000);
    return isCharacter ? { point, length: name.length + 2 } : null;
  },
  hides(bytes, at) {
    const name = entityName(bytes, at);
    return name !== null && !HARMLESS.has(name) && ENTITY.read(bytes, at) !== null;
  },
};

function entityName(bytes: Uint8Array, at: number): string | null {
  let name = '';
  for (let index = at + 1; index <= at + LONGEST_ENTITY; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte === 59) return name === '' ? null : name;
    if (byte < 35 || byte > 122) return null;
    name += String.fromCharCode(byte);
  }
  return null;
}
