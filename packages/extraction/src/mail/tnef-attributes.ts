import { littleEndian } from '../bytes/little-endian.ts';

const HEADER_BYTES = 6;
const CHECKSUM_BYTES = 2;

/** One attribute of a TNEF stream ([MS-OXTNEF] 2.1.3.1). */
export interface TnefAttribute {
  id: number;
  content: Uint8Array;
}

/** Attributes in order; each of a level, an id, a length, its content and a checksum. */
export function* tnefAttributes(bytes: Uint8Array): Generator<TnefAttribute> {
  let at = HEADER_BYTES;
  while (at + 9 <= bytes.length) {
    const length = littleEndian(bytes, at + 5, 4);
    const start = at + 9;
    yield { id: littleEndian(bytes, at + 1, 4), content: bytes.subarray(start, start + length) };
    at = start + length + CHECKSUM_BYTES;
  }
}

const BYTES_BY_TYPE: Readonly<Record<number, number>> = {
  0x02: 4,
  0x03: 4,
  0x04: 4,
  0x05: 8,
  0x06: 8,
  0x07: 8,
  0x0a: 4,
  0x0b: 4,
  0x14: 8,
  0x40: 8,
  0x48: 16,
};
const MANY = 0x1000;
const FIRST_NAMED = 0x8000;

/** Properties of variable length in an attribute that lists them, by their number. Total. */
export function tnefProperties(
  bytes: Uint8Array,
): Map<number, { type: number; value: Uint8Array }> {
  const found = new Map<number, { type: number; value: Uint8Array }>();
  const count = littleEndian(bytes, 0, 4);
  let at = 4;
  for (let index = 0; index < count && at + 4 <= bytes.length; index += 1) {
    const type = littleEndian(bytes, at, 2);
    const id = littleEndian(bytes, at + 2, 2);
    at = id >= FIRST_NAMED ? behindName(bytes, at + 4) : at + 4;
    const { end, value } = readValues(bytes, at, type);
    if (value) found.set(id, { type, value });
    at = end;
  }
  return found;
}

/** A set, a kind, and a number or a padded name. */
function behindName(bytes: Uint8Array, at: number): number {
  const isNamed = littleEndian(bytes, at + 16, 4) === 1;
  return at + 24 + (isNamed ? padded(littleEndian(bytes, at + 20, 4)) : 0);
}

function readValues(bytes: Uint8Array, start: number, type: number) {
  const single = type & ~MANY;
  const isMany = (type & MANY) !== 0;
  const width = BYTES_BY_TYPE[single];
  if (width !== undefined) {
    const count = isMany ? littleEndian(bytes, start, 4) : 1;
    return { end: start + (isMany ? 4 : 0) + count * width };
  }
  const count = littleEndian(bytes, start, 4);
  let at = start + 4;
  let value: Uint8Array | undefined;
  for (let index = 0; index < count && at + 4 <= bytes.length; index += 1) {
    const length = littleEndian(bytes, at, 4);
    value ??= bytes.subarray(at + 4, at + 4 + length);
    at += 4 + padded(length);
  }
  return { end: at, value };
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
