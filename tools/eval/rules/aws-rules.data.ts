import type { Condition } from '@waybill/contract';
import { isOne, type StatedRules } from './stated-rule.ts';

const SUCCEEDED: Condition = {
  all: [
    { f: 'record.errorCode', op: 'exists', v: false },
    { f: 'record.errorMessage', op: 'exists', v: false },
  ],
};
const OF_DATABASES = isOne('record.eventSource', 'rds.amazonaws.com');

export const AWS_RULES: StatedRules = {
  'AWS.RDS.ManualSnapshotCreated': {
    all: [
      OF_DATABASES,
      isOne('record.eventName', 'CreateDBSnapshot'),
      isOne('record.responseElements.snapshotType', 'manual', 'public'),
    ],
  },
  'AWS.RDS.PublicRestore': {
    all: [
      OF_DATABASES,
      isOne('record.eventName', 'RestoreDBInstanceFromDBSnapshot'),
      isOne('record.responseElements.publiclyAccessible', true),
    ],
  },
  'AWS.RDS.SnapshotCopiedCrossRegion': {
    all: [
      OF_DATABASES,
      isOne('record.eventName', 'CopyDBSnapshot', 'CopyDBClusterSnapshot'),
      { f: 'record.errorCode', op: 'exists', v: false },
      { f: 'record.awsRegion', op: 'exists' },
      { f: 'record.requestParameters.sourceRegion', op: 'exists' },
      { f: 'record.requestParameters.sourceRegion', op: 'ne', v: { field: 'record.awsRegion' } },
    ],
  },
  // Whom a policy lets in is read by the connector: the condition asks what came of it.
  'AWS.CloudTrail.ResourceMadePublic': {
    all: [
      isOne(
        'record.eventName',
        'PutBucketPolicy',
        'SetRepositoryPolicy',
        'CreateElasticsearchDomain',
        'UpdateElasticsearchDomainConfig',
        'CreateKey',
        'PutKeyPolicy',
        'SetVaultAccessPolicy',
        'SetQueueAttributes',
        'CreateTopic',
        'SetTopicAttributes',
        'PutResourcePolicy',
      ),
      SUCCEEDED,
      isOne('visibility.after', 'public'),
    ],
  },
  'AWS.S3.BucketPolicyModified': {
    all: [
      {
        f: 'record.eventName',
        op: 'matches',
        v: '^(Put|Delete)Bucket(Policy|Cors|Lifecycle|Replication)$|^PutBucketAcl$',
      },
      SUCCEEDED,
    ],
  },
  'AWS.S3.ServerAccess.IPWhitelist': {
    all: [
      { f: 'record.remoteip', op: 'exists' },
      { not: { f: 'record.remoteip', op: 'cidr', v: '10.0.0.0/8' } },
    ],
  },
};
