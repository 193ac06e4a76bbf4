import { constants, inflateRawSync } from 'node:zlib';
import type { ZipEntry } from './open-zip.ts';

const STORED = 0;
const DEFLATED = 8;

/** Why an entry cannot be had in one piece. */
export type ZipFault = 'encrypted' | 'unknown-compression' | 'too-large' | 'malformed';

export class ZipError extends Error {
  readonly fault: ZipFault;

  constructor(fault: ZipFault) {
    super(`The entry of the archive is ${fault}.`);
    this.name = 'ZipError';
    this.fault = fault;
  }
}

/**
 * The content of an entry in one piece: at most `most` bytes. Counts real bytes, not the archive's
 * claim. `isCut` accepts truncated entries.
 * @throws ZipError
 */
export function inflateEntry(
  { method, isEncrypted, packed }: ZipEntry,
  most: number,
  isCut = false,
): Uint8Array {
  if (isEncrypted) throw new ZipError('encrypted');
  if (method === STORED) {
    if (packed.length > most) throw new ZipError('too-large');
    return packed;
  }
  if (method !== DEFLATED) throw new ZipError('unknown-compression');
  const finishFlush = isCut ? constants.Z_SYNC_FLUSH : constants.Z_FINISH;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most), finishFlush });
  } catch (error) {
    const isTooMuch =
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new ZipError(isTooMuch ? 'too-large' : 'malformed');
  }
}
