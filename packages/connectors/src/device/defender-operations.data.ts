import type { OperationTable } from '../kit/operation-table.ts';

/** Action types of the device tables of advanced hunting; unlisted ones are not product actions. */
export const DEFENDER_OPERATIONS: OperationTable = {
  FileRenamed: { action: 'Rename', movement: 'none' },
  SensitiveFileRead: { action: 'View', movement: 'none' },
  GetClipboardData: { action: 'Copy', movement: 'none' },
  RemovableStorageFileEvent: { action: 'CopyFile', movement: 'copy' },
  FileUploadedToCloud: { action: 'Upload', movement: 'upload' },
  FileUploaded: { action: 'Upload', movement: 'upload' },
  FileCopiedToRemovableMedia: { action: 'CopyFile', movement: 'copy' },
  FileCopiedToNetworkShare: { action: 'CopyFile', movement: 'copy' },
  FileCopiedToClipboard: { action: 'Copy', movement: 'none' },
  FileDownloaded: { action: 'Download', movement: 'download' },
  FileArchived: { action: 'Compress', movement: 'none' },
};
