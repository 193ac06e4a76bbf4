import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

const VIEW: OperationRule = { action: 'View', movement: 'none' };
const DOWNLOAD: OperationRule = { action: 'Download', movement: 'download' };
const UPLOAD: OperationRule = { action: 'Upload', movement: 'upload' };
const SHARE: OperationRule = { action: 'Share', movement: 'share' };
const SEND: OperationRule = { action: 'Send', movement: 'send' };

/**
 * Messages of Dataverse that the audit log of Dynamics 365 names, after Microsoft's page of Microsoft
 * Dataverse and model-driven apps activity logging. The other messages create, change and delete records.
 */
export const DYNAMICS_MESSAGES: OperationTable = {
  Retrieve: VIEW,
  RetrieveMultiple: VIEW,
  ExecuteFetch: VIEW,
  Search: VIEW,
  ExportToExcel: DOWNLOAD,
  ExportToExcelOnline: DOWNLOAD,
  ExportDynamicsToExcel: DOWNLOAD,
  ExportPdfDocument: DOWNLOAD,
  ExportWordDocument: DOWNLOAD,
  ExportTemplateToExcelOnline: DOWNLOAD,
  RenderTemplateFromView: DOWNLOAD,
  ExportSolution: DOWNLOAD,
  ExportTranslation: DOWNLOAD,
  DownloadBlock: DOWNLOAD,
  DownloadReportDefinition: DOWNLOAD,
  InitializeFileBlocksDownload: DOWNLOAD,
  InitializeAttachmentBlocksDownload: DOWNLOAD,
  InitializeAnnotationBlocksDownload: DOWNLOAD,
  UploadBlock: UPLOAD,
  CommitFileBlocksUpload: UPLOAD,
  CommitAttachmentBlocksUpload: UPLOAD,
  CommitAnnotationBlocksUpload: UPLOAD,
  ImportRecordsImport: UPLOAD,
  ImportSolution: UPLOAD,
  GrantAccess: SHARE,
  ModifyAccess: SHARE,
  GenerateSharedLink: SHARE,
  AddUserToRecordTeam: SHARE,
  SendEmail: SEND,
  SendEmailFromTemplate: SEND,
  BackgroundSendEmail: SEND,
};
