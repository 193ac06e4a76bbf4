import { declare } from '../kit/declaration/declare.ts';

const DAY = 86_400;

/** The keys may only assume the role, which reads. */
const READER = {
  store: 's3' as const,
  region: '{region}',
  accessKeyId: '{access_key_id}',
  secretAccessKey: '{secret_access_key}',
  roleArn: '{role_arn}',
  externalId: '{external_id}',
};

/** Signed requests to a service's own interface, as the same role. */
function signed(service: string) {
  return {
    base: `https://${service}.{region}.amazonaws.com`,
    auth: {
      type: 'sigv4' as const,
      service,
      region: '{region}',
      accessKeyId: '{access_key_id}',
      secretAccessKey: '{secret_access_key}',
      roleArn: '{role_arn}',
      externalId: '{external_id}',
    },
    transport: 'http' as const,
    limit: { requests: 3, perSec: 1 },
    meanings: [
      { status: 401, means: 'auth_expired' as const },
      { status: 403, means: 'permission_missing' as const },
      // The service's response if it is not enabled.
      { path: 'Message', contains: 'not subscribed', means: 'not_licensed' as const },
    ],
  };
}

export const declaration = declare({
  docs: 'CloudTrail, Amazon S3, Security Hub and GuardDuty user guides',
  plan: null,
  latency: 'CloudTrail 5 to 15 minutes; access logs mostly within hours; findings within minutes.',
  gives: ['activity', 'findings'],
  basis: 'samples',
  credentials: [
    { id: 'region', label: 'Region', default: 'us-east-1', help: 'Of the buckets and the queue.' },
    { id: 'access_key_id', label: 'Access key id' },
    { id: 'secret_access_key', label: 'Secret access key', isSecret: true },
    {
      id: 'role_arn',
      label: 'Role',
      help: 'ARN of the role that may read, e.g. arn:aws:iam::111122223333:role/waybill.',
    },
    {
      id: 'external_id',
      label: 'External id',
      isSecret: true,
      help: 'The value that the trust policy of the role asks for.',
    },
    { id: 'cloudtrail_bucket', label: 'Bucket of CloudTrail', isOptional: true },
    {
      id: 'cloudtrail_prefix',
      label: 'Prefix of CloudTrail',
      isOptional: true,
      default: 'AWSLogs/',
    },
    {
      id: 'cloudtrail_queue',
      label: 'Queue of CloudTrail',
      kind: 'url',
      isOptional: true,
      help: 'Address of the SQS queue that announces new files.',
    },
    { id: 'access_log_bucket', label: 'Bucket of S3 access logs', isOptional: true },
    { id: 'access_log_prefix', label: 'Prefix of S3 access logs', isOptional: true },
    {
      id: 'guardduty_bucket',
      label: 'Bucket of exported GuardDuty findings',
      isOptional: true,
    },
    {
      id: 'guardduty_detectors',
      label: 'GuardDuty detectors',
      kind: 'list',
      isOptional: true,
      help: 'Ids of the detectors, where findings are read by the API instead.',
    },
  ],
  streams: [
    {
      id: 'cloudtrail',
      title: 'CloudTrail, from the listed bucket',
      kind: 'events',
      sources: ['AWS', 'AWS S3'],
      scopes: ['s3:ListBucket', 's3:GetObject', 'kms:Decrypt'],
      every: 300,
      transport: 'objectstore',
      objects: {
        ...READER,
        notify: 'list',
        bucket: '{cloudtrail_bucket}',
        prefix: '{cloudtrail_prefix}',
        decode: 'json',
        records: 'Records',
      },
    },
    {
      id: 'cloudtrail-queue',
      title: 'CloudTrail, announced by a queue',
      kind: 'events',
      sources: ['AWS', 'AWS S3'],
      scopes: ['s3:GetObject', 'sqs:ReceiveMessage', 'sqs:DeleteMessage', 'kms:Decrypt'],
      every: 60,
      isDefault: false,
      transport: 'objectstore',
      objects: {
        ...READER,
        notify: 'sqs',
        queueUrl: '{cloudtrail_queue}',
        bucket: '{cloudtrail_bucket}',
        decode: 'json',
        records: 'Records',
      },
    },
    {
      id: 's3-access',
      title: 'S3 server access logs',
      kind: 'events',
      sources: ['AWS S3', 'AWS'],
      scopes: ['s3:ListBucket', 's3:GetObject'],
      every: 900,
      isDefault: false,
      transport: 'objectstore',
      objects: {
        ...READER,
        notify: 'list',
        bucket: '{access_log_bucket}',
        prefix: '{access_log_prefix}',
        decode: 'text',
      },
    },
    {
      id: 'guardduty',
      title: 'GuardDuty findings, exported to a bucket',
      kind: 'events',
      sources: ['AWS'],
      scopes: ['s3:ListBucket', 's3:GetObject', 'kms:Decrypt'],
      every: 900,
      isDefault: false,
      transport: 'objectstore',
      objects: {
        ...READER,
        notify: 'list',
        bucket: '{guardduty_bucket}',
        prefix: 'AWSLogs/',
        decode: 'ndjson',
      },
    },
    {
      ...signed('guardduty'),
      id: 'guardduty-api',
      title: 'GuardDuty findings, by the API',
      kind: 'events',
      sources: ['AWS'],
      scopes: ['guardduty:ListFindings', 'guardduty:GetFindings'],
      every: 300,
      isDefault: false,
      partitions: { setting: 'guardduty_detectors' },
      request: {
        method: 'POST',
        path: '/detector/{partition}/findings',
        body: {
          findingCriteria: {
            criterion: {
              updatedAt: {
                greaterThanOrEqual: '{cursor|epoch_ms}',
                lessThan: '{until|epoch_ms}',
              },
            },
          },
          sortCriteria: { attributeName: 'updatedAt', orderBy: 'ASC' },
          maxResults: 50,
        },
      },
      records: { path: 'findingIds' },
      page: { type: 'token', path: 'nextToken', param: 'nextToken', in: 'body' },
      steps: [
        {
          request: {
            method: 'POST',
            path: '/detector/{partition}/findings/get',
            body: { findingIds: '{items}' },
          },
          batch: 50,
          records: { path: 'findings' },
        },
      ],
      cursor: { type: 'time', field: 'updatedAt', order: 'asc', overlap: 600, initial: 7 * DAY },
      recordId: ['id', 'updatedAt'],
      expects: ['id', 'type'],
    },
    {
      ...signed('securityhub'),
      id: 'security-hub',
      title: 'Security Hub findings',
      kind: 'events',
      sources: ['AWS'],
      scopes: ['securityhub:GetFindings'],
      every: 300,
      isDefault: false,
      request: {
        method: 'POST',
        path: '/findings',
        body: {
          Filters: { UpdatedAt: [{ Start: '{cursor|iso}', End: '{until|iso}' }] },
          SortCriteria: [{ Field: 'UpdatedAt', SortOrder: 'asc' }],
          MaxResults: 100,
        },
      },
      records: { path: 'Findings' },
      page: { type: 'token', path: 'NextToken', param: 'NextToken', in: 'body' },
      cursor: { type: 'time', field: 'UpdatedAt', order: 'asc', overlap: 600, initial: 7 * DAY },
      recordId: ['Id', 'UpdatedAt'],
      expects: ['Id', 'ProductArn'],
    },
  ],
});
