import { ownValue } from '@waybill/contract/own-value';
import { BLANKS, complement, DIGITS, WORD, type CodePoints } from './code-points.ts';
import { PatternRefusal } from './pattern-refusal.ts';
import type { SourceReader } from './source-reader.ts';

const CLASSES: Readonly<Record<string, CodePoints>> = {
  d: DIGITS,
  w: WORD,
  s: BLANKS,
  D: complement(DIGITS),
  W: complement(WORD),
  S: complement(BLANKS),
};

const CONTROLS: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13 };

const REFUSED: Readonly<Record<string, string>> = {
  p: 'Unicode properties are not supported; write the characters as ranges, such as [a-zà-ÿ].',
  P: 'Unicode properties are not supported; write the characters as ranges, such as [^a-zà-ÿ].',
  A: 'write ^ for the start of the text.',
  z: 'write $ for the end of the text.',
  Z: 'write $ for the end of the text.',
  G: '\\G is not supported; matches follow each other anyway.',
  Q: 'quoting with \\Q is not supported; put \\ before each sign.',
  K: '\\K is not supported; the whole match counts.',
  k: 'references to a group are not supported; write the repeated part out.',
  c: 'control characters are written by number, such as \\x07.',
  R: 'write \\r?\\n for a line break.',
  h: 'write [ \\t] for blanks within a line.',
};

/** The set of an escape. The reader is after the backslash at `position`. */
export function parseEscape(reader: SourceReader, position: number): CodePoints {
  const number = readNumber(reader, position);
  if (number !== undefined) return [[number, number]];
  const sign = reader.take();
  if (sign === '') throw new PatternRefusal(position, 'a backslash at the end stands for nothing.');
  const set = ownValue(CLASSES, sign);
  if (set !== undefined) return set;
  const control = ownValue(CONTROLS, sign);
  if (control !== undefined) return [[control, control]];
  if (!/[0-9A-Za-z]/.test(sign)) {
    const point = sign.codePointAt(0) ?? 0;
    return [[point, point]];
  }
  throw new PatternRefusal(position, reasonFor(sign));
}

function reasonFor(sign: string): string {
  if (/[1-9]/.test(sign)) {
    return 'references to a group are not supported; write the repeated part out.';
  }
  if (sign === '0') return 'octal numbers are not supported; write \\x00.';
  if (sign === 'x' || sign === 'u') return `after \\${sign} a hexadecimal number is expected.`;
  return ownValue(REFUSED, sign) ?? `the escape \\${sign} is not known.`;
}

/** `\x41`, `\u00e9`, `\u{1f600}`, and two surrogates in a row as the character they make. */
function readNumber(reader: SourceReader, position: number): number | undefined {
  const pair = reader.match(/u([dD][89abAB][\da-fA-F]{2})\\u([dD][c-fC-F][\da-fA-F]{2})/y);
  if (pair !== null) {
    const [high = 0, low = 0] = pair.slice(1).map((part) => Number.parseInt(part, 16));
    return 0x10000 + (high - 0xd800) * 0x400 + (low - 0xdc00);
  }
  const found = reader.match(/x([\da-fA-F]{2})|u([\da-fA-F]{4})|[xu]\{([\da-fA-F]{1,6})\}/y);
  if (found === null) return undefined;
  const point = Number.parseInt(found[1] ?? found[2] ?? found[3] ?? '', 16);
  if (point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) {
    throw new PatternRefusal(position, 'there is no character of this number.');
  }
  return point;
}
