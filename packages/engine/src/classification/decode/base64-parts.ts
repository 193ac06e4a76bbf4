import type { ReadableText } from '../../classifiers/define-classifier.ts';
import type { DecodedSink } from './decoded-text.ts';
import { LEAST_RUN } from './encoded-places.ts';

/** A line of at least this many characters continues on the next one (RFC 2045: 76, PEM: 64). */
const LEAST_WRAPPED = 60;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const NONE = 255;
/** Value of each byte; `-` and `_` are those of base64url. */
const SEXTETS = new Uint8Array(256).fill(NONE);
for (const [value, letter] of Array.from(ALPHABET).entries()) {
  SEXTETS[letter.charCodeAt(0)] = value;
}
SEXTETS[45] = 62;
SEXTETS[95] = 63;

/** Characters allowed within a token: 1 by code. */
const LINE_BREAKS = new Uint8Array(256);
LINE_BREAKS[10] = 1;
LINE_BREAKS[13] = 1;

/** Decodes the base64 tokens of a text that contain text. */
export interface Base64Decoder {
  /** Decodes tokens that start with a run of such bytes; call with runs in ascending order. */
  decodeAt(start: number): void;
}

export function createBase64Decoder(
  { bytes, length }: ReadableText,
  sink: DecodedSink,
): Base64Decoder {
  /** End of the last token, which can span several lines. */
  let done = 0;
  return {
    decodeAt(start) {
      if (start < done || sink.isFull()) return;
      done = endOfToken(bytes, start + LEAST_RUN - 1, length);
      if (isTextAhead(bytes, start)) decodePart(bytes, start, done, sink);
    },
  };
}

function endOfToken(bytes: Uint8Array, at: number, length: number): number {
  let end = at + 1;
  let lineStart = at;
  while (end < length) {
    if (SEXTETS[bytes[end] ?? 0] !== NONE) {
      end += 1;
      continue;
    }
    const feed = bytes[end] === 13 ? end + 1 : end;
    const goesOn =
      bytes[feed] === 10 && feed + 1 < length && end - lineStart >= LEAST_WRAPPED - LEAST_RUN;
    if (!goesOn || SEXTETS[bytes[feed + 1] ?? 0] === NONE) return end;
    lineStart = feed + 1;
    end = lineStart;
  }
  return end;
}

/** Whether the first 24 characters are 18 bytes of UTF-8 text; hardly one token in a million is so by chance. */
function isTextAhead(bytes: Uint8Array, start: number): boolean {
  let open = 0;
  for (let at = start; at < start + LEAST_RUN; at += 4) {
    const group = groupAt(bytes, at);
    if (group < 0) return false;
    for (let shift = 16; shift >= 0; shift -= 8) {
      open = afterByte(open, (group >> shift) & 255);
      if (open < 0) return false;
    }
  }
  return true;
}

/** Bytes that the character still needs after this one; -1 if the byte is invalid here. */
function afterByte(open: number, byte: number): number {
  const isContinuation = (byte & 0xc0) === 0x80;
  if (open > 0) return isContinuation ? open - 1 : -1;
  if (byte < 0x80) return isText(byte) ? 0 : -1;
  if (byte < 0xc2 || byte > 0xf4) return -1;
  return byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
}

function groupAt(bytes: Uint8Array, at: number): number {
  const a = SEXTETS[bytes[at] ?? 0] ?? NONE;
  const b = SEXTETS[bytes[at + 1] ?? 0] ?? NONE;
  const c = SEXTETS[bytes[at + 2] ?? 0] ?? NONE;
  const d = SEXTETS[bytes[at + 3] ?? 0] ?? NONE;
  return Math.max(a, b, c, d) === NONE ? -1 : (a << 18) | (b << 12) | (c << 6) | d;
}

/** Printable ASCII and the white space of texts, or a byte of a longer character. */
function isText(byte: number): boolean {
  return (byte >= 32 && byte !== 127) || byte === 9 || byte === 10 || byte === 13;
}

/** Decodes to the first bytes that are no text, or until the sink is full. */
function decodePart(bytes: Uint8Array, start: number, end: number, sink: DecodedSink): void {
  sink.makeRoom(Math.ceil(((end - start) * 3) / 4));
  decodeRest(bytes, decodeGroups(bytes, start, end, sink), end, sink);
  sink.endPart(end);
}

/** Decodes while four characters in a row encode three bytes of text; returns where it stopped. */
function decodeGroups(
  bytes: Uint8Array,
  start: number,
  end: number,
  { room }: DecodedSink,
): number {
  const { bytes: decoded, origins } = room;
  let { length } = room;
  let at = start;
  while (at < end) {
    if (LINE_BREAKS[bytes[at] ?? 0] === 1) {
      at += 1;
      continue;
    }
    const group = at + 4 <= end && length + 3 <= decoded.length ? groupAt(bytes, at) : -1;
    if (group < 0 || !isTextGroup(group)) break;
    decoded[length] = group >> 16;
    decoded[length + 1] = (group >> 8) & 255;
    decoded[length + 2] = group & 255;
    origins[length] = at;
    origins[length + 1] = at + 1;
    origins[length + 2] = at + 2;
    length += 3;
    at += 4;
  }
  room.length = length;
  return at;
}

function isTextGroup(group: number): boolean {
  return isText(group >> 16) && isText((group >> 8) & 255) && isText(group & 255);
}

function decodeRest(bytes: Uint8Array, start: number, end: number, sink: DecodedSink): void {
  let bits = 0;
  let count = 0;
  let origin = start;
  for (let at = start; at < end; at += 1) {
    const sextet = SEXTETS[bytes[at] ?? 0] ?? NONE;
    if (sextet === NONE) continue;
    bits = (bits << 6) | sextet;
    count += 6;
    if (count < 8) {
      origin = at;
      continue;
    }
    count -= 8;
    const byte = (bits >> count) & 255;
    bits &= (1 << count) - 1;
    if (!isText(byte) || sink.isFull()) break;
    sink.byte(byte, origin);
    origin = at;
  }
}
