import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { INGEST_LIMITS } from '@waybill/contract';
import { AppError } from '../../../platform/app-error.ts';

/** Small bodies may inflate freely: the ratio is meaningless for a few hundred bytes. */
const RATIO_GRACE_BYTES = 1_048_576;

/** Bytes read from a refused body, so that its sender gets to read the response. */
const PASSED_OVER_BYTES = 67_108_864;

const GZIP_MAGIC = [0x1f, 0x8b];
const UTF8_MARK = [0xef, 0xbb, 0xbf];
/** Byte order marks of UTF-16 and UTF-32. */
const OTHER_MARKS = [
  [0xff, 0xfe],
  [0xfe, 0xff],
  [0x00, 0x00, 0xfe, 0xff],
];

/** A body on its way in, as plain bytes. */
export interface DecodedBody {
  /**
   * The plain bytes, piece by piece. Throws `AppError`: `ingest.encoding_unsupported`,
   * `ingest.gzip_broken`, `ingest.gzip_ratio`.
   */
  parts: AsyncGenerator<Buffer>;
  /** Compressed bytes read so far; null for an uncompressed body. */
  compressedBytes(): number | null;
}

/** Decodes a body. Gzip is recognised by the header or by its first bytes. */
export function decodeBody(body: Readable, contentEncoding: string | undefined): DecodedBody {
  const meter: Meter = { compressed: null };
  return {
    parts: decoded(body, contentEncoding, meter),
    compressedBytes: () => meter.compressed,
  };
}

interface Meter {
  compressed: number | null;
}

async function* decoded(
  body: Readable,
  contentEncoding: string | undefined,
  meter: Meter,
): AsyncGenerator<Buffer> {
  const announced = contentEncoding?.trim().toLowerCase() ?? 'identity';
  if (!['identity', '', 'gzip', 'x-gzip'].includes(announced)) {
    throw new AppError('ingest.encoding_unsupported', {
      detail: `Content-Encoding ${announced.slice(0, 40)}`,
    });
  }
  const { first, rest } = await splitFirst(body);
  if (!first) return;
  const isGzip = startsWith(first, GZIP_MAGIC);
  if (announced.endsWith('gzip') && !isGzip)
    throw new AppError('ingest.gzip_broken', { detail: 'The body is not gzip' });
  let isWhole = false;
  try {
    yield* withoutMark(isGzip ? gunzip(first, rest, meter) : joined(first, rest));
    isWhole = true;
  } finally {
    // Closing the connection immediately would hide the response from a sender that is still sending.
    if (!isWhole) void passOver(body, rest);
  }
}

/** Drains a refused body if it is short enough. */
async function passOver(body: Readable, rest: AsyncIterator<Buffer>): Promise<void> {
  try {
    let left = PASSED_OVER_BYTES;
    for (let next = await rest.next(); !next.done; next = await rest.next()) {
      left -= next.value.length;
      if (left < 0) return void body.destroy();
    }
  } catch {
    // The sender has disconnected.
  }
}

async function splitFirst(
  body: Readable,
): Promise<{ first: Buffer | null; rest: AsyncIterator<Buffer> }> {
  const iterator: AsyncIterator<Buffer> = body[Symbol.asyncIterator]();
  let first = Buffer.alloc(0);
  while (first.length < 4) {
    const next = await iterator.next();
    if (next.done) break;
    first = Buffer.concat([first, next.value]);
  }
  return { first: first.length > 0 ? first : null, rest: iterator };
}

async function* joined(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* gunzip(
  first: Buffer,
  rest: AsyncIterator<Buffer>,
  meter: Meter,
): AsyncGenerator<Buffer> {
  const unzip = createGunzip();
  let bytesOut = 0;
  const pump = (async () => {
    try {
      for await (const part of joined(first, rest)) {
        if (unzip.destroyed) return;
        if (!unzip.write(part)) await drained(unzip);
        if (unzip.destroyed) return;
      }
      unzip.end();
    } catch (error) {
      unzip.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  })();
  try {
    for await (const part of unzip) {
      bytesOut += part.length;
      // Only what was decompressed: the rest has not been inspected.
      meter.compressed = unzip.bytesWritten;
      const most = Math.max(RATIO_GRACE_BYTES, meter.compressed * INGEST_LIMITS.decompressionRatio);
      if (bytesOut > most) throw new AppError('ingest.gzip_ratio');
      yield part;
    }
    await pump;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('ingest.gzip_broken', { cause: error });
  } finally {
    unzip.destroy();
  }
}

function drained(stream: NodeJS.WritableStream & { destroyed: boolean }): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => resolve();
    stream.once('drain', done);
    stream.once('close', done);
    stream.once('error', done);
  });
}

/** Drops a UTF-8 mark; refuses text of other encodings that announces itself. */
async function* withoutMark(parts: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const part of parts) {
    if (!isFirst) {
      yield part;
      continue;
    }
    isFirst = false;
    if (OTHER_MARKS.some((mark) => startsWith(part, mark))) {
      throw new AppError('ingest.encoding_unsupported', { detail: 'The text is UTF-16 or UTF-32' });
    }
    yield startsWith(part, UTF8_MARK) ? part.subarray(UTF8_MARK.length) : part;
  }
}

function startsWith(bytes: Buffer, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
