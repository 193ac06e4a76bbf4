import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

const VIEW: OperationRule = { action: 'View', movement: 'none' };
const DOWNLOAD: OperationRule = { action: 'Download', movement: 'download' };
const UPLOAD: OperationRule = { action: 'Upload', movement: 'upload' };
const SHARE: OperationRule = { action: 'Share', movement: 'share' };
const SEND: OperationRule = { action: 'Send', movement: 'send' };
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
  CreateForm: OTHER,
  EditForm: OTHER,
  SubmitResponse: OTHER,
  // Viva Engage
  FileCreated: UPLOAD,
  FileVisited: VIEW,
  FileDownloaded: DOWNLOAD,
  MessageCreated: SEND,
  DataExport: DOWNLOAD,
  GroupMemberAdded: SHARE,
  // Planner, To Do, Whiteboard, Sway, Stream
  PlanRead: VIEW,
  TaskRead: VIEW,
  PlanModified: OTHER,
  WhiteboardShared: SHARE,
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
  CaseAdded: OTHER,
  HoldCreated: OTHER,
  // Power Apps, Power Automate
  EditPermission: SHARE,
  PowerAppPermissionEdited: SHARE,
  // Engage and Forms
  Export: DOWNLOAD,
};
