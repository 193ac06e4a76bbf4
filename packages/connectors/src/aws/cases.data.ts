import type { ConnectorCase } from '../kit/connector-case.ts';

const OWN = '111122223333';
const OTHER = '444455556666';

const RECORD_CONTENTS = 'CloudTrail record contents';
const S3_EVENTS = 'Amazon S3 CloudTrail events';

const ANN = {
  type: 'IAMUser',
  principalId: 'AIDAEXAMPLEANN',
  arn: `arn:aws:iam::${OWN}:user/ann`,
  accountId: OWN,
  userName: 'ann',
};
const ROLE = {
  type: 'AssumedRole',
  principalId: 'AROAEXAMPLEDATA:ann@example.com',
  arn: `arn:aws:sts::${OWN}:assumed-role/data-engineer/ann@example.com`,
  accountId: OWN,
  sessionContext: { sessionIssuer: { type: 'Role', userName: 'data-engineer', accountId: OWN } },
};
const OUTSIDER = { type: 'AWSAccount', principalId: 'AIDAEXAMPLEBEN', accountId: OTHER };

/** A CloudTrail record with the elements that every record has. */
function trail(service: string, eventName: string, rest: Record<string, unknown>) {
  return {
    eventVersion: '1.11',
    userIdentity: ANN,
    eventTime: '2026-03-02T09:30:00Z',
    eventSource: `${service}.amazonaws.com`,
    eventName,
    awsRegion: 'eu-west-1',
    sourceIPAddress: '203.0.113.10',
    userAgent: 'aws-cli/2.15.0',
    requestID: 'REQUEST1',
    eventID: '0b1c2d3e-0000-4000-8000-000000000001',
    eventType: 'AwsApiCall',
    recipientAccountId: OWN,
    ...rest,
  };
}

function bucketResource(bucket: string, accountId: string) {
  return { accountId, type: 'AWS::S3::Bucket', ARN: `arn:aws:s3:::${bucket}` };
}

function policy(...statements: Record<string, unknown>[]) {
  return { Version: '2012-10-17', Statement: statements };
}

const READ = { Effect: 'Allow', Action: 's3:GetObject', Resource: 'arn:aws:s3:::reports/*' };

const LOG_LINE =
  'a1b2c3 reports [02/Mar/2026:09:30:00 +0000] 203.0.113.10 ' +
  `arn:aws:iam::${OWN}:user/ann REQ1 REST.GET.OBJECT 2026/Q1%2520plan.xlsx ` +
  '"GET /reports/2026/Q1%20plan.xlsx HTTP/1.1" 200 - 2048 2048 20 19 "-" "aws-cli/2.15.0" - ' +
  'HOSTID SigV4 TLS_AES_128_GCM_SHA256 AuthHeader s3.eu-west-1.amazonaws.com TLSv1.3 - -';

/** Entry of an access log as Athena's table names the columns. */
function logRow(operation: string, rest: Record<string, unknown>) {
  return {
    bucketowner: 'a1b2c3',
    bucket_name: 'reports',
    requestdatetime: '02/Mar/2026:09:30:00 +0000',
    remoteip: '203.0.113.10',
    requester: `arn:aws:sts::${OWN}:assumed-role/etl/nightly`,
    requestid: 'REQ2',
    operation,
    key: 'a/b.csv',
    httpstatus: '200',
    endpoint: 'reports.s3.eu-west-1.amazonaws.com',
    ...rest,
  };
}

/** Operations recognized by name alone. */
const NAMED: readonly [readonly string[], ConnectorCase['expect']][] = [
  [
    [
      'dynamodb:BatchExecuteStatement',
      'dynamodb:ExecuteTransaction',
      'dynamodb:GetRecords',
      'athena:StartQueryExecution',
      'redshift-data:ExecuteStatement',
      'redshift-data:BatchExecuteStatement',
      'redshift-data:GetStatementResult',
      'rds-data:ExecuteStatement',
      'rds-data:BatchExecuteStatement',
      'ssm:GetParameterHistory',
      'logs:StartQuery',
      'logs:GetQueryResults',
      'cloudtrail:StartQuery',
      'cloudtrail:GetQueryResults',
      'kinesis:GetRecords',
      'workdocs:GetDocument',
      'quicksight:GetDashboardEmbedUrl',
      'bedrock:InvokeModel',
    ],
    { action: 'View', movement: 'none' },
  ],
  [
    [
      'dynamodb:RestoreTableFromBackup',
      'codeartifact:CopyPackageVersions',
      'dms:StartReplicationTask',
      'dms:StartDataMigration',
      'elasticache:CopySnapshot',
      'elasticache:ExportServerlessCacheSnapshot',
      'fsx:CopyBackup',
      'fsx:CopySnapshotAndUpdateVolume',
      'lightsail:CopySnapshot',
      'lightsail:ExportSnapshot',
      'memorydb:CopySnapshot',
      'mobiletargeting:CreateExportJob',
      'ses:CreateExportJob',
      'ec2:CopyVolumes',
    ],
    { action: 'Copy', movement: 'copy' },
  ],
  [['lightsail:DownloadDefaultKeyPair'], { action: 'Download', movement: 'download' }],
  [['workdocs:AddResourcePermissions'], { action: 'Share', movement: 'share' }],
  [['ecs:ExecuteCommand'], { action: 'CLI', movement: 'none' }],
];

