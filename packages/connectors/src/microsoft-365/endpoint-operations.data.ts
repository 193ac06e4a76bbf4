import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

const OTHER: OperationRule = { action: null, movement: 'none' };
const DOWNLOAD: OperationRule = { action: 'Download', movement: 'download' };
const COPY_FILE: OperationRule = { action: 'CopyFile', movement: 'copy' };

/** Acts on devices that endpoint data loss prevention reports, after Microsoft's page of its activities. */
export const ENDPOINT_OPERATIONS: OperationTable = {
  FileUploadedToCloud: { action: 'Upload', movement: 'upload' },
  FileCopiedToRemovableMedia: COPY_FILE,
  FileCreatedOnRemovableMedia: COPY_FILE,
  FileCopiedToNetworkShare: COPY_FILE,
  FileCreatedOnNetworkShare: COPY_FILE,
  FileCopiedToRemoteDesktopSession: COPY_FILE,
  FileTransferredByBluetooth: { action: 'Send', movement: 'send' },
  FileCopiedToClipboard: { action: 'Copy', movement: 'none' },
  PastedToBrowser: { action: 'Paste', movement: 'upload' },
  UploadFile: { action: 'Upload', movement: 'upload' },
  UploadText: { action: 'Upload', movement: 'upload' },
  DownloadFile: DOWNLOAD,
  DownloadText: DOWNLOAD,
  WebpageSavedToLocal: DOWNLOAD,
  WebpageCopiedToClipboard: { action: 'Copy', movement: 'none' },
  ScreenCapture: { action: 'Copy', movement: 'none' },
  BrowseToUrl: { action: 'View', movement: 'none' },
  FileAccessedByUnallowedApp: { action: 'View', movement: 'none' },
  FileRead: { action: 'View', movement: 'none' },
  FileRenamed: { action: 'Rename', movement: 'none' },
  FileArchived: { action: 'Compress', movement: 'none' },
  ArchiveCreated: { action: 'Compress', movement: 'none' },
  FilePrinted: OTHER,
  WebpagePrinted: OTHER,
  FileDiscovered: OTHER,
  FileCreated: OTHER,
  FileModified: OTHER,
  FileDeleted: OTHER,
  RemovableMediaMount: OTHER,
  RemovableMediaUnmount: OTHER,
  // Labels and encryption: protection of the file, not its destination.
  LabelApplied: OTHER,
  LabelChanged: OTHER,
  LabelRemoved: OTHER,
  NewProtection: OTHER,
  ChangeProtection: OTHER,
  RemoveProtection: OTHER,
};
