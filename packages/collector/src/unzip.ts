import { gunzipSync } from 'node:zlib';
import { INGEST_LIMITS } from '@waybill/contract';
import { inflateEntry, ZipError, type ZipFault } from '@waybill/formats/zip/inflate-entry';
import { openZip, type ZipEntry } from '@waybill/formats/zip/open-zip';
import { CollectFailure } from './collect-failure.ts';
import { MOST_BYTES } from './read-bytes.ts';

const TOO_MUCH = `The answer decompresses to more than ${INGEST_LIMITS.decompressionRatio} times its size, or to more than is taken.`;
const BROKEN = 'The answer cannot be decompressed.';

/** The body without its compression: gzip, or the files of a zip archive one at a time. */
export function decompressed(
  bytes: Uint8Array,
  compression: 'none' | 'gzip' | 'zip',
  most = MOST_BYTES,
): Uint8Array[] {
  if (compression === 'none') return [bytes];
  try {
    if (compression === 'zip') return zipFiles(bytes, most);
    // The way out may have undone the compression already, going by the header of the answer.
    const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return [isGzip ? gunzipSync(bytes, { maxOutputLength: mostOf(bytes, most) }) : bytes];
  } catch (error) {
    if (error instanceof CollectFailure) throw error;
    throw new CollectFailure('invalid_response', whyNot(error));
  }
}

/** Few bytes may inflate freely: the ratio is meaningless for them. */
const GRACE_BYTES = 1_048_576;

/** Maximum inflated bytes: logs reach 60 times their size, bombs 1000. */
function mostOf(packed: Uint8Array, most: number): number {
  const byRatio = Math.max(GRACE_BYTES, packed.length * INGEST_LIMITS.decompressionRatio);
  return Math.max(1, Math.min(most, byRatio));
}

function whyNot(error: unknown): string {
  const isTooMuch =
    error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
  return isTooMuch ? TOO_MUCH : BROKEN;
}

/** Log archives hold a file for each day or part; this is as many as the format can count. */
const MOST_FILES = 65_535;

/** The files in the archive's directory. An incomplete archive is refused, so that no file is lost. */
function zipFiles(archive: Uint8Array, most: number): Uint8Array[] {
  const { entries, isDamaged } = openZip(archive, MOST_FILES);
  if (isDamaged) throw new CollectFailure('invalid_response', 'The answer is no zip archive.');
  const files: Uint8Array[] = [];
  let left = most;
  for (const entry of entries.filter(({ isListed }) => isListed)) {
    const file = zipFile(entry, left);
    left -= file.length;
    if (file.length > 0) files.push(file);
  }
  return files;
}

const ZIP_FAULTS: Readonly<Record<ZipFault, string>> = {
  encrypted: 'The archive needs a password.',
  'unknown-compression': 'The archive uses an unknown compression.',
  'too-large': TOO_MUCH,
  malformed: BROKEN,
};

function zipFile(entry: ZipEntry, most: number): Uint8Array {
  try {
    return inflateEntry(entry, mostOf(entry.packed, most));
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    throw new CollectFailure('invalid_response', ZIP_FAULTS[error.fault]);
  }
}
