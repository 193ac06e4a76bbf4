import { isUtf8 } from 'node:buffer';
import { decodeText } from './decode-text.ts';
import { sniffEncoding } from './sniff-encoding.ts';

/** The text in UTF-8: the same bytes when they are that already. At most `most` bytes and a character. */
export function toUtf8(bytes: Uint8Array, most: number, told?: string): Uint8Array {
  const { label, skip } = sniffEncoding(bytes, told);
  if (label === 'utf-8' && isUtf8(bytes)) return bytes.subarray(skip);
  const pieces: Buffer[] = [];
  let length = 0;
  for (const piece of decodeText(bytes, told)) {
    const encoded = Buffer.from(piece);
    pieces.push(encoded);
    length += encoded.length;
    if (length > most) break;
  }
  return Buffer.concat(pieces);
}
