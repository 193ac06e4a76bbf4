import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

const VIEW: OperationRule = { action: 'View', movement: 'none' };
const DOWNLOAD: OperationRule = { action: 'Download', movement: 'download' };
const UPLOAD: OperationRule = { action: 'Upload', movement: 'upload' };
const SHARE: OperationRule = { action: 'Share', movement: 'share' };
const SEND: OperationRule = { action: 'Send', movement: 'send' };
const COPY: OperationRule = { action: 'Copy', movement: 'copy' };
const RENAME: OperationRule = { action: 'Rename', movement: 'none' };

/**
 * Operations of Power BI and Fabric, after Microsoft's list of operations in the activity log. Those that
 * are not here create, change or delete items and settings and move no data.
 */
export const POWER_BI_OPERATIONS: OperationTable = {
  ViewReport: VIEW,
  ViewDashboard: VIEW,
  ViewTile: VIEW,
  ViewDataflow: VIEW,
  ViewUsageMetrics: VIEW,
  ViewMetadata: VIEW,
  GetCloudSupportedDatasources: VIEW,
  ReadArtifact: VIEW,
  ConnectFromExternalApplication: VIEW,
  AnalyzedByExternalApplication: DOWNLOAD,
  AnalyzeInExcel: DOWNLOAD,
  AnalyzeInExcelReport: DOWNLOAD,
  AnalyzeInExcelDataset: DOWNLOAD,
  DownloadReport: DOWNLOAD,
  ExportReport: DOWNLOAD,
  ExportArtifact: DOWNLOAD,
  ExportTile: DOWNLOAD,
  ExportDataflow: DOWNLOAD,
  ExportScorecard: DOWNLOAD,
  ExportPackageForSolution: DOWNLOAD,
  DownloadNotebookResource: DOWNLOAD,
  DownloadEnvironmentResource: DOWNLOAD,
  // OneLake
  GetBlob: DOWNLOAD,
  ReadFileOrGetBlob: DOWNLOAD,
  ExportActivityEvents: DOWNLOAD,
  PrintReport: DOWNLOAD,
  PrintDashboard: DOWNLOAD,
  GenerateScreenshot: DOWNLOAD,
  GenerateDataflowSasToken: SHARE,
  GenerateCustomVisualAADAccessToken: SHARE,
  ShareReport: SHARE,
  ShareDashboard: SHARE,
  ShareDataset: SHARE,
  ShareArtifact: SHARE,
  ShareLakehouseTable: SHARE,
  ShareDatamart: SHARE,
  ShareWarehouse: SHARE,
  CreateDataSharing: SHARE,
  UpdateDataSharing: SHARE,
  CreateLakehouseShortcutLink: SHARE,
  AddLinkToExternalResource: SHARE,
  AddExternalResource: SHARE,
  CreateExternalDataShare: SHARE,
  AcceptExternalDataShare: SHARE,
  PublishToWebReport: SHARE,
  GenerateEmbedToken: SHARE,
  GenerateMultiResourceEmbedToken: SHARE,
  AddGroupMembers: SHARE,
  AddFolderAccess: SHARE,
  UpdateFolderAccess: SHARE,
  UpdateWorkspaceAccess: SHARE,
  AddDatasourceToGateway: SHARE,
  CreateOrgApp: SHARE,
  CreateApp: SHARE,
  UpdateApp: SHARE,
  CreateEmailSubscription: SEND,
  UpdateEmailSubscription: SEND,
  RunEmailSubscription: SEND,
  Import: UPLOAD,
  CopyBlob: COPY,
  CopyReport: COPY,
  CopyDashboard: COPY,
  RenameReport: RENAME,
  RenameDashboard: RENAME,
};
