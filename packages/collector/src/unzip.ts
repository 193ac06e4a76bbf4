import { gunzipSync, inflateRawSync } from 'node:zlib';
import { INGEST_LIMITS } from '@waybill/contract';
import { CollectFailure } from './collect-failure.ts';
import { MOST_BYTES } from './read-bytes.ts';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DEFLATED = 8;
const STORED = 0;

/** The body without its compression: gzip, or the files of a zip archive one after the other. */
export function decompressed(
  bytes: Uint8Array,
  compression: 'none' | 'gzip' | 'zip',
  most = MOST_BYTES,
): Uint8Array[] {
  if (compression === 'none') return [bytes];
  try {
    if (compression === 'zip') return zipFiles(Buffer.from(bytes), most);
    // The way out may have undone the compression already, going by the header of the answer.
    const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return [isGzip ? gunzipSync(bytes, { maxOutputLength: mostOf(bytes, most) }) : bytes];
  } catch (error) {
    if (error instanceof CollectFailure) throw error;
    throw new CollectFailure('invalid_response', whyNot(error));
  }
}

/** Few bytes may inflate freely: the ratio says nothing about them. */
const GRACE_BYTES = 1_048_576;

/** Bytes that these may inflate to: logs come to 60 times their size, and bombs to 1000. */
function mostOf(packed: Uint8Array, most: number): number {
  const byRatio = Math.max(GRACE_BYTES, packed.length * INGEST_LIMITS.decompressionRatio);
  return Math.max(1, Math.min(most, byRatio));
}

function whyNot(error: unknown): string {
  const isTooMuch =
    error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
  return isTooMuch
    ? `The answer decompresses to more than ${INGEST_LIMITS.decompressionRatio} times its size, or to more than is taken.`
    : 'The answer cannot be decompressed.';
}

/** Reads the central directory, which is the archive's own word on what it holds. */
function zipFiles(archive: Buffer, most: number): Buffer[] {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || archive.readUInt32LE(end) !== END_OF_DIRECTORY) {
    throw new CollectFailure('invalid_response', 'The answer is no zip archive.');
  }
  const files: Buffer[] = [];
  let left = most;
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (archive.readUInt32LE(at) !== DIRECTORY_ENTRY) break;
    const file = zipFile(archive, at, left);
    left -= file.length;
    if (file.length > 0) files.push(file);
    // Fixed part, name, extra field and comment of the entry.
    at += 46 + [28, 30, 32].reduce((sum, offset) => sum + archive.readUInt16LE(at + offset), 0);
  }
  return files;
}

function zipFile(archive: Buffer, entry: number, most: number): Buffer {
  const method = archive.readUInt16LE(entry + 10);
  const size = archive.readUInt32LE(entry + 20);
  const local = archive.readUInt32LE(entry + 42);
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(start, start + size);
  if (method === STORED) return packed;
  if (method !== DEFLATED) {
    throw new CollectFailure('invalid_response', 'The archive uses an unknown compression.');
  }
  return inflateRawSync(packed, { maxOutputLength: mostOf(packed, most) });
}
