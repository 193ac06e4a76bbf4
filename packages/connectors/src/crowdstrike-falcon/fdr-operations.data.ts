import type { OperationTable } from '../kit/operation-table.ts';

const COMPRESS = { action: 'Compress', movement: 'none' } as const;
const RENAME = { action: 'Rename', movement: 'none' } as const;
const VIEW = { action: 'View', movement: 'none' } as const;

/**
 * Events of the sensor that are acts of the product by their name alone. Files written to removable and
 * network volumes and command lines that transfer are told by their fields (`hooks.ts`).
 */
export const FDR_OPERATIONS: OperationTable = {
  ZipFileWritten: COMPRESS,
  GzipFileWritten: COMPRESS,
  SevenZipFileWritten: COMPRESS,
  RarFileWritten: COMPRESS,
  TarFileWritten: COMPRESS,
  BZip2FileWritten: COMPRESS,
  XzFileWritten: COMPRESS,
  CabFileWritten: COMPRESS,
  ArjFileWritten: COMPRESS,
  ArcFileWritten: COMPRESS,
  LhaFileWritten: COMPRESS,
  XarFileWritten: COMPRESS,
  FreeArcFileWritten: COMPRESS,
  BrotliFileWritten: COMPRESS,
  LRZipFileWritten: COMPRESS,
  LZ4FileWritten: COMPRESS,
  LZOFileWritten: COMPRESS,
  LZipFileWritten: COMPRESS,
  LzfseFileWritten: COMPRESS,
  LzmaFileWritten: COMPRESS,
  PeaFileWritten: COMPRESS,
  Yz1FileWritten: COMPRESS,
  ZpaqFileWritten: COMPRESS,
  ZstdFileWritten: COMPRESS,
  NewExecutableRenamed: RENAME,
  CriticalFileAccessed: VIEW,
  FileOpenInfo: VIEW,
};
