import type { OperationTable } from '../kit/operation-table.ts';

const COMPRESS = { action: 'Compress', movement: 'none' } as const;
const RENAME = { action: 'Rename', movement: 'none' } as const;
const VIEW = { action: 'View', movement: 'none' } as const;

/**
 * Sensor events that are product actions by name alone. Files written to removable and network volumes
 * and transferring command lines are recognized by their fields (`hooks.ts`).
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
