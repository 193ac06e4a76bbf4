import type { ConnectorCase } from '../kit/connector-case.ts';
import type { VendorRecord } from '../kit/define-connector.ts';

const ENDPOINT = 'Activity explorer, endpoint activities';
const GENERAL = 'Audit log activities';
const FABRIC = 'Power BI and Fabric operation list';

const READ = { action: 'View', movement: 'none' };
const TAKEN = { action: 'Download', movement: 'download' };
const PREPARED = { action: 'Download', movement: 'none' };
const GIVEN = { action: 'Share', movement: 'share' };
const COPIED = { action: 'Copy', movement: 'none' };
const NO_MOVE = { action: null, movement: 'none' };

type Named = readonly [readonly string[], Readonly<Record<string, unknown>>];

function record(workload: string, operation: string, more: VendorRecord = {}): VendorRecord {
  return {
    CreationTime: '2026-02-03T08:15:30',
    Id: 'named-1',
    Operation: operation,
    OrganizationId: '7d1c2c0e-52a4-4c0c-9a55-3f1c4f0d8e11',
    UserKey: '10032000aa11bb22',
    UserType: 0,
    UserId: 'Mara.Lind@harbor.example',
    Workload: workload,
    ...more,
  };
}

function endpoint(operation: string): VendorRecord {
  return record('Endpoint', operation, {
    RecordType: 63,
    ObjectId: 'C:\\Work\\plan.docx',
    DeviceName: 'LT-7',
    TargetDomain: 'files.partner.example',
  });
}

const PUSHED = { 'origin.host': 'lt-7', 'destination.host': 'files.partner.example' };
const PULLED = { 'origin.host': 'files.partner.example', 'destination.host': 'lt-7' };

const ENDPOINT_NAMED: readonly Named[] = [
  [['UploadFile', 'UploadText'], { action: 'Upload', movement: 'upload', ...PUSHED }],
  [['DownloadFile', 'DownloadText', 'WebpageSavedToLocal'], { ...TAKEN, ...PULLED }],
  [['WebpageCopiedToClipboard', 'ScreenCapture'], COPIED],
  [['BrowseToUrl'], READ],
  [['WebpagePrinted', 'FileDiscovered', 'LabelApplied', 'LabelChanged', 'LabelRemoved'], NO_MOVE],
  [['NewProtection', 'ChangeProtection', 'RemoveProtection'], NO_MOVE],
  // Names of indicator settings and of nothing: the audit log has neither.
  [['FileDownloadedFromBlob', 'FileDownloadedFromEnterpriseDomain'], NO_MOVE],
];

const GENERAL_NAMED: readonly Named[] = [
  [['DownloadDocument', 'QuarantineExport', 'DownloadCopyOfLakeData'], TAKEN],
  [['GenerateCopyOfLakeData'], PREPARED],
  [['ViewedSearchPreviewed', 'PreviewWorkingSetSearch', 'QuarantinePreview'], READ],
  [['FileShared', 'GetSummaryLink', 'DataShareCreated'], GIVEN],
  [['SearchResultsSentToZoom'], COPIED],
  [['SearchResultsPurged'], NO_MOVE],
];

const FABRIC_NAMED: readonly Named[] = [
  [['AnalyzeInExcelReport', 'AnalyzeInExcelDataset', 'ExportScorecard'], TAKEN],
  [['ExportPackageForSolution', 'DownloadNotebookResource'], TAKEN],
  [['DownloadEnvironmentResource', 'GetBlob', 'ReadFileOrGetBlob'], TAKEN],
  [['ShareDatamart', 'ShareWarehouse', 'CreateDataSharing', 'UpdateDataSharing'], GIVEN],
  [['CreateLakehouseShortcutLink', 'GenerateMultiResourceEmbedToken'], GIVEN],
  [['CopyBlob'], { action: 'Copy', movement: 'copy' }],
];

function casesOf(
  source: string,
  rows: readonly Named[],
  recordOf: (operation: string) => VendorRecord,
): ConnectorCase[] {
  return rows.flatMap(([operations, expected]) =>
    operations.map((operation) => ({
      operation,
      source,
      record: recordOf(operation),
      expect: expected,
    })),
  );
}

/** Operations recognized by name alone. */
export const NAMED_CASES: readonly ConnectorCase[] = [
  ...casesOf(ENDPOINT, ENDPOINT_NAMED, endpoint),
  ...casesOf(GENERAL, GENERAL_NAMED, (operation) => record('Compliance', operation)),
  ...casesOf(FABRIC, FABRIC_NAMED, (operation) =>
    record('PowerBI', operation, { RecordType: 20, Activity: operation, IsSuccess: true }),
  ),
];
