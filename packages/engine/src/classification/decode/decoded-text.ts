import type { Evidence } from '../classification.ts';

/** How a part of a text was encoded. */
export type Encoding = Extract<Evidence, { kind: 'decoded' }>['from'];

/** All decoded parts of one encoding in a text, separated by empty lines. */
export interface DecodedText {
  from: Encoding;
  bytes: Uint8Array;
  /** By decoded byte: offset of its encoded form in the text. */
  origin: Int32Array;
}

interface DecodedRoom {
  bytes: Uint8Array;
  origins: Int32Array;
  length: number;
}

/** Takes decoded bytes, each with its origin. */
export interface DecodedSink {
  /** Position of the next byte, for callers that reserved space for several bytes. */
  readonly room: DecodedRoom;
  /** Grows the buffer by that many bytes, up to the limit. */
  makeRoom(count: number): void;
  byte(byte: number, origin: number): void;
  codePoint(point: number, origin: number): void;
  /** Ends a part; `origin` is the first byte behind its encoded form. */
  endPart(origin: number): void;
  /** Stops accepting input; the omission makes the result partial. */
  isFull(): boolean;
  take(): DecodedText | null;
}

/** Decoded bytes per text and encoding at most. */
const MOST_DECODED = 1_048_576;

const LINE_FEED = 10;

const LEAST_ROOM = 1024;
const NO_BYTES = new Uint8Array(0);
const NO_ORIGINS = new Int32Array(0);

export function createDecodedSink(from: Encoding): DecodedSink {
  const room: DecodedRoom = { bytes: NO_BYTES, origins: NO_ORIGINS, length: 0 };
  function makeRoom(count: number): void {
    const wanted = room.length + Math.min(count, Math.max(0, MOST_DECODED - room.length));
    if (wanted > room.bytes.length) widen(room, wanted);
  }
  function byte(value: number, origin: number): void {
    if (room.length === room.bytes.length) widen(room, room.length + 1);
    room.bytes[room.length] = value;
    room.origins[room.length] = origin;
    room.length += 1;
  }
  return {
    room,
    makeRoom,
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
    isFull: () => room.length >= MOST_DECODED,
    take() {
      const { bytes, origins, length } = room;
      if (length === 0) return null;
      return { from, bytes: bytes.subarray(0, length), origin: origins.subarray(0, length) };
    },
  };
}

function widen(room: DecodedRoom, wanted: number): void {
  const size = Math.max(LEAST_ROOM, wanted, room.bytes.length * 2);
  const bytes = new Uint8Array(size);
  bytes.set(room.bytes);
  const origins = new Int32Array(size);
  origins.set(room.origins);
  Object.assign(room, { bytes, origins });
}
