import { defineBuiltinPolicy } from '../define-builtin-policy.ts';
import { endsWithOne } from '../text-conditions.ts';

export const policy = defineBuiltinPolicy({
  key: 'exported-in-bulk',
  version: 2,
  name: 'Database, table, bucket or machine exported',
  description:
    'A database, table, bucket, disk or machine image was exported from its ' +
    'service to files that can be copied elsewhere.',
  group: 'cloud',
  reason: 'An export of a database or machine contains everything in it.',
  techniques: ['T1530', 'T1213.006'],
  needs: 'AWS, Azure, Google Cloud or Snowflake audit logs',
  since: 1,
  severity: 'MEDIUM',
  title: 'Exported in bulk',
  condition: {
    all: [
      { f: 'movement', op: 'in', v: ['copy', 'download'] },
      { f: 'outcome', op: 'ne', v: 'failure' },
      {
        any: [
          {
            all: [
              { f: 'source', op: 'in', v: ['AWS', 'AWS S3'] },
              {
                f: 'operation',
                op: 'in',
                v: [
                  'StartExportTask',
                  'ExportImage',
                  'CreateInstanceExportTask',
                  'CreateStoreImageTask',
                  'CreateExportTask',
                  'ExportTableToPointInTime',
                  'GetSnapshotBlock',
                  // A job of S3 or DataSync over many objects.
                  'CreateJob',
                  'JobCreated',
                  'CreateTask',
                  'StartTaskExecution',
                ],
              },
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Google Cloud' },
              endsWithOne('operation', [
                'instances.export',
                'InstancesService.Export',
                'ExportDocuments',
                'ExportEntities',
                'images.export',
                'ExportImage',
                'StorageTransferService.CreateTransferJob',
                'StorageTransferService.RunTransferJob',
              ]),
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Google Cloud' },
              endsWithOne('operation', ['JobService.InsertJob', 'jobcompleted']),
              { f: 'movement', op: 'eq', v: 'download' },
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Azure' },
              { f: 'operation', op: 'endsWith~', v: '/databases/export/action' },
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Snowflake' },
              { f: 'operation', op: 'in', v: ['UNLOAD', 'GET_FILES'] },
            ],
          },
          {
            all: [
              { f: 'source', op: 'eq', v: 'Salesforce' },
              { f: 'operation', op: 'startsWith', v: 'BulkApi' },
            ],
          },
        ],
      },
    ],
  },
  groupBy: ['actor', 'container', 'destination'],
  window: null,
  examples: {
    match: [
      {
        source: 'AWS',
        vendorOperation: 'StartExportTask',
        movement: 'copy',
        object: { kind: 'snapshot', id: 'nightly' },
      },
      {
        source: 'Google Cloud',
        vendorOperation: 'cloudsql.instances.export',
        movement: 'download',
        object: { kind: 'database' },
      },
      { source: 'Snowflake', vendorOperation: 'UNLOAD', movement: 'download' },
      { source: 'Salesforce', vendorOperation: 'BulkApiResultEvent', movement: 'download' },
    ],
    noMatch: [
      { source: 'AWS', vendorOperation: 'CreateDBSnapshot', movement: 'copy' },
      { source: 'AWS', vendorOperation: 'CreateTask', movement: 'none' },
      { source: 'Snowflake', vendorOperation: 'UNLOAD', movement: 'upload' },
      { source: 'Salesforce', vendorOperation: 'BulkApi', movement: 'none' },
      { source: 'Google Cloud', vendorOperation: 'storage.objects.get', movement: 'download' },
    ],
  },
});
