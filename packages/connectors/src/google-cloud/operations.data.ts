import type { EventAction, Movement } from '@waybill/contract';
import type { OperationTable } from '../kit/operation-table.ts';

/** Methods are recognized by suffix, because services and versions prefix them differently. */
export interface MethodRule {
  /** Matches the whole name without case. */
  method: RegExp;
  action: EventAction;
  movement: Movement;
}

/** Rules are looked up by the mapping's last step, so its shapes name none. */
export const NO_OPERATIONS: OperationTable = {};

/** What methods do with data, after Google's pages of audited operations of each service. */
export const METHOD_RULES: readonly MethodRule[] = [
  // Cloud Storage
  { method: /(?:^|\.)storage\.objects\.get$/i, action: 'Download', movement: 'download' },
  { method: /(?:^|\.)storage\.objects\.create$/i, action: 'Upload', movement: 'upload' },
  {
    method: /(?:^|\.)storage\.objects\.(?:copy|rewrite|compose)$/i,
    action: 'Copy',
    movement: 'copy',
  },
  { method: /(?:^|\.)storage\.objects\.move$/i, action: 'Rename', movement: 'none' },
  {
    method: /StorageTransferService\.(?:Create|Run)TransferJob$/i,
    action: 'Copy',
    movement: 'copy',
  },
  // Access policies of every service
  { method: /setIamPermissions$|setIamPolicy$/i, action: 'Share', movement: 'share' },
  { method: /(?:^|\.)InsertProjectOwnershipInvite$/i, action: 'Share', movement: 'share' },
  {
    method:
      /(?:bucketAccessControls|objectAccessControls|defaultObjectAccessControls)\.(?:insert|update|patch)$/i,
    action: 'Share',
    movement: 'share',
  },
  {
    method: /AnalyticsHubService\.(?:CreateListing|SubscribeListing)$/i,
    action: 'Share',
    movement: 'share',
  },
  // BigQuery, where the kind of a job is in the record
  { method: /(?:^|\.)tabledata(?:service)?\.list$/i, action: 'View', movement: 'none' },
  {
    method: /jobservice\.getqueryresults$|jobs\.getQueryResults$/i,
    action: 'View',
    movement: 'none',
  },
  {
    method: /tabledata(?:service)?\.insertall$|BigQueryWrite\.AppendRows$/i,
    action: 'Upload',
    movement: 'upload',
  },
  {
    method: /BigQueryRead\.(?:CreateReadSession|ReadRows)$/i,
    action: 'Download',
    movement: 'download',
  },
  // Databases
  {
    method: /(?:cloudsql|sql)\.instances\.export$|SqlInstancesService\.Export$/i,
    action: 'Download',
    movement: 'download',
  },
  {
    method: /(?:cloudsql|sql)\.instances\.import$|SqlInstancesService\.Import$/i,
    action: 'Upload',
    movement: 'upload',
  },
  {
    method: /FirestoreAdmin\.ExportDocuments$|DatastoreAdmin\.ExportEntities$/i,
    action: 'Download',
    movement: 'download',
  },
  {
    method: /FirestoreAdmin\.ImportDocuments$|DatastoreAdmin\.ImportEntities$/i,
    action: 'Upload',
    movement: 'upload',
  },
  {
    method:
      /\.(?:Firestore|Datastore|Spanner)\.(?:RunQuery|Lookup|GetDocument|BatchGetDocuments|ExecuteSql|ExecuteStreamingSql|Read|StreamingRead)$/i,
    action: 'View',
    movement: 'none',
  },
  {
    method: /(?:AlloyDBAdmin|SqlInstancesService)\.ExecuteSql$/i,
    action: 'View',
    movement: 'none',
  },
  {
    method:
      /AlloyDBAdmin\.ExportCluster$|CloudRedis\.ExportInstance$|Memorystore\.ExportBackup$|DataprocMetastore\.ExportMetadata$/i,
    action: 'Download',
    movement: 'download',
  },
  {
    method: /healthcare\.(?:.*\.)?(?:fhirStores|dicomStores|hl7V2Stores)\.export$/i,
    action: 'Download',
    movement: 'download',
  },
  {
    method: /(?:BigtableTableAdmin|DatabaseAdmin)\.CopyBackup$|\.backups\.copy$/i,
    action: 'Copy',
    movement: 'copy',
  },
  { method: /\.Bigtable\.ReadRows$/i, action: 'View', movement: 'none' },
  // Secrets and keys
  { method: /AccessSecretVersion$/i, action: 'View', movement: 'none' },
  {
    method: /IAM\.CreateServiceAccountKey$|IAMCredentials\.(?:SignBlob|GenerateAccessToken)$/i,
    action: 'View',
    movement: 'none',
  },
  // Machines and clusters
  { method: /compute\.(?:disks|regionDisks)\.createSnapshot$/i, action: 'Copy', movement: 'copy' },
  { method: /compute\.images\.export$|\.ExportImage$/i, action: 'Download', movement: 'download' },
  {
    method: /io\.k8s\.core\.v1\.pods\.(?:exec|attach)(?:\.(?:create|get))?$/i,
    action: 'CLI',
    movement: 'none',
  },
  { method: /io\.k8s\.core\.v1\.secrets\.(?:get|list|watch)$/i, action: 'View', movement: 'none' },
  // Mail of Workspace that is sent on by a setting
  { method: /LoginService\.emailForwardingOutOfDomain$/i, action: 'Send', movement: 'send' },
  // Other storage of data
  {
    method:
      /artifactregistry\..*\.files\.download$|\.ExportArtifact$|FunctionService\.GenerateDownloadUrl$/i,
    action: 'Download',
    movement: 'download',
  },
  {
    method: /ModelService\.ExportModel$|DatasetService\.ExportData$|AssetService\.ExportAssets$/i,
    action: 'Download',
    movement: 'download',
  },
  { method: /\.CopyLogEntries$|logging\.entries\.copy$/i, action: 'Copy', movement: 'copy' },
  {
    method:
      /ArtifactRegistry.*\.(?:GetFile|Docker-GetManifest|Docker-GetBlob|DownloadFile)$|Docker-GetManifest$|Docker-GetBlob$/i,
    action: 'Download',
    movement: 'download',
  },
  {
    method: /Docker-(?:PutManifest|StartUpload|FinishUpload)$/i,
    action: 'Upload',
    movement: 'upload',
  },
  { method: /\.Subscriber\.(?:Pull|StreamingPull)$/i, action: 'View', movement: 'none' },
];

/** Kinds of BigQuery job, as `jobConfig.type` and its older form name them. */
export const JOB_RULES: Readonly<Record<string, { action: EventAction; movement: Movement }>> = {
  QUERY: { action: 'View', movement: 'none' },
  EXPORT: { action: 'Download', movement: 'download' },
  EXTRACT: { action: 'Download', movement: 'download' },
  COPY: { action: 'Copy', movement: 'copy' },
  IMPORT: { action: 'Upload', movement: 'upload' },
  LOAD: { action: 'Upload', movement: 'upload' },
};
