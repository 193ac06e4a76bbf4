import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { INGEST_LIMITS } from '@waybill/contract';
import { AppError } from '../platform/app-error.ts';

/** Small bodies may inflate freely: the ratio says nothing about a few hundred bytes. */
const RATIO_GRACE_BYTES = 1_048_576;

const GZIP_MAGIC = [0x1f, 0x8b];
const UTF8_MARK = [0xef, 0xbb, 0xbf];
/** Byte order marks of UTF-16 and UTF-32. */
const OTHER_MARKS = [
  [0xff, 0xfe],
  [0xfe, 0xff],
  [0x00, 0x00, 0xfe, 0xff],
];

/**
 * The plain bytes of a body, piece by piece. Gzip is told by the header or by its first bytes. Throws
 * `AppError`: `ingest.encoding_unsupported`, `ingest.gzip_broken`, `ingest.gzip_ratio`.
 */
export async function* decodeBody(
  body: Readable,
  contentEncoding: string | undefined,
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
    throw new AppError('ingest.gzip_broken', { detail: 'The body does not start as gzip does' });
  yield* withoutMark(isGzip ? gunzip(first, rest) : joined(first, rest));
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

async function* gunzip(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  const unzip = createGunzip();
  let bytesIn = 0;
  let bytesOut = 0;
  const pump = (async () => {
    try {
      for await (const part of joined(first, rest)) {
        bytesIn += part.length;
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
      if (bytesOut > RATIO_GRACE_BYTES && bytesOut > bytesIn * INGEST_LIMITS.decompressionRatio) {
        throw new AppError('ingest.gzip_ratio');
      }
      yield part;
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('ingest.gzip_broken', { cause: error });
  } finally {
    unzip.destroy();
    await pump;
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
