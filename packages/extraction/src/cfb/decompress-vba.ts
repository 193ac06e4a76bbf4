import { littleEndian } from '../bytes/little-endian.ts';

const CHUNK_BYTES = 4096;
const SIGNATURE = 1;

/** Undoes the compression of macros ([MS-OVBA] 2.4.1), up to `most` bytes; damaged data end early. */
export function decompressVba(bytes: Uint8Array, most: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  let length = 0;
  let at = 1;
  while (bytes[0] === SIGNATURE && at + 2 <= bytes.length && length < most) {
    const header = littleEndian(bytes, at, 2);
    const size = (header & 0x0fff) + 3;
    const content = bytes.subarray(at + 2, at + size);
    const isCompressed = (header & 0x8000) !== 0;
    const piece = isCompressed ? decompressChunk(content) : content;
    pieces.push(piece);
    length += piece.length;
    at += size;
  }
  return Buffer.concat(pieces);
}

/** Eight tokens behind each byte of flags: a byte, or a copy of what came before. */
function decompressChunk(bytes: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(CHUNK_BYTES);
  let written = 0;
  let at = 0;
  while (at < bytes.length && written < CHUNK_BYTES) {
    const flags = bytes[at] ?? 0;
    at += 1;
    for (let bit = 0; bit < 8 && at < bytes.length && written < CHUNK_BYTES; bit += 1) {
      if ((flags & (1 << bit)) === 0) {
        chunk[written] = bytes[at] ?? 0;
        written += 1;
        at += 1;
      } else {
        written = copyToken(chunk, written, littleEndian(bytes, at, 2));
        at += 2;
      }
    }
  }
  return chunk.subarray(0, written);
}

/** How many bits tell the distance depends on how much there is to go back to. */
function copyToken(chunk: Uint8Array, written: number, token: number): number {
  const distanceBits = Math.max(4, Math.ceil(Math.log2(Math.max(1, written))));
  const lengthMask = 0xffff >> distanceBits;
  const distance = (token >> (16 - distanceBits)) + 1;
  const end = Math.min(CHUNK_BYTES, written + (token & lengthMask) + 3);
  for (let to = written; to < end; to += 1) chunk[to] = chunk[to - distance] ?? 0;
  return end;
}
