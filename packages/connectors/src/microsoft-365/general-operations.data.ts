import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

const VIEW: OperationRule = { action: 'View', movement: 'none' };
const DOWNLOAD: OperationRule = { action: 'Download', movement: 'download' };
const UPLOAD: OperationRule = { action: 'Upload', movement: 'upload' };
const SHARE: OperationRule = { action: 'Share', movement: 'share' };
const OTHER: OperationRule = { action: null, movement: 'none' };

/**
 * Operations of the other workloads of the unified audit log (Copilot, Forms, Planner, Viva Engage,
 * Power Apps and Automate, Whiteboard, eDiscovery), after Microsoft's page of audit
 * log activities. Directory and alert records need no row: they move no data.
 */
export const GENERAL_OPERATIONS: OperationTable = {
  // Copilot
  CopilotInteraction: VIEW,
  AIAppInteraction: VIEW,
  // Forms
  ViewForm: VIEW,
  ViewResponses: VIEW,
  ViewResponse: VIEW,
  ExportForm: DOWNLOAD,
  AllowShareFormForCopy: SHARE,
  AddFormCoauthor: SHARE,
  AllowAnonymousResponse: SHARE,
  GetSummaryLink: SHARE,
  CreateForm: OTHER,
  EditForm: OTHER,
  SubmitResponse: OTHER,
  // Viva Engage
  FileCreated: UPLOAD,
  FileVisited: VIEW,
  FileDownloaded: DOWNLOAD,
  FileShared: SHARE,
  DataExport: DOWNLOAD,
  // Planner, To Do, Whiteboard, Sway, Stream
  PlanRead: VIEW,
  TaskRead: VIEW,
  PlanModified: OTHER,
  SwayView: VIEW,
  SwayShare: SHARE,
  StreamInvokeVideoDownload: DOWNLOAD,
  StreamInvokeVideoView: VIEW,
  StreamInvokeVideoShare: SHARE,
  // eDiscovery and compliance
  SearchExported: DOWNLOAD,
  SearchExportDownloaded: DOWNLOAD,
  ViewedSearchExported: DOWNLOAD,
  SearchPreviewed: VIEW,
  PreviewItemDownloaded: DOWNLOAD,
  PreviewItemListed: VIEW,
  PreviewItemRendered: VIEW,
  PreviewWorkingSetSearch: VIEW,
  ViewedSearchPreviewed: VIEW,
  DownloadDocument: DOWNLOAD,
  SearchResultsSentToZoom: { action: 'Copy', movement: 'none' },
  SearchResultsPurged: OTHER,
  QuarantineExport: DOWNLOAD,
  QuarantinePreview: VIEW,
  CaseAdded: OTHER,
  HoldCreated: OTHER,
  // Copies of the data lake
  GenerateCopyOfLakeData: { action: 'Download', movement: 'none' },
  DownloadCopyOfLakeData: DOWNLOAD,
  DataShareCreated: SHARE,
  // Power Apps
  PowerAppPermissionEdited: SHARE,
};
