import { decodeUtf16 } from '../utf8.ts';

/** A document in UTF-16, decoded. */
export interface Utf16Document {
  text: string;
  /** Bytes before the first character. */
  offset: number;
}

const SAMPLE_BYTES = 512;
const LEAST_BYTES = 8;
/** Share of zeros at every second byte from which a document without a mark is taken for UTF-16. */
const LEAST_ZEROS = 0.6;
/** Share of them that the other bytes may have. */
const MOST_ZEROS = 0.1;

type ByteOrder = 'le' | 'be';

/** Recognises UTF-16 by its byte order mark, or by the zeros next to its ASCII letters. */
export function utf16Document(bytes: Uint8Array): Utf16Document | null {
  const marked = markedOrder(bytes);
  if (marked !== null) return { text: decodeUtf16(bytes.subarray(2), marked), offset: 2 };
  const order = orderByZeros(bytes);
  return order === null ? null : { text: decodeUtf16(bytes, order), offset: 0 };
}

function markedOrder([first, second]: Uint8Array): ByteOrder | null {
  if (first === 0xff && second === 0xfe) return 'le';
  return first === 0xfe && second === 0xff ? 'be' : null;
}

function orderByZeros(bytes: Uint8Array): ByteOrder | null {
  if (bytes.length < LEAST_BYTES) return null;
  const sample = Math.min(bytes.length, SAMPLE_BYTES);
  let even = 0;
  let odd = 0;
  for (let at = 0; at < sample; at += 1) {
    if (bytes[at] !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  const least = (LEAST_ZEROS * sample) / 2;
  const most = (MOST_ZEROS * sample) / 2;
  if (odd >= least && even <= most) return 'le';
  return even >= least && odd <= most ? 'be' : null;
}
