import { littleEndian } from '../bytes/little-endian.ts';
import { decodeCodePage } from '../text/decode-code-page.ts';

const PROPERTIES = 1;
const PIECE_TABLE = 2;
const DESCRIPTOR_BYTES = 8;
const ONE_BYTE_LETTERS = 0x40000000;

/** Where the table of pieces lies, and whether letters of one byte are marked as such. */
export interface PieceTable {
  bytes: Uint8Array;
  /** Word 6 and 95 know letters of one byte only, and do not mark them. */
  isOld: boolean;
  codePage: number;
}

/** Text of a document, which is in pieces all over its stream ([MS-DOC] 2.4.1). */
export function* pieceTexts(
  stream: Uint8Array,
  { bytes, isOld, codePage }: PieceTable,
): Generator<string> {
  const table = findTable(bytes);
  const count = Math.floor((table.length - 4) / (DESCRIPTOR_BYTES + 4));
  for (let index = 0; index < count; index += 1) {
    const letters = littleEndian(table, index * 4 + 4, 4) - littleEndian(table, index * 4, 4);
    if (letters <= 0) continue;
    const place = littleEndian(table, (count + 1) * 4 + index * DESCRIPTOR_BYTES + 2, 4);
    const isOneByte = isOld || (place & ONE_BYTE_LETTERS) !== 0;
    const start = isOneByte && !isOld ? (place & ~ONE_BYTE_LETTERS) / 2 : place;
    const piece = stream.subarray(start, start + letters * (isOneByte ? 1 : 2));
    yield isOneByte ? decodeCodePage(piece, codePage) : Buffer.from(piece).toString('utf16le');
  }
}

/** Sets of properties come before the table. */
function findTable(bytes: Uint8Array): Uint8Array {
  let at = 0;
  while (bytes[at] === PROPERTIES) at += 3 + littleEndian(bytes, at + 1, 2);
  if (bytes[at] !== PIECE_TABLE) return new Uint8Array(0);
  return bytes.subarray(at + 5, at + 5 + littleEndian(bytes, at + 1, 4));
}
