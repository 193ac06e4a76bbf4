import { littleEndian } from '../bytes/little-endian.ts';

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const LAST_SECTOR = 0xfffffffa;
const NONE = 0xffffffff;
const STORAGE = 1;
const STREAM = 2;
/** Folders inside folders; deeper ones are a fault of the file. */
const MOST_DEPTH = 32;
/** Directory entries; far more than any program writes. */
const MOST_ENTRIES = 100_000;

/** A file or folder inside a compound file. */
export interface CompoundEntry {
  name: string;
  isStorage: boolean;
  children: readonly CompoundEntry[];
  /** Content of a stream; what is missing at the end is left out. Empty for storages. */
  read(most?: number): Uint8Array;
  size: number;
}

export type Compound = Pick<CompoundEntry, 'children'>;

/**
 * Opens a compound file ([MS-CFB]): doc, xls, ppt, msg and embedded ones. Never throws: damaged files
 * return their readable parts, and circular chains end.
 */
export function openCompound(bytes: Uint8Array): Compound {
  const sectors = createSectors(bytes);
  const table = sectors.chain(littleEndian(bytes, 48, 4));
  const count = Math.min(MOST_ENTRIES, Math.floor(table.length / ENTRY_BYTES));
  const all = readEntries(table, count);
  const [root] = all;
  if (!root) return { children: [] };
  const small = sectors.chain(root.start, root.size);
  const streamOf = createStreamReader(bytes, sectors, small);
  const seen = new Set<number>([0]);

  function childrenOf(child: number, depth: number): CompoundEntry[] {
    const found: CompoundEntry[] = [];
    const waiting = [child];
    while (waiting.length > 0) {
      const index = waiting.pop() ?? NONE;
      const entry = all[index];
      if (!entry || seen.has(index)) continue;
      seen.add(index);
      if (entry.kind === STORAGE || entry.kind === STREAM) found.push(toEntry(entry, depth));
      waiting.push(entry.left, entry.right);
    }
    return found.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  function toEntry(entry: DirectoryEntry, depth: number): CompoundEntry {
    const isStorage = entry.kind === STORAGE;
    const goesOn = isStorage && depth < MOST_DEPTH;
    return {
      name: entry.name,
      isStorage,
      children: goesOn ? childrenOf(entry.child, depth + 1) : [],
      read: (most = entry.size) =>
        isStorage ? new Uint8Array(0) : streamOf(entry.start, entry.size).subarray(0, most),
      size: isStorage ? 0 : entry.size,
    };
  }

  return { children: childrenOf(root.child, 0) };
}

interface DirectoryEntry {
  name: string;
  kind: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

function readEntries(table: Uint8Array, count: number): DirectoryEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const entry = table.subarray(index * ENTRY_BYTES, (index + 1) * ENTRY_BYTES);
    const letters = Math.max(0, Math.min(64, littleEndian(entry, 64, 2)) - 2);
    return {
      name: Buffer.from(entry.subarray(0, letters)).toString('utf16le'),
      kind: entry[66] ?? 0,
      left: littleEndian(entry, 68, 4),
      right: littleEndian(entry, 72, 4),
      child: littleEndian(entry, 76, 4),
      start: littleEndian(entry, 116, 4),
      size: littleEndian(entry, 120, 4),
    };
  });
}

interface Sectors {
  /** Bytes of the sectors that follow each other from `start`. */
  chain(start: number, most?: number): Uint8Array;
}

function createSectors(bytes: Uint8Array): Sectors {
  const shift = Math.min(16, Math.max(7, littleEndian(bytes, 30, 2)));
  const size = 2 ** shift;
  const next = readTable(bytes, size);
  return {
    chain: (start, most = bytes.length) =>
      follow({ start, most: Math.min(most, bytes.length), size, next }, (sector) =>
        sectorAt(bytes, sector, size),
      ),
  };
}

function sectorAt(bytes: Uint8Array, sector: number, size: number): Uint8Array {
  // The header takes the place of a sector, whatever their size.
  const at = Math.max(HEADER_BYTES, size) + sector * size;
  return bytes.subarray(at, at + size);
}

interface Chain {
  start: number;
  most: number;
  size: number;
  next: (sector: number) => number;
}

function follow(
  { start, most, size, next }: Chain,
  read: (sector: number) => Uint8Array,
): Uint8Array {
  const pieces: Uint8Array[] = [];
  let length = 0;
  let sector = start;
  // A chain in a circle would go on for ever: it may be no longer than the file.
  while (sector < LAST_SECTOR && length < most) {
    const piece = read(sector);
    if (piece.length === 0) break;
    pieces.push(piece);
    length += size;
    sector = next(sector);
  }
  return Buffer.concat(pieces).subarray(0, most);
}

/** The table that says which sector follows which; it is in sectors itself. */
function readTable(bytes: Uint8Array, size: number): (sector: number) => number {
  const places: number[] = [];
  for (let at = 76; at < HEADER_BYTES; at += 4) places.push(littleEndian(bytes, at, 4));
  let more = littleEndian(bytes, 68, 4);
  const most = bytes.length / size + 1;
  for (let count = 0; more < LAST_SECTOR && count < most; count += 1) {
    const sector = sectorAt(bytes, more, size);
    if (sector.length < size) break;
    for (let at = 0; at < size - 4; at += 4) places.push(littleEndian(sector, at, 4));
    more = littleEndian(sector, size - 4, 4);
  }
  const perSector = size / 4;
  return (sector) => {
    const place = places[Math.floor(sector / perSector)];
    if (place === undefined || place >= LAST_SECTOR) return NONE;
    const table = sectorAt(bytes, place, size);
    const at = (sector % perSector) * 4;
    return at + 4 <= table.length ? littleEndian(table, at, 4) : NONE;
  };
}

/** Streams below a limit share small sectors inside the root's stream. */
function createStreamReader(bytes: Uint8Array, sectors: Sectors, small: Uint8Array) {
  const cutoff = littleEndian(bytes, 56, 4) || 4096;
  const size = 2 ** Math.min(12, Math.max(2, littleEndian(bytes, 32, 2)));
  const table = sectors.chain(littleEndian(bytes, 60, 4));
  const next = (sector: number) =>
    (sector + 1) * 4 <= table.length ? littleEndian(table, sector * 4, 4) : NONE;
  return (start: number, length: number): Uint8Array => {
    if (length >= cutoff) return sectors.chain(start, length);
    return follow({ start, most: Math.min(length, small.length), size, next }, (sector) =>
      small.subarray(sector * size, (sector + 1) * size),
    );
  };
}