const namedCases: readonly ConnectorCase[] = NAMED.flatMap(([operations, expected]) =>
  operations.map((operation) => ({
    operation,
    source: RECORD_CONTENTS,
    record: trail(operation.split(':')[0] ?? '', operation.split(':')[1] ?? '', {}),
    expect: expected,
  })),
);

export const cases: readonly ConnectorCase[] = [
  ...namedCases,
  {
    operation: 'GetObject',
    source: S3_EVENTS,
    record: trail('s3', 'GetObject', {
      requestParameters: { bucketName: 'reports', key: '2026/q1/plan.xlsx' },
      additionalEventData: { bytesTransferredOut: 2048, bytesTransferredIn: 0 },
      resources: [bucketResource('reports', OWN)],
    }),
    expect: {
      source: 'AWS S3',
      action: 'Download',
      movement: 'download',
      'object.name': 'plan.xlsx',
      'object.path': '2026/q1/plan.xlsx',
      'object.directory': '2026/q1',
      'object.extension': 'xlsx',
      'object.sizeBytes': 2048,
      'object.id': 'arn:aws:s3:::reports/2026/q1/plan.xlsx',
      'origin.container': 'reports',
      'origin.account': OWN,
      destination: null,
      'actor.name': 'ann',
      'actor.id': 'AIDAEXAMPLEANN',
      'actor.kind': 'person',
      outcome: 'success',
      cloudAccount: OWN,
      cloudRegion: 'eu-west-1',
      'network.sourceIp': '203.0.113.10',
    },
  },
  {
    operation: 'GetObject by another account',
    source: 'CloudTrail userIdentity element',
    record: trail('s3', 'GetObject', {
      userIdentity: OUTSIDER,
      requestParameters: { bucketName: 'reports', key: 'plan.xlsx' },
      resources: [bucketResource('reports', OWN)],
    }),
    expect: {
      action: 'Download',
      'destination.kind': 'account',
      'destination.account': OTHER,
      cloudAccount: OWN,
      'actor.kind': 'unknown',
    },
  },
  {
    operation: 'GetObject without credentials',
    source: 'CloudTrail userIdentity element',
    record: trail('s3', 'GetObject', {
      userIdentity: { type: 'AWSAccount', principalId: '', accountId: 'anonymous' },
      requestParameters: { bucketName: 'reports', key: 'plan.xlsx' },
    }),
    expect: { 'actor.kind': 'anonymous', 'actor.id': null, 'destination.kind': 'internet' },
  },
  {
    operation: 'GetObject denied',
    source: RECORD_CONTENTS,
    record: trail('s3', 'GetObject', {
      errorCode: 'AccessDenied',
      errorMessage: 'Access Denied',
      requestParameters: { bucketName: 'reports', key: 'plan.xlsx' },
    }),
    expect: { outcome: 'failure', 'extra.errorCode': 'AccessDenied' },
  },
  {
    operation: 'PutObject',
    source: S3_EVENTS,
    record: trail('s3', 'PutObject', {
      userIdentity: ROLE,
      requestParameters: {
        bucketName: 'landing',
        key: 'export.csv',
        'x-amz-checksum-sha256': 'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=',
      },
      additionalEventData: { bytesTransferredIn: 10 },
      resources: [bucketResource('landing', OTHER)],
    }),
    expect: {
      action: 'Upload',
      movement: 'upload',
      'destination.name': 'AWS S3',
      'destination.container': 'landing',
      'destination.account': OTHER,
      'object.sizeBytes': 10,
      'object.sha256': 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      'actor.name': 'data-engineer',
      'actor.email': 'ann@example.com',
      'actor.domain': 'example.com',
      'actor.kind': 'person',
      'extra.session': 'ann@example.com',
    },
  },
  {
    operation: 'PutObject with a public canned ACL',
    source: 'PutObject (Amazon S3 API reference)',
    record: trail('s3', 'PutObject', {
      requestParameters: { bucketName: 'site', key: 'list.csv', 'x-amz-acl': 'public-read' },
    }),
    expect: { action: 'Upload', visibilityAfter: 'public', 'recipients.0.kind': 'public' },
  },
  {
    operation: 'CopyObject',
    source: S3_EVENTS,
    record: trail('s3', 'CopyObject', {
      requestParameters: {
        bucketName: 'elsewhere',
        key: 'copy.csv',
        'x-amz-copy-source': 'customers/2026/all%20rows.csv?versionId=3',
      },
      resources: [bucketResource('elsewhere', OTHER), bucketResource('customers', OWN)],
    }),
    expect: {
      action: 'Copy',
      movement: 'copy',
      'object.name': 'all rows.csv',
      'object.id': 'arn:aws:s3:::customers/2026/all rows.csv',
      'origin.container': 'customers',
      'origin.account': OWN,
      'destination.container': 'elsewhere',
      'destination.account': OTHER,
      'extra.destinationKey': 'copy.csv',
      'lineage.target.id': 'arn:aws:s3:::elsewhere/copy.csv',
    },
  },
  {
    operation: 'CopyObject through an access point',
    source: 'CopyObject (Amazon S3 API reference)',
    record: trail('s3', 'CopyObject', {
      requestParameters: {
        bucketName: 'elsewhere',
        key: 'copy.csv',
        'x-amz-copy-source': `arn:aws:s3:eu-west-1:${OWN}:accesspoint/finance/object/a/b.csv`,
      },
    }),
    expect: {
      'origin.container': 'finance',
      'origin.account': OWN,
      'object.path': 'a/b.csv',
      'destination.account': null,
    },
  },
  {
    operation: 'UploadPartCopy',
    source: S3_EVENTS,
    record: trail('s3', 'UploadPartCopy', {
      requestParameters: { bucketName: 'b', key: 'k', 'x-amz-copy-source': '/a/big.bin' },
    }),
    expect: { action: 'Copy', 'origin.container': 'a', 'object.name': 'big.bin' },
  },
  {
    operation: 'ListObjects',
    source: S3_EVENTS,
    record: trail('s3', 'ListObjects', { requestParameters: { bucketName: 'reports' } }),
    expect: { action: 'View', movement: 'none', 'object.kind': 'bucket', 'object.name': 'reports' },
  },
  {
    operation: 'DeleteBucket',
    source: S3_EVENTS,
    record: trail('s3', 'DeleteBucket', { requestParameters: { bucketName: 'reports' } }),
    expect: { source: 'AWS S3', action: null, movement: 'none', vendorOperation: 'DeleteBucket' },
  },
  {
    operation: 'PutBucketPolicy for everybody',
    source: 'Blocking public access to your Amazon S3 storage',
    record: trail('s3', 'PutBucketPolicy', {
      requestParameters: {
        bucketName: 'reports',
        bucketPolicy: policy({ ...READ, Principal: '*' }),
      },
    }),
    expect: {
      action: 'Share',
      movement: 'share',
      visibilityAfter: 'public',
      recipients: [{ kind: 'public', address: null, domain: null, outside: 'unknown' }],
      'destination.kind': 'public',
      'object.kind': 'bucket',
      'origin.container': 'reports',
    },
  },
  {
    operation: 'PutBucketPolicy for everybody in one VPC',
    source: 'Blocking public access to your Amazon S3 storage',
    record: trail('s3', 'PutBucketPolicy', {
      requestParameters: {
        bucketName: 'reports',
        bucketPolicy: policy({
          ...READ,
          Principal: { AWS: '*' },
          Condition: { StringEquals: { 'aws:SourceVpc': 'vpc-0a1b2c3d' } },
        }),
      },
    }),
    expect: { action: 'Share', visibilityAfter: null, recipients: [], destination: null },
  },
  {
    operation: 'PutBucketPolicy for another account',
    source: 'AWS JSON policy elements: Principal',
    record: trail('s3', 'PutBucketPolicy', {
      requestParameters: {
        bucketName: 'reports',
        bucketPolicy: policy(
          { ...READ, Principal: { AWS: [`arn:aws:iam::${OTHER}:root`, OWN] } },
          { ...READ, Effect: 'Deny', Principal: '*' },
        ),
      },
    }),
    expect: {
      visibilityAfter: null,
      recipients: [
        { kind: 'account', address: OTHER, domain: null, outside: 'unknown' },
        { kind: 'account', address: OWN, domain: null, outside: 'no' },
      ],
      'destination.kind': 'account',
      'destination.account': OTHER,
    },
  },
  {
    operation: 'PutBucketAcl by header',
    source: 'Access control list (ACL) overview',
    record: trail('s3', 'PutBucketAcl', {
      requestParameters: { bucketName: 'reports', acl: '', 'x-amz-acl': ['authenticated-read'] },
    }),
    expect: { action: 'Share', visibilityAfter: 'public' },
  },
  {
    operation: 'PutBucketAcl back to private',
    source: 'Access control list (ACL) overview',
    record: trail('s3', 'PutBucketAcl', {
      requestParameters: { bucketName: 'reports', 'x-amz-acl': 'private' },
    }),
    expect: { action: 'Share', movement: 'none', visibilityAfter: 'private' },
  },
  {
    operation: 'PutObjectAcl by body',
    source: 'PutObjectAcl (Amazon S3 API reference)',
    record: trail('s3', 'PutObjectAcl', {
      requestParameters: {
        bucketName: 'reports',
        key: 'plan.xlsx',
        AccessControlPolicy: {
          Owner: { ID: 'owner1' },
          AccessControlList: {
            Grant: [
              { Grantee: { ID: 'owner1' }, Permission: 'FULL_CONTROL' },
              {
                Grantee: { URI: 'http://acs.amazonaws.com/groups/global/AllUsers' },
                Permission: 'READ',
              },
            ],
          },
        },
      },
    }),
    expect: {
      visibilityAfter: 'public',
      'object.name': 'plan.xlsx',
      'recipients.0.kind': 'public',
    },
  },
  {
    operation: 'PutObjectAcl by grant header',
    source: 'PutObjectAcl (Amazon S3 API reference)',
    record: trail('s3', 'PutObjectAcl', {
      requestParameters: { bucketName: 'r', key: 'k', 'x-amz-grant-read': 'id="ABC9"' },
    }),
    expect: { 'recipients.0.kind': 'account', 'recipients.0.address': 'abc9' },
  },
  {
    operation: 'PutBucketPublicAccessBlock opened',
    source: 'Blocking public access to your Amazon S3 storage',
    record: trail('s3', 'PutBucketPublicAccessBlock', {
      requestParameters: {
        bucketName: 'reports',
        PublicAccessBlockConfiguration: { BlockPublicAcls: false, BlockPublicPolicy: false },
      },
    }),
    expect: { action: 'Share', movement: 'share', visibilityAfter: null },
  },
  {
    operation: 'PutBucketPublicAccessBlock closed',
    source: 'Blocking public access to your Amazon S3 storage',
    record: trail('s3', 'PutBucketPublicAccessBlock', {
      requestParameters: {
        bucketName: 'reports',
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          IgnorePublicAcls: true,
          BlockPublicPolicy: true,
          RestrictPublicBuckets: true,
        },
      },
    }),
    expect: { action: null, movement: 'none' },
  },
  {
    operation: 'DeleteBucketPublicAccessBlock',
    source: S3_EVENTS,
    record: trail('s3', 'DeleteBucketPublicAccessBlock', {
      requestParameters: { bucketName: 'reports' },
    }),
    expect: { action: 'Share', movement: 'share', 'object.name': 'reports' },
  },
  {
    operation: 'PutBucketReplication',
    source: 'Replication configuration (Amazon S3 user guide)',
    record: trail('s3', 'PutBucketReplication', {
      requestParameters: {
        bucketName: 'reports',
        ReplicationConfiguration: {
          Rule: {
            Status: 'Enabled',
            Destination: { Bucket: 'arn:aws:s3:::mirror', Account: OTHER },
          },
        },
      },
    }),
    expect: {
      action: 'Copy',
      movement: 'copy',
      'origin.container': 'reports',
      'origin.account': OWN,
      'destination.container': 'mirror',
      'destination.account': OTHER,
      'recipients.0.address': OTHER,
    },
  },
  {
    operation: 'ModifySnapshotAttribute for an account',
    source: 'ModifySnapshotAttribute (Amazon EC2 API reference)',
    record: trail('ec2', 'ModifySnapshotAttribute', {
      requestParameters: {
        snapshotId: 'snap-0a1b2c3d',
        createVolumePermission: { add: { items: [{ userId: OTHER }] } },
        attributeType: 'CREATE_VOLUME_PERMISSION',
      },
    }),
    expect: {
      source: 'AWS',
      action: 'Share',
      movement: 'share',
      'object.kind': 'snapshot',
      'object.id': 'snap-0a1b2c3d',
      'recipients.0.kind': 'account',
      'recipients.0.address': OTHER,
      'destination.account': OTHER,
      'origin.account': OWN,
    },
  },
  {
    operation: 'ModifySnapshotAttribute for everybody',
    source: 'ModifySnapshotAttribute (Amazon EC2 API reference)',
    record: trail('ec2', 'ModifySnapshotAttribute', {
      requestParameters: {
        snapshotId: 'snap-0a1b2c3d',
        createVolumePermission: { add: { items: [{ group: 'all' }] } },
      },
    }),
    expect: { action: 'Share', visibilityAfter: 'public', 'destination.kind': 'public' },
  },
  {
    operation: 'ModifySnapshotAttribute taken back',
    source: 'ModifySnapshotAttribute (Amazon EC2 API reference)',
    record: trail('ec2', 'ModifySnapshotAttribute', {
      requestParameters: {
        snapshotId: 'snap-0a1b2c3d',
        createVolumePermission: { remove: { items: [{ userId: OTHER }] } },
      },
    }),
    expect: { action: null, movement: 'none', recipients: [] },
  },
  {
    operation: 'ModifyImageAttribute',
    source: 'ModifyImageAttribute (Amazon EC2 API reference)',
    record: trail('ec2', 'ModifyImageAttribute', {
      requestParameters: {
        imageId: 'ami-0a1b2c3d',
        launchPermission: { add: { items: [{ userId: OTHER }] } },
      },
    }),
    expect: { action: 'Share', 'object.kind': 'image', 'recipients.0.address': OTHER },
  },
  {
    operation: 'ModifyDBSnapshotAttribute',
    source: 'ModifyDBSnapshotAttribute (Amazon RDS API reference)',
    record: trail('rds', 'ModifyDBSnapshotAttribute', {
      requestParameters: {
        dBSnapshotIdentifier: 'nightly',
        attributeName: 'restore',
        valuesToAdd: ['all', OTHER],
      },
    }),
    expect: {
      action: 'Share',
      'object.kind': 'snapshot',
      visibilityAfter: 'public',
      'recipients.1.address': OTHER,
    },
  },
  {
    operation: 'ModifyDBClusterSnapshotAttribute',
    source: 'ModifyDBClusterSnapshotAttribute (Amazon RDS API reference)',
    record: trail('rds', 'ModifyDBClusterSnapshotAttribute', {
      requestParameters: { dBClusterSnapshotIdentifier: 'weekly', valuesToAdd: [OTHER] },
    }),
    expect: { action: 'Share', 'object.id': 'weekly', 'destination.account': OTHER },
  },
  {
    operation: 'SharedSnapshotCopyInitiated',
    source: 'View events for shared EBS snapshots using CloudTrail',
    record: trail('ec2', 'SharedSnapshotCopyInitiated', {
      userIdentity: { invokedBy: 'ec2.amazonaws.com' },
      sourceIPAddress: 'ec2.amazonaws.com',
      eventType: 'AwsServiceEvent',
      serviceEventDetails: { snapshotId: 'snap-0a1b2c3d' },
    }),
    expect: {
      action: 'Copy',
      movement: 'copy',
      'object.id': 'snap-0a1b2c3d',
      'destination.kind': 'account',
      'destination.account': null,
      'actor.kind': 'service',
      'network.sourceIp': null,
      'network.sourceDomain': 'ec2.amazonaws.com',
    },
  },
  {
    operation: 'CreateSnapshot',
    source: 'CreateSnapshot (Amazon EC2 API reference)',
    record: trail('ec2', 'CreateSnapshot', { requestParameters: { volumeId: 'vol-0a1b' } }),
    expect: { action: 'Copy', 'object.id': 'vol-0a1b', 'destination.account': OWN },
  },
  {
    operation: 'CopyDBSnapshot',
    source: 'CopyDBSnapshot (Amazon RDS API reference)',
    record: trail('rds', 'CopyDBSnapshot', {
      requestParameters: {
        sourceDBSnapshotIdentifier: `arn:aws:rds:eu-west-1:${OTHER}:snapshot:theirs`,
        targetDBSnapshotIdentifier: 'ours',
        sourceRegion: 'us-east-1',
      },
    }),
    expect: {
      action: 'Copy',
      'extra.fromRegion': 'us-east-1',
      'object.name': 'theirs',
      'origin.account': OTHER,
      'destination.account': OWN,
    },
  },
  {
    operation: 'StartExportTask',
    source: 'StartExportTask (Amazon RDS API reference)',
    record: trail('rds', 'StartExportTask', {
      requestParameters: {
        sourceArn: `arn:aws:rds:eu-west-1:${OWN}:snapshot:nightly`,
        s3BucketName: 'exports',
      },
    }),
    expect: { action: 'Copy', 'destination.name': 'AWS S3', 'destination.container': 'exports' },
  },
  {
    operation: 'ExportTableToPointInTime',
    source: 'ExportTableToPointInTime (Amazon DynamoDB API reference)',
    record: trail('dynamodb', 'ExportTableToPointInTime', {
      requestParameters: {
        tableArn: `arn:aws:dynamodb:eu-west-1:${OWN}:table/customers`,
        s3Bucket: 'exports',
        s3BucketOwner: OTHER,
      },
    }),
    expect: {
      action: 'Copy',
      'object.kind': 'database',
      'object.name': 'customers',
      'destination.account': OTHER,
    },
  },
  {
    operation: 'AddPermission20150331v2',
    source: 'AddPermission (AWS Lambda API reference)',
    record: trail('lambda', 'AddPermission20150331v2', {
      requestParameters: {
        functionName: 'report',
        principal: '*',
        action: 'lambda:InvokeFunction',
      },
    }),
    expect: { action: 'Share', visibilityAfter: 'public', 'object.name': 'report' },
  },
  {
    operation: 'SetRepositoryPolicy',
    source: 'SetRepositoryPolicy (Amazon ECR API reference)',
    record: trail('ecr', 'SetRepositoryPolicy', {
      requestParameters: {
        repositoryName: 'app',
        policyText: JSON.stringify(
          policy({ Effect: 'Allow', Principal: { AWS: OTHER }, Action: 'ecr:BatchGetImage' }),
        ),
      },
    }),
    expect: { action: 'Share', 'recipients.0.address': OTHER, 'object.name': 'app' },
  },
  {
    operation: 'CreateGrant to the own account',
    source: 'CreateGrant (AWS KMS API reference)',
    record: trail('kms', 'CreateGrant', {
      requestParameters: { keyId: 'key-1', granteePrincipal: `arn:aws:iam::${OWN}:role/app` },
    }),
    expect: { action: null, movement: 'none' },
  },
  {
    operation: 'SetQueueAttributes',
    source: 'SetQueueAttributes (Amazon SQS API reference)',
    record: trail('sqs', 'SetQueueAttributes', {
      requestParameters: { queueUrl: 'https://q.example/1/q', attributes: { DelaySeconds: '5' } },
    }),
    expect: { action: null, movement: 'none' },
  },
  {
    operation: 'CreateResourceShare',
    source: 'CreateResourceShare (AWS RAM API reference)',
    record: trail('ram', 'CreateResourceShare', {
      requestParameters: { name: 'share', principals: [OTHER], allowExternalPrincipals: true },
    }),
    expect: { action: 'Share', 'recipients.0.address': OTHER },
  },
  {
    operation: 'UpdateProjectVisibility',
    source: 'UpdateProjectVisibility (AWS CodeBuild API reference)',
    record: trail('codebuild', 'UpdateProjectVisibility', {
      requestParameters: {
        projectArn: `arn:aws:codebuild:eu-west-1:${OWN}:project/site`,
        projectVisibility: 'PUBLIC_READ',
      },
    }),
    expect: { action: 'Share', visibilityAfter: 'public', 'object.name': 'site' },
  },
  {
    operation: 'GetSecretValue',
    source: 'GetSecretValue (AWS Secrets Manager API reference)',
    record: trail('secretsmanager', 'GetSecretValue', { requestParameters: { secretId: 'db' } }),
    expect: { action: 'View', movement: 'none', 'object.name': 'db' },
  },
  {
    operation: 'AddUserToGroup',
    source: 'Logging IAM and AWS STS API calls with AWS CloudTrail',
    record: trail('iam', 'AddUserToGroup', {
      requestParameters: { userName: 'ben', groupName: 'admins' },
    }),
    expect: { action: null, targetUser: 'ben', targetGroup: 'admins', 'object.kind': 'group' },
  },
  {
    operation: 'ConsoleLogin',
    source: 'AWS Management Console sign-in events',
    record: trail('signin', 'ConsoleLogin', {
      userIdentity: {
        type: 'Root',
        principalId: OWN,
        accountId: OWN,
        arn: `arn:aws:iam::${OWN}:root`,
      },
      responseElements: { ConsoleLogin: 'Failure' },
      additionalEventData: { MFAUsed: 'No' },
    }),
    expect: { outcome: 'failure', 'actor.name': 'root', 'extra.mfaUsed': 'No', action: null },
  },
  {
    operation: 'AssumeRole by a service',
    source: 'CloudTrail userIdentity element',
    record: trail('sts', 'AssumeRole', {
      userIdentity: { type: 'AWSService', invokedBy: 'lambda.amazonaws.com' },
      sourceIPAddress: 'AWS Internal',
    }),
    expect: {
      'actor.kind': 'service',
      'actor.name': 'lambda.amazonaws.com',
      'network.sourceDomain': null,
      cloudAccount: OWN,
    },
  },
  {
    operation: 'LookupEvents',
    source: 'LookupEvents (AWS CloudTrail API reference)',
    record: {
      EventId: 'event-1',
      EventName: 'StopLogging',
      CloudTrailEvent: JSON.stringify(
        trail('cloudtrail', 'StopLogging', { requestParameters: { name: 'main' } }),
      ),
    },
    expect: { vendorOperation: 'StopLogging', 'object.kind': 'setting', 'object.name': 'main' },
  },
  {
    operation: 'GuardDuty finding of an outbound connection',
    source: 'GuardDuty EC2 finding types',
    record: {
      accountId: OWN,
      type: 'Behavior:EC2/NetworkPortUnusual',
      resource: { resourceType: 'Instance', instanceDetails: { instanceId: 'i-0a1b' } },
      service: {
        action: {
          actionType: 'NETWORK_CONNECTION',
          networkConnectionAction: {
            connectionDirection: 'OUTBOUND',
            remoteIpDetails: { ipAddressV4: '198.51.100.7' },
            localIpDetails: { ipAddressV4: '10.0.0.5' },
          },
        },
      },
      updatedAt: '2026-03-02T09:30:00.000Z',
    },
    expect: {
      vendorOperation: 'Behavior',
      'network.sourceIp': '10.0.0.5',
      'network.destinationIp': '198.51.100.7',
      'device.id': 'i-0a1b',
      'object.id': 'i-0a1b',
    },
  },
  {
    operation: 'CloudTrail digest',
    source: 'CloudTrail digest file structure',
    record: {
      awsAccountId: OWN,
      digestStartTime: '2026-03-02T08:30:00Z',
      digestEndTime: '2026-03-02T09:30:00Z',
      digestS3Bucket: 'trail',
      digestS3Object: 'AWSLogs/digest.json.gz',
      logFiles: [{ s3Bucket: 'trail', s3Object: 'AWSLogs/one.json.gz' }],
    },
    expect: {
      stream: 'cloudtrail-digest',
      occurredAt: Date.UTC(2026, 2, 2, 9, 30),
      'object.path': 'AWSLogs/digest.json.gz',
      cloudAccount: OWN,
      'extra.logFiles': '1',
    },
  },
  {
    operation: 'CloudTrail insight',
    source: 'CloudTrail Insights insightDetails element',
    record: {
      eventTime: '2026-03-02T09:30:00Z',
      awsRegion: 'eu-west-1',
      eventID: 'insight-1',
      eventType: 'AwsCloudTrailInsight',
      recipientAccountId: OWN,
      insightDetails: {
        state: 'Start',
        eventSource: 'ssm.amazonaws.com',
        eventName: 'GetParameter',
        insightType: 'ApiCallRateInsight',
      },
    },
    expect: {
      stream: 'cloudtrail-insight',
      action: null,
      vendorOperation: 'GetParameter',
      vendorRule: 'ApiCallRateInsight',
    },
  },
  {
    operation: 'GuardDuty finding',
    source: 'GuardDuty S3 Protection finding types',
    record: {
      schemaVersion: '2.0',
      accountId: OWN,
      region: 'eu-west-1',
      id: 'finding-1',
      type: 'Exfiltration:S3/AnomalousBehavior',
      resource: {
        resourceType: 'S3Bucket',
        s3BucketDetails: [{ name: 'reports', arn: 'arn:aws:s3:::reports', owner: { id: 'c1' } }],
        accessKeyDetails: { userName: 'ann', principalId: 'AIDAEXAMPLEANN', userType: 'IAMUser' },
      },
      service: {
        action: {
          actionType: 'AWS_API_CALL',
          awsApiCallAction: { api: 'GetObject', remoteIpDetails: { ipAddressV4: '198.51.100.7' } },
        },
        count: 3,
      },
      severity: 8,
      createdAt: '2026-03-02T09:00:00.000Z',
      updatedAt: '2026-03-02T09:30:00.000Z',
      title: 'Objects were read in an unusual way.',
    },
    expect: {
      stream: 'guardduty',
      action: null,
      vendorOperation: 'Exfiltration',
      vendorRule: 'Exfiltration:S3/AnomalousBehavior',
      vendorSeverity: '8',
      occurredAt: Date.UTC(2026, 2, 2, 9, 30),
      'object.kind': 'bucket',
      'object.name': 'reports',
      'actor.name': 'ann',
      'network.sourceIp': '198.51.100.7',
    },
  },
  {
    operation: 'Security Hub finding through EventBridge',
    source: 'AWS Security Finding Format (ASFF)',
    record: {
      'detail-type': 'Security Hub Findings - Imported',
      source: 'aws.securityhub',
      detail: {
        findings: [
          {
            ProductArn: 'arn:aws:securityhub:eu-west-1::product/aws/securityhub',
            AwsAccountId: OWN,
            Id: 'finding-2',
            Types: ['Software and Configuration Checks'],
            CreatedAt: '2026-03-02T09:30:00Z',
            Severity: { Label: 'HIGH' },
            Compliance: { Status: 'FAILED', SecurityControlId: 'S3.2' },
            Resources: [{ Type: 'AwsS3Bucket', Id: 'arn:aws:s3:::reports' }],
          },
        ],
      },
    },
    expect: {
      stream: 'securityhub',
      vendorSeverity: 'HIGH',
      vendorRule: 'S3.2',
      'object.name': 'reports',
      vendorOperation: 'Software and Configuration Checks',
    },
  },
  {
    operation: 'REST.GET.OBJECT',
    source: 'Amazon S3 server access log format',
    record: LOG_LINE,
    expect: {
      source: 'AWS S3',
      stream: 's3access',
      action: 'Download',
      occurredAt: Date.UTC(2026, 2, 2, 9, 30),
      'object.name': 'Q1 plan.xlsx',
      'object.sizeBytes': 2048,
      'object.url': '/reports/2026/Q1%20plan.xlsx',
      'network.destinationDomain': 's3.eu-west-1.amazonaws.com',
      'origin.container': 'reports',
      'actor.name': 'ann',
      cloudRegion: 'eu-west-1',
      outcome: 'success',
    },
  },
  {
    operation: 'REST.GET.OBJECT unsigned',
    source: 'Amazon S3 server access log format',
    record: logRow('REST.GET.OBJECT', { requester: '-' }),
    expect: { 'actor.kind': 'anonymous', 'destination.kind': 'internet', action: 'Download' },
  },
  {
    operation: 'S3.EXPIRE.OBJECT',
    source: 'Amazon S3 server access log format',
    record: { bucket: 'reports', operation: 'S3.EXPIRE.OBJECT', time: '2026-03-02 09:30:00' },
    expect: { action: null, 'actor.kind': 'unknown', outcome: 'unknown' },
  },
  {
    operation: 'REST.PUT.OBJECT refused',
    source: 'Amazon S3 server access log format',
    record: logRow('REST.PUT.OBJECT', { httpstatus: '403', errorcode: 'AccessDenied' }),
    expect: {
      action: 'Upload',
      outcome: 'failure',
      'destination.container': 'reports',
      'extra.requesterAccount': OWN,
    },
  },
  {
    operation: 'REST.COPY.OBJECT_GET',
    source: 'Additional logging for copy operations',
    record: logRow('REST.COPY.OBJECT_GET', {}),
    expect: { action: 'Copy', 'origin.container': 'reports', destination: null },
  },
  {
    operation: 'an access log line cut off',
    source: 'Amazon S3 server access log format',
    record: 'a1b2c3 reports [02/Mar/2026:09:30:00 +0000]',
    expect: { rejected: 'The line is no S3 server access log entry.' },
  },
  {
    operation: 'a record without a time',
    source: RECORD_CONTENTS,
    record: { eventSource: 's3.amazonaws.com', eventName: 'GetObject' },
    expect: { rejected: 'The record has no readable time.' },
  },
  {
    operation: 'an empty list of findings',
    source: 'GetFindings (AWS Security Hub API reference)',
    record: { findings: [] },
    expect: { skipped: 'The list of findings is empty.' },
  },
  {
    operation: 'AuthorizeSecurityGroupIngress',
    source: 'Amazon EC2 API Reference',
    record: trail('ec2', 'AuthorizeSecurityGroupIngress', {
      requestParameters: {
        groupId: 'sg-1',
        ipPermissions: {},
        ipProtocol: 'tcp',
        fromPort: 22,
        toPort: 22,
        cidrIp: '0.0.0.0/0',
      },
    }),
    expect: {
      action: null,
      movement: 'none',
      'object.kind': 'setting',
      'object.id': 'sg-1',
      'extra.internetPorts': '22',
    },
  },
  {
    operation: 'AuthorizeSecurityGroupEgress',
    source: 'Amazon EC2 API Reference',
    record: trail('ec2', 'AuthorizeSecurityGroupEgress', {
      requestParameters: { groupId: 'sg-1', ipProtocol: '-1', cidrIp: '0.0.0.0/0' },
    }),
    expect: { movement: 'none', 'extra.internetPorts': undefined },
  },
  {
    operation: 'GetObject with the credentials of an instance',
    source: S3_EVENTS,
    record: trail('s3', 'GetObject', {
      userIdentity: {
        ...ROLE,
        arn: `arn:aws:sts::${OWN}:assumed-role/web/i-0a1b2c3d4e5f60718`,
        principalId: 'AROAEXAMPLEWEB:i-0a1b2c3d4e5f60718',
      },
      requestParameters: { bucketName: 'reports', key: 'plan.xlsx' },
      resources: [bucketResource('reports', OWN)],
    }),
    expect: { movement: 'download', 'extra.instance': 'i-0a1b2c3d4e5f60718' },
  },
  {
    operation: 'PutBucketPolicy for the accounts of load balancers',
    source: 'Access logs for your Application Load Balancer',
    record: trail('s3', 'PutBucketPolicy', {
      requestParameters: {
        bucketName: 'reports',
        bucketPolicy: policy({ ...READ, Principal: { AWS: 'arn:aws:iam::156460612806:root' } }),
      },
    }),
    expect: { movement: 'share', recipients: [], destination: null },
  },
  {
    operation: 'RestoreDBInstanceFromDBSnapshot, public',
    source: 'Amazon RDS API Reference',
    record: trail('rds', 'RestoreDBInstanceFromDBSnapshot', {
      requestParameters: { dBInstanceIdentifier: 'ledger', dBSnapshotIdentifier: 'nightly' },
      responseElements: { publiclyAccessible: true },
    }),
    expect: { movement: 'share', visibilityAfter: 'public', 'destination.kind': 'public' },
  },
  {
    operation: 'ModifyDBInstance of a database that is public already',
    source: 'Amazon RDS API Reference',
    record: trail('rds', 'ModifyDBInstance', {
      requestParameters: { dBInstanceIdentifier: 'ledger', allocatedStorage: 100 },
      responseElements: { publiclyAccessible: true },
    }),
    expect: { action: null, movement: 'none', 'object.kind': 'database' },
  },
  {
    operation: 'CreateFunctionUrlConfig without credentials',
    source: 'AWS Lambda API Reference',
    record: trail('lambda', 'CreateFunctionUrlConfig20211031', {
      requestParameters: { functionName: 'report', authType: 'NONE' },
    }),
    expect: { movement: 'share', visibilityAfter: 'public', 'object.name': 'report' },
  },
  {
    operation: 'PutTargets on the bus of another account',
    source: 'Amazon EventBridge API Reference',
    record: trail('events', 'PutTargets', {
      requestParameters: {
        rule: 'all',
        targets: [{ id: '1', arn: `arn:aws:events:eu-west-1:${OTHER}:event-bus/in` }],
      },
    }),
    expect: { movement: 'share', 'recipients.0.address': OTHER, 'destination.account': OTHER },
  },
  {
    operation: 'PutTargets on a queue of the account',
    source: 'Amazon EventBridge API Reference',
    record: trail('events', 'PutTargets', {
      requestParameters: {
        rule: 'all',
        targets: [{ id: '1', arn: `arn:aws:sqs:eu-west-1:${OWN}:jobs` }],
      },
    }),
    expect: { action: null, movement: 'none' },
  },
  {
    operation: 'CreateVpcPeeringConnection with another account',
    source: 'Amazon EC2 API Reference',
    record: trail('ec2', 'CreateVpcPeeringConnection', {
      requestParameters: { vpcId: 'vpc-1', peerVpcId: 'vpc-2', peerOwnerId: OTHER },
    }),
    expect: { movement: 'share', 'recipients.0.address': OTHER, 'object.id': 'vpc-1' },
  },
  {
    operation: 'CreateResourceShare with the own organisation',
    source: 'AWS RAM API Reference',
    record: trail('ram', 'CreateResourceShare', {
      requestParameters: {
        name: 'subnets',
        principals: [`arn:aws:organizations::${OTHER}:organization/o-a1b2c3d4e5`],
      },
    }),
    expect: { movement: 'share', recipients: [] },
  },
  {
    operation: 'StartCopyJob to a vault of another account',
    source: 'AWS Backup API Reference',
    record: trail('backup', 'StartCopyJob', {
      requestParameters: {
        recoveryPointArn: 'arn:aws:ec2:eu-west-1::snapshot/snap-1',
        destinationBackupVaultArn: `arn:aws:backup:eu-west-1:${OTHER}:backup-vault:taken`,
      },
    }),
    expect: { movement: 'copy', 'object.kind': 'snapshot', 'destination.account': OTHER },
  },
  {
    operation: 'CreateDomain for everybody',
    source: 'Amazon OpenSearch Service API Reference',
    record: trail('es', 'CreateDomain', {
      requestParameters: {
        domainName: 'search',
        accessPolicies: policy({ Effect: 'Allow', Principal: '*', Action: 'es:*', Resource: '*' }),
      },
    }),
    expect: { movement: 'share', visibilityAfter: 'public', 'object.kind': 'database' },
  },
  {
    operation: 'CreateTask',
    source: 'AWS DataSync API Reference',
    record: trail('datasync', 'CreateTask', {
      requestParameters: {
        sourceLocationArn: `arn:aws:datasync:eu-west-1:${OWN}:location/loc-1`,
        destinationLocationArn: `arn:aws:datasync:eu-west-1:${OWN}:location/loc-2`,
      },
    }),
    expect: { action: 'Copy', movement: 'copy', 'origin.account': OWN },
  },
  {
    operation: 'CreateTask of another service',
    source: 'CloudTrail record contents',
    record: trail('other', 'CreateTask', { requestParameters: {} }),
    expect: { action: null, movement: 'none' },
  },
  {
    operation: 'ModifyDocumentPermission for everybody',
    source: 'AWS Systems Manager API Reference',
    record: trail('ssm', 'ModifyDocumentPermission', {
      requestParameters: { name: 'runbook', permissionType: 'Share', accountIdsToAdd: ['all'] },
    }),
    expect: { movement: 'share', visibilityAfter: 'public' },
  },
  {
    operation: 'GetObject by nobody in particular',
    source: S3_EVENTS,
    record: trail('s3', 'GetObject', {
      userIdentity: { type: 'AWSAccount', principalId: '', accountId: 'ANONYMOUS_PRINCIPAL' },
      requestParameters: { bucketName: 'reports', key: 'plan.xlsx' },
      resources: [bucketResource('reports', OWN)],
    }),
    expect: { 'actor.kind': 'anonymous', 'destination.kind': 'internet', cloudAccount: OWN },
  },
];
