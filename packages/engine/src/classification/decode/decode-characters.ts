import type { ReadableText } from '../../classifiers/define-classifier.ts';
import { lineEndNear, lineStartNear } from '../source-text.ts';
import type { DecodedSink } from './decoded-text.ts';
import { type CharacterEncoding } from './encoded-characters.ts';

/** How far a part reaches to each side of an encoded character. */
const REACH = 1024;

/** Decodes the parts of a text that hold characters of an encoding behind which values can hide. */
export function decodeCharacters(
  text: ReadableText,
  encoding: CharacterEncoding,
  sink: DecodedSink,
): void {
  const { bytes, length } = text;
  let done = 0;
  let at = bytes.indexOf(encoding.lead);
  while (at >= 0 && at < length && !sink.isFull()) {
    if (encoding.hides(bytes, at) && encoding.read(bytes, at) !== null) {
      const region = regionAround(text, at, encoding.region);
      decodeRegion(bytes, { start: Math.max(done, region.start), end: region.end }, encoding, sink);
      done = region.end;
    }
    at = bytes.indexOf(encoding.lead, Math.max(at + 1, done));
  }
}

function regionAround(text: ReadableText, at: number, kind: 'word' | 'line') {
  if (kind === 'line') {
    return { start: lineStartNear(text, at, REACH), end: lineEndNear(text, at, REACH) };
  }
  const first = Math.max(0, at - REACH);
  const last = Math.min(text.length, at + REACH);
  let { start, end } = { start: at, end: at };
  while (start > first && isAddressByte(text.bytes[start - 1] ?? 0)) start -= 1;
  while (end < last && isAddressByte(text.bytes[end] ?? 0)) end += 1;
  return { start, end };
}

/** What stands in addresses and forms: no blanks, no quotes, no angle brackets. */
function isAddressByte(byte: number): boolean {
  return byte > 32 && byte !== 34 && byte !== 39 && byte !== 60 && byte !== 62 && byte !== 96;
}

function decodeRegion(
  bytes: Uint8Array,
  { start, end }: { start: number; end: number },
  encoding: CharacterEncoding,
  sink: DecodedSink,
): void {
  for (let at = start; at < end;) {
    const byte = bytes[at] ?? 0;
    const character = byte === encoding.lead ? encoding.read(bytes, at) : null;
    if (character === null || at + character.length > end) {
      sink.byte(byte, at);
      at += 1;
      continue;
    }
    if (encoding.from === 'percent') sink.byte(character.point, at);
    else sink.codePoint(character.point, at);
    at += character.length;
  }
  sink.endPart(end);
}
