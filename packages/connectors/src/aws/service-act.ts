import type { DataObject, Place } from '@waybill/contract';
import { recordsOf, textAt } from '../kit/field.ts';
import { basename } from '../kit/file-name.ts';
import type { OperationRule } from '../kit/operation-table.ts';
import { accountPlace, bucketPlace, servicePlace } from './place.ts';
import { REQUEST_OBJECTS } from './request-objects.data.ts';
import type { ActFacts } from './s3-act.ts';
import { accountIn } from './user-identity.ts';

/** Where exports of databases, tables and images name the bucket they go to. */
const EXPORT_BUCKETS = [
  's3BucketName',
  's3Bucket',
  's3ExportLocation.s3Bucket',
  'exportToS3Task.s3Bucket',
  'exportToS3.s3Bucket',
  'bucket',
  'destination',
];

/** The thing that the request, the event or the resources of a call name. */
function serviceObject(record: Record<string, unknown>, service: string): Partial<DataObject> {
  for (const [of, parameter, kind] of REQUEST_OBJECTS) {
    if (of !== '*' && of !== service) continue;
    const value =
      textAt(record, `requestParameters.${parameter}`) ??
      textAt(record, `serviceEventDetails.${parameter}`);
    if (value !== null) return { kind, id: value, name: shortName(value) };
  }
  const [resource] = recordsOf(record['resources']);
  const arn = textAt(resource, 'ARN', 'arn');
  return arn === null ? {} : { kind: 'other', id: arn, name: shortName(arn) };
}

/**
 * Effect of a call to any service other than S3 on its object: copied it into an account or a bucket,
 * or moved it out of the account.
 */
export function serviceAct(
  record: Record<string, unknown>,
  service: string,
  rule: OperationRule,
): ActFacts {
  const own = textAt(record, 'recipientAccountId', 'userIdentity.accountId');
  const object = serviceObject(record, service);
  if (rule.movement === 'none') return { object };
  const place = servicePlace(object.id ?? null, accountIn(object.id) ?? own);
  if (rule.movement === 'upload') return { object, destination: place };
  return {
    object,
    origin: place,
    destination: rule.movement === 'copy' ? copyTarget(record, own) : null,
  };
}

function copyTarget(record: Record<string, unknown>, own: string | null): Place {
  const vault = textAt(record, 'requestParameters.destinationBackupVaultArn');
  if (vault !== null) return servicePlace(vault, accountIn(vault) ?? own);
  // EC2 tells the owner of a shared snapshot that another account used it, and not which.
  if (textAt(record, 'eventName')?.startsWith('SharedSnapshot') === true) return accountPlace(null);
  for (const path of EXPORT_BUCKETS) {
    const bucket = textAt(record, `requestParameters.${path}`);
    if (bucket !== null) {
      return bucketPlace(bucket, textAt(record, 'requestParameters.s3BucketOwner'));
    }
  }
  return servicePlace(null, own);
}

/** Last step of an ARN or of an address; a plain name stays as it is. */
function shortName(value: string): string {
  const resource = value.startsWith('arn:') ? (value.split(':').at(-1) ?? value) : value;
  return basename(resource) ?? value;
}
