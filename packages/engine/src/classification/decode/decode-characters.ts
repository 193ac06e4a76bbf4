import type { ReadableText } from '../../classifiers/define-classifier.ts';
import { lineEndNear, lineStartNear } from '../source-text.ts';
import type { DecodedSink } from './decoded-text.ts';
import { type CharacterEncoding } from './encoded-characters.ts';

/** How far a part reaches to each side of an encoded character. */
const REACH = 1024;

/** An encoding with where its parts go, and how far the text is decoded. */
interface Decoder {
  encoding: CharacterEncoding;
  sink: DecodedSink;
  done: number;
}

/** Decodes the parts of a text that hold characters of encodings behind which values can hide. */
export function decodeCharacters(
  text: ReadableText,
  decoders: readonly { encoding: CharacterEncoding; sink: DecodedSink }[],
): void {
  const byLead = new Map(
    decoders.map((each): [number, Decoder] => [each.encoding.lead, { ...each, done: 0 }]),
  );
  const leads = new Uint8Array(256);
  for (const lead of byLead.keys()) leads[lead] = 1;
  const { bytes, length } = text;
  for (let at = nextLead(bytes, 0, leads); at < length; at = nextLead(bytes, at + 1, leads)) {
    const decoder = byLead.get(bytes[at] ?? 0);
    if (decoder !== undefined && at >= decoder.done) decodeAround(text, at, decoder);
  }
}

/** Four bytes at a time: one in a hundred is a lead. */
function nextLead(bytes: Uint8Array, from: number, leads: Uint8Array): number {
  const isLead = (at: number) => leads[bytes[at] ?? 0] ?? 0;
  const last = bytes.length - 4;
  let at = from;
  while (at <= last && (isLead(at) | isLead(at + 1) | isLead(at + 2) | isLead(at + 3)) === 0) {
    at += 4;
  }
  while (at < bytes.length && isLead(at) === 0) at += 1;
  return at;
}

function decodeAround(text: ReadableText, at: number, decoder: Decoder): void {
  const { encoding, sink, done } = decoder;
  const { bytes } = text;
  if (!encoding.hides(bytes, at) || sink.isFull() || encoding.read(bytes, at) === null) return;
  const region = regionAround(text, at, encoding.region);
  decodeRegion(bytes, { start: Math.max(done, region.start), end: region.end }, encoding, sink);
  decoder.done = region.end;
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
