const LOCAL = 'PK\x03\x04';
const DIRECTORY = 'PK\x01\x02';
const END = 'PK\x05\x06';
const END_64_LOCATOR = 'PK\x06\x07';
/** What can follow the content of an entry whose size comes after it. */
const SIGNATURES = new Set([LOCAL, DIRECTORY, 'PK\x07\x08']);
/** The end record and the longest comment behind it. */
const END_REACH = 22 + 0xffff;
/** A local header without name and extra field. */
const LOCAL_BYTES = 30;
const FULL_32 = 0xffffffff;
const ENCRYPTED = 1;
const SIZES_FOLLOW = 8;
const UTF8_NAME = 0x800;

export interface ZipEntry {
  name: string;
  /** 0 stored, 8 deflate; others as in APPNOTE 4.4.5. */
  method: number;
  isEncrypted: boolean;
  isFolder: boolean;
  /** The central directory names it, which is the archive's own word on what it holds. */
  isListed: boolean;
  /** Compressed bytes; views, not copies. */
  packed: Uint8Array;
  /** Size that the archive claims; it may lie. */
  claimed: number;
}

export interface ZipArchive {
  entries: readonly ZipEntry[];
  /** The directory is missing or contradicts the file; entries are what could be found. */
  isDamaged: boolean;
}

/**
 * Finds the entries of a zip archive by its central directory, or by scanning from the start if the
 * directory is missing. Nothing is inflated.
 * @param most maximum entries listed; one more is listed if there are more
 */
export function openZip(bytes: Uint8Array, most: number): ZipArchive {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = findDirectory(file);
  const listed = directory && listDirectory(file, directory, most);
  if (listed && !(listed.isDamaged && listed.entries.length === 0)) return listed;
  const whole = { from: 0, to: file.length };
  return { entries: searchEntries(file, whole, most + 1), isDamaged: true };
}

interface Directory {
  start: number;
  count: number;
  /** Bytes before the archive, as in a self-extracting one; offsets do not count them. */
  shift: number;
}

function findDirectory(file: Buffer): Directory | null {
  const end = file.lastIndexOf(END, undefined, 'latin1');
  if (end < 0 || end < file.length - END_REACH || end + 22 > file.length) return null;
  const count = file.readUInt16LE(end + 10);
  const size = file.readUInt32LE(end + 12);
  const start = file.readUInt32LE(end + 16);
  if (start === FULL_32 || count === 0xffff) return findDirectory64(file, end);
  const shift = Math.max(0, end - size - start);
  return { start: start + shift, count, shift };
}

function findDirectory64(file: Buffer, end: number): Directory | null {
  const locator = end - 20;
  if (locator < 0 || file.toString('latin1', locator, locator + 4) !== END_64_LOCATOR) return null;
  const record = Number(file.readBigUInt64LE(locator + 8));
  if (record + 56 > file.length) return null;
  const count = Number(file.readBigUInt64LE(record + 32));
  return { start: Number(file.readBigUInt64LE(record + 48)), count, shift: 0 };
}

function listDirectory(file: Buffer, { start, count, shift }: Directory, most: number): ZipArchive {
  const entries: ZipEntry[] = [];
  const taken: Range[] = [];
  let at = start;
  let isDamaged = false;
  while (entries.length < Math.min(count, most + 1)) {
    const record = readDirectoryRecord(file, at, shift);
    if (!record) return { entries, isDamaged: true };
    at = record.next;
    entries.push(record.entry);
    taken.push(record.range);
    isDamaged ||= record.isCut;
  }
  // What the directory hides, other programs may still show.
  const room = most + 1 - entries.length;
  for (const gap of gapsBetween(taken, start)) entries.push(...searchEntries(file, gap, room));
  return { entries, isDamaged };
}

interface Range {
  from: number;
  to: number;
}

