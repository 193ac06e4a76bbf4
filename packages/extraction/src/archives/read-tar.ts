import type { Reader } from '../worker/source-file.ts';

const BLOCK_BYTES = 512;
const LONG_NAME = 'L';
const EXTENDED = 'x';
const GLOBAL = 'g';
/** Kinds of entries with content: files, in the old and new form and on one piece. */
const FILES = new Set(['0', '\0', '7']);

/** Names of the files as text, and each file as its own part. Contents are views, not copies. */
export const readTar: Reader = async ({ bytes, out, embed }) => {
  let longName = '';
  let at = 0;
  while (at + BLOCK_BYTES <= bytes.length) {
    const header = Buffer.from(bytes.subarray(at, at + BLOCK_BYTES));
    at += BLOCK_BYTES;
    if (header[0] === 0) continue;
    const size = sizeOf(header);
    const content = bytes.subarray(at, at + size);
    const kind = header.toString('latin1', 156, 157);
    at += Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
    if (kind === LONG_NAME) longName = textOf(content);
    else if (kind === EXTENDED) longName = pathIn(content) ?? longName;
    else if (kind !== GLOBAL) {
      const name = longName || nameOf(header);
      longName = '';
      out.write(`${name}\n`);
      const isCut = content.length < size;
      if (FILES.has(kind))
        await embed({ name, bytes: content, ...(isCut && { fault: 'malformed' }) });
    }
  }
};

/** Octal digits, or a number of bytes for files of 8 GiB and more. */
function sizeOf(header: Buffer): number {
  if (((header[124] ?? 0) & 0x80) !== 0) return header.readUIntBE(130, 6);
  const size = Number.parseInt(header.toString('latin1', 124, 136).replace(/[^0-7]/g, ''), 8);
  return Number.isNaN(size) ? 0 : size;
}

function nameOf(header: Buffer): string {
  const prefix =
    header.toString('latin1', 257, 262) === 'ustar' ? textOf(header.subarray(345, 500)) : '';
  const name = textOf(header.subarray(0, 100));
  return prefix === '' ? name : `${prefix}/${name}`;
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString()
    .replace(/\0[\s\S]*$/, '');
}

/** Records of an extended header: `length key=value`, each on a line. */
function pathIn(content: Uint8Array): string | undefined {
  return /(?:^|\n)\d+ path=([^\n]*)/.exec(Buffer.from(content).toString())?.[1];
}
