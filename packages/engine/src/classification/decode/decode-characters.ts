import type { ReadableText } from '../../classifiers/define-classifier.ts';
import { lineEndNear, lineStartNear } from '../source-text.ts';
import { createDecodedSink, type DecodedSink } from './decoded-text.ts';
import { ENTITY, ESCAPE, PERCENT, type CharacterEncoding } from './encoded-characters.ts';

/** How far a part reaches to each side of an encoded character. */
const REACH = 1024;

const ENCODINGS: readonly CharacterEncoding[] = [PERCENT, ESCAPE, ENTITY];
/** By byte: index plus one of the encoding whose characters start with it. */
const LEADS = new Uint8Array(256);
for (const [index, { lead }] of ENCODINGS.entries()) LEADS[lead] = index + 1;

/** Output of one encoding, and how far the text is decoded. */
interface Decoder {
  encoding: CharacterEncoding;
  sink: DecodedSink;
  done: number;
}

/** Decodes parts of a text, each encoding separately. */
export interface CharacterDecoder {
  /**
   * Decodes around a place where an encoded character may start; call with places in ascending order.
   */
  decodeAt(at: number): void;
  /** In the order in which encodings are tried; omits those that do not occur. */
  sinks(): DecodedSink[];
}

/** Decodes the parts of a text that contain encoded characters that can hide values. */
export function createCharacterDecoder(text: ReadableText): CharacterDecoder {
  const decoders: (Decoder | undefined)[] = [];
  const { bytes } = text;
  return {
    decodeAt(at) {
      const index = (LEADS[bytes[at] ?? 0] ?? 0) - 1;
      const encoding = ENCODINGS[index];
      if (encoding === undefined || isDone(decoders[index], at)) return;
      if (!encoding.hides(bytes, at) || encoding.read(bytes, at) === null) return;
      decodeAround(text, at, (decoders[index] ??= newDecoder(encoding)));
    },
    sinks: () => decoders.flatMap((decoder) => decoder?.sink ?? []),
  };
}

function isDone(decoder: Decoder | undefined, at: number): boolean {
  return decoder !== undefined && (at < decoder.done || decoder.sink.isFull());
}

function newDecoder(encoding: CharacterEncoding): Decoder {
  return { encoding, sink: createDecodedSink(encoding.from), done: 0 };
}

function decodeAround(text: ReadableText, at: number, decoder: Decoder): void {
  const { encoding, sink, done } = decoder;
  const region = regionAround(text, at, encoding.region);
  decodeRegion(
    text.bytes,
    { start: Math.max(done, region.start), end: region.end },
    encoding,
    sink,
  );
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

/** What is in addresses and forms: no blanks, no quotes, no angle brackets. */
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
