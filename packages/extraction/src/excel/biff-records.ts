import { littleEndian } from '../bytes/little-endian.ts';

const CONTINUE = 0x3c;
const HEADER_BYTES = 4;

/** A record of a workbook stream, with the pieces that continue it. */
export interface BiffRecord {
  type: number;
  /** Offset of the record in the stream. */
  at: number;
  /** Content of the record itself. */
  content: Uint8Array;
  /** Contents of the records that continue it. */
  more: readonly Uint8Array[];
}

/** Records of a workbook stream ([MS-XLS] 2.1.4), each with its continuations. */
export function* biffRecords(stream: Uint8Array): Generator<BiffRecord> {
  let at = 0;
  while (at + HEADER_BYTES <= stream.length) {
    const start = at;
    const type = littleEndian(stream, at, 2);
    const content = contentAt(stream, at);
    at += HEADER_BYTES + littleEndian(stream, at + 2, 2);
    const more: Uint8Array[] = [];
    while (at + HEADER_BYTES <= stream.length && littleEndian(stream, at, 2) === CONTINUE) {
      more.push(contentAt(stream, at));
      at += HEADER_BYTES + littleEndian(stream, at + 2, 2);
    }
    yield { type, at: start, content, more };
  }
}

function contentAt(stream: Uint8Array, at: number): Uint8Array {
  const start = at + HEADER_BYTES;
  return stream.subarray(start, start + littleEndian(stream, at + 2, 2));
}
