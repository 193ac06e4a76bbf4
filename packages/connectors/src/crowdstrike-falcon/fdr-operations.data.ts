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
  Bzip2FileWritten: COMPRESS,
  BZip2FileWritten: COMPRESS,
  XzFileWritten: COMPRESS,
  CabFileWritten: COMPRESS,
  ArjFileWritten: COMPRESS,
  ArcFileWritten: COMPRESS,
  LzhFileWritten: COMPRESS,
  XarFileWritten: COMPRESS,
  FreeArcFileWritten: COMPRESS,
  FileRenamed: RENAME,
  FileRenameInfo: RENAME,
  NewExecutableRenamed: RENAME,
  CriticalFileAccessed: VIEW,
  FileOpenInfo: VIEW,
};
