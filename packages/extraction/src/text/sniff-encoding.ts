import { isUtf8 } from 'node:buffer';

export interface Encoding {
  /** Label of the encoding standard, or one of the two UTF-32 that it leaves out. */
  label: string;
  /** Bytes of the byte order mark. */
  skip: number;
}

/** Bytes looked at where the whole file would not say more. */
const SAMPLE_BYTES = 4096;
/** Bytes in which a declaration of the encoding must stand. */
const DECLARATION_BYTES = 1024;

/** Byte order marks; those of four bytes begin like shorter ones. */
const MARKS: readonly (readonly [string, ...number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-32le', 0xff, 0xfe, 0, 0],
  ['utf-32be', 0, 0, 0xfe, 0xff],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/**
 * The encoding of a text: by byte order mark, zero bytes, valid UTF-8, its own declaration, or its
 * source; else Windows-1252, in which every byte is valid.
 * @param told charset given by the file's source
 */
export function sniffEncoding(bytes: Uint8Array, told?: string): Encoding {
  const marked = byteOrderMark(bytes) ?? wideEncoding(bytes);
  if (marked) return marked;
  if (isUtf8(withoutCutEnd(bytes))) {
    // A text of these is ASCII all over, and says something else.
    const escaped = bytes.subarray(0, SAMPLE_BYTES).includes(0x1b) && knownLabel(told);
    return { label: escaped || 'utf-8', skip: 0 };
  }
  return { label: declaredLabel(bytes) ?? knownLabel(told) ?? 'windows-1252', skip: 0 };
}

function byteOrderMark(bytes: Uint8Array): Encoding | null {
  const mark = MARKS.find(([, ...expected]) => expected.every((byte, at) => bytes[at] === byte));
  return mark ? { label: mark[0], skip: mark.length - 1 } : null;
}

/** UTF-16 without a mark: blanks, digits and Latin letters have a zero byte, always on the same side. */
function wideEncoding(bytes: Uint8Array): Encoding | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  for (let at = 0; at < sample.length; at += 1) {
    if (sample[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const enough = Math.max(1, sample.length / 24);
  if (odd >= enough && even <= odd / 16) return { label: 'utf-16le', skip: 0 };
  if (even >= enough && odd <= even / 16) return { label: 'utf-16be', skip: 0 };
  return null;
}

/** Without the first bytes of a character that the end of the file cuts off. */
function withoutCutEnd(bytes: Uint8Array): Uint8Array {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return bytes.subarray(0, bytes.length - back);
    if (byte < 0x80) break;
  }
  return bytes;
}

/** What the text says of itself: `<?xml encoding=`, `<meta charset=`. */
function declaredLabel(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, DECLARATION_BYTES)).toString('latin1');
  return knownLabel(/(?:encoding|charset)\s*=\s*["']?\s*([\w-]{2,30})/i.exec(head)?.[1]);
}

function knownLabel(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
