import { libarchiveWasm, ArchiveReader } from 'libarchive-wasm';
import type { Budget } from '../worker/budget.ts';
import { Stop } from '../worker/stop.ts';

const CHUNK_BYTES = 64 * 1024;

type Library = Awaited<ReturnType<typeof libarchiveWasm>>;

export interface ArchiveEntry {
  name: string;
  isFile: boolean;
  isEncrypted: boolean;
  /** Content piece by piece, to be taken before the next entry. */
  content(): AsyncGenerator<Uint8Array>;
}

/**
 * Entries of an archive in any format of libarchive, one at a time: 7z, rar, cab, iso, cpio and others,
 * and archives compressed as a whole. It runs as WebAssembly: a fault in it is an exception, and it
 * sees no file except the given bytes.
 */
export async function* archiveEntries(
  bytes: Uint8Array,
  budget: Budget,
): AsyncGenerator<ArchiveEntry> {
  const library = await libarchiveWasm();
  const view = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let reader: ArchiveReader;
  try {
    reader = new ArchiveReader(library, view);
  } catch {
    throw new Stop('unsupported', 'unknown-compression');
  }
  try {
    let count = 0;
    for (;;) {
      const pointer = reader.nextEntryPointer();
      if (pointer === 0) {
        throwFault({ library, archive: reader.archive, count });
        break;
      }
      count += 1;
      yield {
        name: reader.getEntryPathname(pointer),
        isFile: reader.getEntryFiletype(pointer) === 'File',
        isEncrypted: reader.isEntryEncrypted(pointer),
        content: () => contentOf(reader, budget),
      };
    }
  } finally {
    reader.free();
  }
}

interface End {
  library: Library;
  archive: number;
  /** Entries before the end. */
  count: number;
}

/** The end of an archive and a fault in it look alike, but for the message of the fault. */
function throwFault({ library, archive, count }: End): void {
  const message: string | null = library.error_string(archive);
  // Some faults have no message; an archive of nothing is one.
  if (message || count === 0) throw faultOf(message ?? '');
}

function faultOf(message: string): Stop {
  return /encrypt|passphrase/i.test(message)
    ? new Stop('encrypted', 'password')
    : new Stop('partial', 'malformed');
}

async function* contentOf(reader: ArchiveReader, budget: Budget): AsyncGenerator<Uint8Array> {
  for (;;) {
    const piece = await readPiece(reader);
    if (piece.length === 0) return;
    budget.inflated(piece.length);
    yield piece;
  }
}

async function readPiece(reader: ArchiveReader): Promise<Uint8Array> {
  try {
    const piece = reader.readData(CHUNK_BYTES);
    return new Uint8Array(piece.buffer, piece.byteOffset, piece.byteLength);
  } catch (error) {
    throw faultOf(error instanceof Error ? error.message : '');
  }
}
