import { expect, test } from 'vitest';
import { weakenedBy } from './weakened.ts';

const block = (isOn: boolean | string) => ({
  PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: isOn },
});

test.each([
  ['s3:DeleteBucketPublicAccessBlock', {}, 'public access block'],
  ['s3:PutBucketPublicAccessBlock', block(false), 'public access block'],
  ['s3:PutBucketPublicAccessBlock', block('false'), 'public access block'],
  ['s3:PutBucketPublicAccessBlock', block(true), null],
  ['s3:PutBucketVersioning', { VersioningConfiguration: { Status: 'Suspended' } }, 'versions'],
  ['s3:PutBucketVersioning', { VersioningConfiguration: { Status: 'Enabled' } }, null],
  ['s3:PutBucketLogging', { BucketLoggingStatus: { xmlns: 'a' } }, 'access log'],
  [
    's3:PutBucketLogging',
    { BucketLoggingStatus: { LoggingEnabled: { TargetBucket: 'logs' } } },
    null,
  ],
  ['s3:PutBucketLogging', {}, null],
  ['macie2:UpdateMacieSession', { status: 'PAUSED' }, 'classification'],
  ['macie2:UpdateMacieSession', { status: 'ENABLED' }, null],
  ['ec2:DisableEbsEncryptionByDefault', {}, 'encryption'],
  ['s3:GetObject', {}, null],
  ['constructor', {}, null],
])('%s with %j takes off %s', (operation, requestParameters, weakened) => {
  expect(weakenedBy({ requestParameters }, operation)).toBe(weakened);
});
