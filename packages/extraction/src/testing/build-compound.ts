const SECTOR = 512;
const NONE = 0xffffffff;
const END = 0xfffffffe;
const TABLE = 0xfffffffd;

export interface CompoundFile {
  name: string;
  /** Content of a stream; without it, the entry is a storage of `files`. */
  content?: Uint8Array;
  files?: readonly CompoundFile[];
}

interface Entry {
  name: string;
  kind: number;
  right: number;
  child: number;
  content: Uint8Array;
}

/** A compound file ([MS-CFB]) with these files; each takes whole sectors, none the small ones. */
export function buildCompound(files: readonly CompoundFile[]): Buffer {
  const entries: Entry[] = [
    { name: 'Root Entry', kind: 5, right: NONE, child: NONE, content: new Uint8Array(0) },
  ];
  addFiles(entries, 0, files);
  const contents = entries.map(({ content }) => Math.ceil(content.length / SECTOR));
  const directorySectors = Math.ceil(entries.length / 4);
  const used = contents.reduce((sum, count) => sum + count, 0) + directorySectors;
  const tableSectors = Math.ceil((used + 8) / (SECTOR / 4));
  const table: number[] = Array.from({ length: tableSectors }, () => TABLE);
  const chain = (count: number): number => {
    const start = table.length;
    for (let index = 1; index <= count; index += 1)
      table.push(index === count ? END : start + index);
    return count === 0 ? END : start;
  };
  const directoryStart = chain(directorySectors);
  const starts = contents.map(chain);
  const directory = Buffer.concat(
    entries.map((entry, index) => writeEntry(entry, starts[index] ?? END)),
  );
  const sectors = [
    padded(numbers(table, tableSectors * (SECTOR / 4))),
    padded(directory),
    ...entries.map(({ content }) => padded(Buffer.from(content))),
  ];
  return Buffer.concat([header(directoryStart, tableSectors), ...sectors]);
}

function addFiles(entries: Entry[], parent: number, files: readonly CompoundFile[]): void {
  const first = entries.length;
  for (const { name, content, files: inner } of files) {
    entries.push({
      name,
      kind: inner ? 1 : 2,
      right: NONE,
      child: NONE,
      // The small sectors are not written, so that every stream must be too large for them.
      content: content ? padTo(content, 4096) : new Uint8Array(0),
    });
  }
  files.forEach((file, index) => {
    const entry = entries[first + index];
    if (entry && index + 1 < files.length) entry.right = first + index + 1;
    if (file.files) addFiles(entries, first + index, file.files);
  });
  const owner = entries[parent];
  if (owner && files.length > 0) owner.child = first;
}

function padTo(content: Uint8Array, least: number): Uint8Array {
  const bytes = Buffer.alloc(Math.max(least, content.length));
  bytes.set(content);
  return bytes;
}

function writeEntry({ name, kind, right, child, content }: Entry, start: number): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE(name.length * 2 + 2, 64);
  entry[66] = kind;
  entry.writeUInt32LE(NONE, 68);
  entry.writeUInt32LE(right, 72);
  entry.writeUInt32LE(child, 76);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(content.length, 120);
  return entry;
}

function header(directoryStart: number, tableSectors: number): Buffer {
  const bytes = Buffer.alloc(SECTOR, 0xff);
  bytes.fill(0, 0, 76);
  bytes.write('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1');
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(tableSectors, 44);
  bytes.writeUInt32LE(directoryStart, 48);
  bytes.writeUInt32LE(4096, 56);
  bytes.writeUInt32LE(END, 60);
  bytes.writeUInt32LE(END, 68);
  for (let index = 0; index < tableSectors; index += 1) bytes.writeUInt32LE(index, 76 + index * 4);
  return bytes;
}

function numbers(list: readonly number[], count: number): Buffer {
  const bytes = Buffer.alloc(count * 4, 0xff);
  list.forEach((value, index) => bytes.writeUInt32LE(value, index * 4));
  return bytes;
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((SECTOR - (bytes.length % SECTOR)) % SECTOR)]);
}
