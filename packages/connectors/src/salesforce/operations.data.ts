import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

/*
 * Event types of Salesforce with what they mean, from "EventLogFile Supported Event Types" (Object
 * Reference), "Real-Time Event Monitoring Objects" (Platform Events Developer Guide) and the values of
 * their own operation fields. A type appears under one name whether it comes from a log file
 * (`ContentTransfer`), a queried log object (`ContentTransferEventLog`) or a real-time event
 * (`FileEvent`): the ending is taken off. Whatever is not listed is no movement of data and keeps
 * Salesforce's word: code that ran, limits, settings, sign-ins.
 */

const upload: OperationRule = { action: 'Upload', movement: 'upload' };
const download: OperationRule = { action: 'Download', movement: 'download' };
const view: OperationRule = { action: 'View', movement: 'none' };
const share: OperationRule = { action: 'Share', movement: 'share' };
const send: OperationRule = { action: 'Send', movement: 'send' };

export const OPERATIONS: OperationTable = {
  // Files: Content Transfer, Document Attachment Downloads, Content Distribution, FileEvent.
  'ContentTransfer.VersionDownloadAction': download,
  'ContentTransfer.VersionDownloadApi': download,
  'ContentTransfer.VersionRenditionDownload': view,
  'ContentTransfer.saveVersion': upload,
  ContentTransfer: { action: null, movement: 'none' },
  DocumentAttachmentDownloads: download,
  DocumentAttachmentDownload: download,
  'File.UI_DOWNLOAD': download,
  'File.API_DOWNLOAD': download,
  'File.UPLOAD': upload,
  'File.PREVIEW': view,
  'ContentDistribution.INSERT': share,
  'ContentDistribution.Insert': share,
  'ContentDistribution.CREATE': share,
  'ContentDistribution.VIEW': view,
  'ContentDistribution.View': view,
  'ContentDistribution.DOWNLOAD': download,
  'ContentDistribution.Download': download,
  'ContentDocumentLink.INSERT': share,
  'ContentDocumentLink.UPDATE': share,
  // Reports, dashboards and analytics.
  ReportExport: download,
  Report: view,
  'Report.ReportExported': download,
  'Report.ReportExportedAsynchronously': download,
  'Report.ReportExportedUsingExcelConnector': download,
  'Report.ReportResultsAddedToEinsteinDiscovery': view,
  'Report.ReportResultsAddedToWaveTrending': view,
  'Report.ReportPreviewed': view,
  'Report.ReportOpenedFromMobileDashboard': view,
  'Report.ReportRunAndNotificationSent': send,
  'Report.ReportRunFromClassic': view,
  'Report.ReportRunFromLightning': view,
  'Report.ReportRunFromMobile': view,
  'Report.ReportRunFromReportingSnapshot': view,
  'Report.ReportRunFromRestApi': view,
  'Report.ReportRunUsingApexAsynchronousApi': view,
  'Report.ReportRunUsingApexSynchronousApi': view,
  'Report.ReportRunUsingAsynchronousInternalApi': view,
  'Report.ReportRunUsingSynchronousInternalApi': view,
  'Report.ReportScheduled': { action: null, movement: 'none' },
  AsyncReportRun: view,
  MultiBlockReport: view,
  Dashboard: view,
  WaveDownload: download,
  WaveInteraction: view,
  Run: view,
  Export: download,
  // Bulk API: results of a query leave for the client, everything else is data coming in.
  BulkApiResult: download,
  'BulkApi.query': download,
  'BulkApi.queryAll': download,
  'BulkApi.insert': upload,
  'BulkApi.upsert': upload,
  'BulkApi.update': upload,
  'BulkApi2.query': download,
  'BulkApi2.queryAll': download,
  'BulkApi2.insert': upload,
  'BulkApi2.upsert': upload,
  'BulkApi2.update': upload,
  // Single calls of programs: what they read is a view.
  'API.query': view,
  'API.queryAll': view,
  'API.queryMore': view,
  'API.retrieve': view,
  'API.search': view,
  'Api.Query': view,
  'Api.QueryAll': view,
  'Api.QueryMore': view,
  'Api.Retrieve': view,
  'Api.Search': view,
  'RestApi.GET': view,
  // Pages and lists.
  URI: view,
  'Uri.Read': view,
  'LightningUri.Read': view,
  LightningPageView: view,
  ListView: view,
  KnowledgeArticleView: view,
  Search: view,
  SearchClick: view,
  Sites: view,
  VisualforceRequest: view,
  // Mail that a phone sends out of the mobile app.
  MobileEmail: send,
};
