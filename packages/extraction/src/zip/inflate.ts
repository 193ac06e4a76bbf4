import {
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
  constants,
} from 'node:zlib';
import { inflateEntry } from '@waybill/formats/zip/inflate-entry';
import type { Budget } from '../worker/budget.ts';
import { Stop } from '../worker/stop.ts';
import type { ZipEntry } from '@waybill/formats/zip/open-zip';

const STORED = 0;
const DEFLATED = 8;
const ZSTANDARD = 93;
/** Limits for inflating in one piece: bytes of a file, and of its inflated content. */
const SMALL_BYTES = 64 * 1024;
const MOST_AT_ONCE = 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;
/** Stored data is handed over in pieces too, so that limits are kept between them. */
const STORED_CHUNK_BYTES = 1024 * 1024;

const OPENERS = {
  raw: createInflateRaw,
  zlib: createInflate,
  gzip: createGunzip,
};
export type Deflation = keyof typeof OPENERS;

/**
 * Inflates piece by piece, counting real bytes. Truncated data yields what it has, then throws.
 * @throws Stop `ratio-limit` from the budget, or `malformed`
 */
export async function* inflate(
  packed: Uint8Array,
  deflation: Deflation,
  budget: Budget,
): AsyncGenerator<Uint8Array> {
  // Flushing keeps what a truncated stream holds; the end is checked by whoever knows the size.
  const stream = OPENERS[deflation]({
    chunkSize: CHUNK_BYTES,
    finishFlush: constants.Z_SYNC_FLUSH,
  });
  yield* counted(stream, packed, budget);
}

/** The content of an entry, piece by piece. @throws Stop when it cannot be had. */
export async function* entryContent(entry: ZipEntry, budget: Budget): AsyncGenerator<Uint8Array> {
  if (entry.isEncrypted) throw new Stop('encrypted', 'password');
  if (entry.method === STORED) {
    for (let at = 0; at < entry.packed.length; at += STORED_CHUNK_BYTES) {
      const piece = entry.packed.subarray(at, at + STORED_CHUNK_BYTES);
      budget.inflated(piece.length);
      yield piece;
    }
  } else if (entry.method === DEFLATED) {
    yield* deflated(entry, budget);
  } else if (entry.method === ZSTANDARD) {
    yield* counted(createZstdDecompress({ chunkSize: CHUNK_BYTES }), entry.packed, budget);
  } else {
    throw new Stop('unsupported', 'unknown-compression');
  }
}

/**
 * Maximum number of parts of documents are small, and opening a stream for one takes longer than
 * inflating it.
 */
async function* deflated(entry: ZipEntry, budget: Budget): AsyncGenerator<Uint8Array> {
  const content = entry.packed.length <= SMALL_BYTES ? inflateSmall(entry) : null;
  if (content) {
    budget.inflated(content.length);
    yield content;
  } else {
    yield* inflate(entry.packed, 'raw', budget);
  }
}

/** Null when it is not small after all, or damaged. */
function inflateSmall(entry: ZipEntry): Uint8Array | null {
  try {
    return inflateEntry(entry, MOST_AT_ONCE);
  } catch {
    return null;
  }
}

type Inflating = ReturnType<(typeof OPENERS)[Deflation] | typeof createZstdDecompress>;

/** What a stream gives, with its bytes counted. */
export async function* counted(
  stream: Inflating,
  packed: Uint8Array,
  budget: Budget,
): AsyncGenerator<Uint8Array> {
  stream.end(packed);
  try {
    for await (const chunk of stream) {
      if (!(chunk instanceof Uint8Array)) continue;
      budget.inflated(chunk.length);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof Stop) throw error;
    throw new Stop('partial', 'malformed');
  } finally {
    stream.destroy();
  }
}
