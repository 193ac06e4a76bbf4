import { openCompound } from '../cfb/open-compound.ts';
import { openZip } from '@waybill/formats/zip/open-zip';
import { compoundType } from './compound-type.ts';
import type { FileType } from './file-types.data.ts';
import { MAGICS, type Magic } from './magics.data.ts';
import { packageType } from './package-type.ts';
import { textType } from './text-type.ts';

/** Junk that mail systems and editors leave before these marks. */
const PDF_REACH = 1024;
const ENTRIES_LOOKED_AT = 10_000;

/** Type of a file, by its content alone. */
export function detectType(bytes: Uint8Array): FileType {
  if (bytes.length === 0) return 'empty';
  const magic = MAGICS.find((one) => carries(bytes, one));
  if (magic?.type === 'zip') return packageType(openZip(bytes, ENTRIES_LOOKED_AT).entries);
  if (magic?.type === 'ole') return compoundType(openCompound(bytes));
  return magic && !isWeak(magic) ? magic.type : weakType(bytes, magic?.type);
}

/** A few printable letters also begin texts. */
function isWeak({ type, bytes: mark }: Magic): boolean {
  const isOwn = type === 'pdf' || type === 'postscript' || type === 'rtf';
  return !isOwn && mark.length < 8 && /^[\x20-\x7e]+$/.test(mark);
}

/** Types whose marks are short enough to occur in texts, or may stand behind something else. */
function weakType(bytes: Uint8Array, magic: FileType | undefined): FileType {
  const head = Buffer.from(bytes.subarray(0, PDF_REACH)).toString('latin1');
  if (/%PDF-\d/.test(head) && hasPdfEnd(bytes)) return 'pdf';
  if (/^\s*\{\\rtf/.test(head)) return 'rtf';
  const text = textType(bytes);
  if (text !== 'unknown') return text;
  if (magic) return magic;
  return isOldTar(bytes) ? 'tar' : 'unknown';
}

/** Texts mention the mark, but do not end like the format. */
function hasPdfEnd(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(-2 * PDF_REACH))
    .toString('latin1')
    .includes('%%EOF');
}

function carries(bytes: Uint8Array, { at, bytes: mark }: Magic): boolean {
  for (let index = 0; index < mark.length; index += 1) {
    const code = mark.charCodeAt(index);
    if (code !== 46 && bytes[at + index] !== code) return false;
  }
  return at + mark.length <= bytes.length;
}

/** Archives from before `ustar` have nothing but a checksum to know them by. */
function isOldTar(bytes: Uint8Array): boolean {
  if (bytes.length < 512) return false;
  const written = Buffer.from(bytes.subarray(148, 156)).toString('latin1');
  let sum = 8 * 32;
  for (let at = 0; at < 512; at += 1) if (at < 148 || at >= 156) sum += bytes[at] ?? 0;
  return /^[ 0-7]+[\0 ]*$/.test(written) && Number.parseInt(written, 8) === sum;
}
