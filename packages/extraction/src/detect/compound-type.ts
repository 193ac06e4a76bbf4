import type { Compound } from '../cfb/open-compound.ts';
import type { FileType } from './file-types.data.ts';

/** Streams at the root of a compound file that say which program wrote it. */
const STREAMS: readonly (readonly [string, FileType])[] = [
  ['EncryptedPackage', 'encrypted-office'],
  ['EncryptedSummary', 'ppt'],
  ['WordDocument', 'doc'],
  ['Workbook', 'xls'],
  ['Book', 'xls'],
  ['PowerPoint Document', 'ppt'],
  ['PP40', 'ppt'],
  ['VisioDocument', 'visio'],
  ['__properties_version1.0', 'msg'],
];

export function compoundType(compound: Compound): FileType {
  const names = new Set(compound.children.map(({ name }) => name.toLowerCase()));
  const known = STREAMS.find(([stream]) => names.has(stream.toLowerCase()));
  return known?.[1] ?? 'ole';
}
