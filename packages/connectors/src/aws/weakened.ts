import { field, textAt } from '../kit/field.ts';
import { truth } from '../kit/number.ts';
import { lowerText } from '../kit/text.ts';

/** Calls that take a protection of data off whatever their request says. */
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

/**
 * Which protection of stored data a call took off: `encryption`, `public access block`, `versions`,
 * `access log` or `classification`; null: none.
 *
 * @param operation Service and operation, e.g. `s3:PutBucketVersioning`.
 */
export function weakenedBy(record: Record<string, unknown>, operation: string): string | null {
  if (Object.hasOwn(BY_OPERATION, operation)) return BY_OPERATION[operation] ?? null;
  const request = 'requestParameters';
  switch (operation) {
    case 's3:PutBucketPublicAccessBlock':
    case 's3:PutAccountPublicAccessBlock':
    case 's3:PutPublicAccessBlock': {
      const block = `${request}.PublicAccessBlockConfiguration`;
      const isOff = BLOCKS.some((name) => truth(field(record, `${block}.${name}`)) === false);
      return isOff ? 'public access block' : null;
    }
    case 's3:PutBucketVersioning': {
      const status = textAt(record, `${request}.VersioningConfiguration.Status`);
      return status === 'Suspended' ? 'versions' : null;
    }
    case 's3:PutBucketLogging': {
      const status = field(record, `${request}.BucketLoggingStatus`);
      return status !== undefined && textAt(status, 'LoggingEnabled.TargetBucket') === null
        ? 'access log'
        : null;
    }
    case 'macie2:UpdateMacieSession':
    case 'macie:UpdateMacieSession':
      return lowerText(field(record, `${request}.status`)) === 'paused' ? 'classification' : null;
    default:
      return null;
  }
}
