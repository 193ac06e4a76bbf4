import { promisify } from 'node:util';
import { constants, zstdCompressSync, zstdDecompress } from 'node:zlib';

const decompress = promisify(zstdDecompress);

/** Level 1: at 3 µs a kilobyte it costs less than letting PostgreSQL store the text. */
const FAST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** A row of `raw_chunk`. */
export interface StoredChunk {
  chunkId: string;
  receivedAt: number;
  body: Buffer;
  isSample: boolean;
}

/** Many vendor payloads as one compressed body: a count, that many lengths, then the payloads. */
export function packChunk(payloads: readonly Buffer[]): Buffer {
  const head = Buffer.allocUnsafe(4 + 4 * payloads.length);
  head.writeUInt32LE(payloads.length, 0);
  for (const [index, payload] of payloads.entries())
    head.writeUInt32LE(payload.length, 4 + 4 * index);
  return zstdCompressSync(Buffer.concat([head, ...payloads]), FAST);
}

/**
 * The payload at an index of a packed body. Throws if out of range: the reference is wrong. @published
 */
export async function unpackChunk(body: Buffer, index: number): Promise<Buffer> {
  const chunk = await decompress(body);
  const count = chunk.readUInt32LE(0);
  if (index < 0 || index >= count) throw new Error('No payload at that place of the chunk');
  let start = 4 + 4 * count;
  for (let before = 0; before < index; before += 1) start += chunk.readUInt32LE(4 + 4 * before);
  return chunk.subarray(start, start + chunk.readUInt32LE(4 + 4 * index));
}

/** Every payload of a packed body, instead. @published */
export async function unpackPayloads(body: Buffer): Promise<Buffer[]> {
  return splitChunk(await decompress(body));
}

/** Every payload of a decompressed body, in order. */
export function splitChunk(chunk: Buffer): Buffer[] {
  const count = chunk.readUInt32LE(0);
  let start = 4 + 4 * count;
  return Array.from({ length: count }, (_, index) => {
    const end = start + chunk.readUInt32LE(4 + 4 * index);
    const payload = chunk.subarray(start, end);
    start = end;
    return payload;
  });
}