/** Stretches before the directory that no listed entry takes. */
function gapsBetween(taken: readonly Range[], end: number): Range[] {
  const gaps: Range[] = [];
  let from = 0;
  for (const range of taken.toSorted((a, b) => a.from - b.from)) {
    if (range.from - from >= LOCAL_BYTES) gaps.push({ from, to: range.from });
    from = Math.max(from, range.to);
  }
  if (end - from >= LOCAL_BYTES) gaps.push({ from, to: end });
  return gaps;
}

function readDirectoryRecord(file: Buffer, at: number, shift: number) {
  if (at + 46 > file.length || file.toString('latin1', at, at + 4) !== DIRECTORY) return null;
  const flags = file.readUInt16LE(at + 8);
  const nameEnd = at + 46 + file.readUInt16LE(at + 28);
  const extraEnd = nameEnd + file.readUInt16LE(at + 30);
  const sizes = wideSizes(file.subarray(nameEnd, extraEnd), [
    file.readUInt32LE(at + 24),
    file.readUInt32LE(at + 20),
    file.readUInt32LE(at + 42),
  ]);
  const [claimed = 0, packedSize = 0, offset = 0] = sizes;
  const data = dataStart(file, offset + shift);
  const name = entryName(file.subarray(at + 46, nameEnd), flags);
  return {
    next: extraEnd + file.readUInt16LE(at + 32),
    isCut: data + packedSize > file.length,
    range: { from: offset + shift, to: data + packedSize },
    entry: {
      name,
      method: file.readUInt16LE(at + 10),
      isEncrypted: (flags & ENCRYPTED) !== 0,
      isFolder: name.endsWith('/'),
      isListed: true,
      packed: file.subarray(data, data + packedSize),
      claimed,
    },
  };
}

/** Sizes of four full bytes are in the extra field 1 in eight bytes each, in the same order. */
function wideSizes(extra: Buffer, sizes: readonly number[]): number[] {
  let wide = extra.subarray(0, 0);
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) === 1) wide = extra.subarray(at + 4);
  }
  let next = 0;
  return sizes.map((size) => {
    if (size !== FULL_32 || next + 8 > wide.length) return size;
    next += 8;
    return Number(wide.readBigUInt64LE(next - 8));
  });
}

/** Behind the local header, whose name and extra field may differ in length from the directory's. */
function dataStart(file: Buffer, local: number): number {
  const isInside = local >= 0 && local + LOCAL_BYTES <= file.length;
  const variable = isInside ? file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28) : 0;
  return local + LOCAL_BYTES + variable;
}

function entryName(bytes: Buffer, flags: number): string {
  const isUtf8 = (flags & UTF8_NAME) !== 0 || !bytes.some((byte) => byte > 127);
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Entries by their local headers, which begin in this range. */
function searchEntries(file: Buffer, { from, to }: Range, most: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = file.indexOf(LOCAL, from, 'latin1');
  while (at >= 0 && at + LOCAL_BYTES <= to && entries.length < most) {
    const flags = file.readUInt16LE(at + 6);
    const data = dataStart(file, at);
    const isOpen = (flags & SIZES_FOLLOW) !== 0;
    const end = isOpen ? nextSignature(file, data) : data + file.readUInt32LE(at + 18);
    const nameEnd = at + 30 + file.readUInt16LE(at + 26);
    const name = entryName(file.subarray(at + 30, nameEnd), flags);
    entries.push({
      name,
      method: file.readUInt16LE(at + 8),
      isEncrypted: (flags & ENCRYPTED) !== 0,
      isFolder: name.endsWith('/'),
      isListed: false,
      packed: file.subarray(data, end),
      claimed: isOpen ? 0 : file.readUInt32LE(at + 22),
    });
    at = file.indexOf(LOCAL, Math.max(end, at + 30), 'latin1');
  }
  return entries;
}

function nextSignature(file: Buffer, from: number): number {
  let at = file.indexOf('PK', from, 'latin1');
  while (at >= 0 && !SIGNATURES.has(file.toString('latin1', at, at + 4))) {
    at = file.indexOf('PK', at + 2, 'latin1');
  }
  return at < 0 ? file.length : at;
}
