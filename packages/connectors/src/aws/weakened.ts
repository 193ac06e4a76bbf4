import { ownValue } from '@waybill/contract';
import { field, textAt } from '../kit/field.ts';
import { truth } from '../kit/number.ts';
import { lowerText } from '../kit/text.ts';

/** Calls that always remove a data protection. */
const BY_OPERATION: Readonly<Record<string, string>> = {
  's3:DeleteBucketEncryption': 'encryption',
  's3:DeleteBucketPublicAccessBlock': 'public access block',
  's3:DeleteAccountPublicAccessBlock': 'public access block',
  's3:DeletePublicAccessBlock': 'public access block',
  'ec2:DisableEbsEncryptionByDefault': 'encryption',
  'ec2:DisableSnapshotBlockPublicAccess': 'public access block',
  'ec2:DisableImageBlockPublicAccess': 'public access block',
  'macie2:DisableMacie': 'classification',
  'macie:DisableMacie': 'classification',
};

const BLOCKS = [
  'BlockPublicAcls',
  'IgnorePublicAcls',
  'BlockPublicPolicy',
  'RestrictPublicBuckets',
];

type Test = (request: unknown) => string | null;

const unblocks: Test = (request) => {
  const settings = field(request, 'PublicAccessBlockConfiguration');
  const isOff = BLOCKS.some((name) => truth(field(settings, name)) === false);
  return isOff ? 'public access block' : null;
};

const pauses: Test = (request) =>
  lowerText(field(request, 'status')) === 'paused' ? 'classification' : null;

/** Calls that change many settings, with the protections their request removes. */
const BY_REQUEST: Readonly<Record<string, Test>> = {
  's3:PutBucketPublicAccessBlock': unblocks,
  's3:PutAccountPublicAccessBlock': unblocks,
  's3:PutPublicAccessBlock': unblocks,
  's3:PutBucketVersioning': (request) =>
    textAt(request, 'VersioningConfiguration.Status') === 'Suspended' ? 'versions' : null,
  's3:PutBucketLogging': (request) => {
    const status = field(request, 'BucketLoggingStatus');
    const target = textAt(status, 'LoggingEnabled.TargetBucket');
    return status !== undefined && target === null ? 'access log' : null;
  },
  'macie2:UpdateMacieSession': pauses,
  'macie:UpdateMacieSession': pauses,
};

/**
 * Data protection removed by a call: `encryption`, `public access block`, `versions`, `access log` or
 * `classification`; null: none.
 *
 * @param operation Service and operation, e.g. `s3:PutBucketVersioning`.
 */
export function weakenedBy(record: Record<string, unknown>, operation: string): string | null {
  const stated = ownValue(BY_OPERATION, operation);
  if (stated !== undefined) return stated;
  const test = ownValue(BY_REQUEST, operation);
  return test?.(record['requestParameters']) ?? null;
}
