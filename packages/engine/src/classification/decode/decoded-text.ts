import type { Evidence } from '../classification.ts';

/** How a part of a text was encoded. */
export type Encoding = Extract<Evidence, { kind: 'decoded' }>['from'];

/** Everything of a text that was encoded in one way, decoded; parts are apart by empty lines. */
export interface DecodedText {
  from: Encoding;
  bytes: Uint8Array;
  /** By decoded byte: the byte of the text where its encoded form begins. */
  origin: Int32Array;
}

/** Takes decoded bytes, each with its origin. */
export interface DecodedSink {
  byte(byte: number, origin: number): void;
  codePoint(point: number, origin: number): void;
  /** Ends a part; `origin` is the first byte behind its encoded form. */
  endPart(origin: number): void;
  /** Nothing more is taken; what was left out shows as a partial result. */
  isFull(): boolean;
  take(): DecodedText | null;
}

/** Decoded bytes per text and encoding at most. */
const MOST_DECODED = 1_048_576;

const LINE_FEED = 10;

export function createDecodedSink(from: Encoding): DecodedSink {
  let bytes = new Uint8Array(0);
  let origins = new Int32Array(0);
  let length = 0;
  function byte(value: number, origin: number): void {
    if (length === bytes.length) {
      const wider = new Uint8Array(Math.max(1024, length * 2));
      wider.set(bytes);
      bytes = wider;
      const further = new Int32Array(Math.max(1024, length * 2));
      further.set(origins);
      origins = further;
    }
    bytes[length] = value;
    origins[length] = origin;
    length += 1;
  }
  return {
    byte,
    codePoint(point, origin) {
      if (point < 0x80) byte(point, origin);
      else if (point < 0x800) {
        byte(0xc0 | (point >> 6), origin);
        byte(0x80 | (point & 63), origin);
      } else {
        if (point < 0x1_00_00) byte(0xe0 | (point >> 12), origin);
        else {
          byte(0xf0 | (point >> 18), origin);
          byte(0x80 | ((point >> 12) & 63), origin);
        }
        byte(0x80 | ((point >> 6) & 63), origin);
        byte(0x80 | (point & 63), origin);
      }
    },
    endPart(origin) {
      byte(LINE_FEED, origin);
      byte(LINE_FEED, origin);
    },
    isFull: () => length >= MOST_DECODED,
    take: () =>
      length === 0
        ? null
        : { from, bytes: bytes.subarray(0, length), origin: origins.subarray(0, length) },
  };
}
