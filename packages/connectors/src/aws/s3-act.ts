import type { DataObject, MappedEvent, Movement, Place, RelatedObject } from '@waybill/contract';
import { presentFacts } from '../kit/extra-facts.ts';
import { field, recordOf, recordsOf, textAt } from '../kit/field.ts';
import { lineageFacts, relatedObject } from '../kit/lineage-facts.ts';
import { byteCount } from '../kit/number.ts';
import { text } from '../kit/text.ts';
import { aclGrants } from './acl.ts';
import { grantRecipients } from './grants.ts';
import { INTERNET_PLACE, accountPlace, bucketPlace } from './place.ts';
import { copySource, objectAt, requestLocation, type S3Location } from './s3-location.ts';
import { accountIn, type Caller } from './user-identity.ts';

/** Facts that a data movement adds to an event. */
export type ActFacts = Partial<
  Pick<
    MappedEvent,
    | 'action'
    | 'movement'
    | 'origin'
    | 'destination'
    | 'recipients'
    | 'visibilityAfter'
    | 'lineage'
    | 'extra'
  >
> & { object?: Partial<DataObject> };

/** How S3 calls moved data: from which bucket to which, and who got it. */
export function s3Act(
  record: Record<string, unknown>,
  movement: Movement,
  caller: Caller,
): ActFacts {
  if (textAt(record, 'eventName') === 'PutBucketReplication') return replication(record);
  if (movement === 'copy') return copyAct(record);
  const location = requestLocation(record);
  const place = location.bucket === null ? null : bucketPlace(location.bucket, location.account);
  if (movement === 'download') {
    return {
      object: { ...objectAt(location), sizeBytes: transferred(record, 'bytesTransferredOut') },
      origin: place,
      destination: isOfEndpoint(record) ? null : downloadTarget(caller),
    };
  }
  if (movement === 'upload') {
    return {
      object: {
        ...objectAt(location),
        sizeBytes: transferred(record, 'bytesTransferredIn'),
        sha256: checksum(record),
      },
      destination: place,
      ...visibility(record),
    };
  }
  return { object: objectAt(location), origin: place };
}

/** CopyObject and UploadPartCopy: the object is the source, the bucket of the request the destination. */
function copyAct(record: Record<string, unknown>): ActFacts {
  const target = requestLocation(record);
  const source = copySource(record);
  const key = textAt(record, 'requestParameters.x-amz-server-side-encryption-aws-kms-key-id');
  return {
    object: objectAt(source ?? target),
    origin: source === null ? null : bucketPlace(source.bucket, source.account),
    destination: target.bucket === null ? null : bucketPlace(target.bucket, target.account),
    ...visibility(record),
    lineage: source === null ? null : lineageFacts({ target: relatedTo(target) }),
    extra: presentFacts([
      ['destinationKey', target.key],
      ['encryptionKey', key],
    ]),
  };
}

function relatedTo(location: S3Location): RelatedObject | null {
  const { id = null, name = null, path = null } = objectAt(location);
  return relatedObject({ id, name, path });
}

/** A replication rule continues copying whatever is written to the bucket. */
function replication(record: Record<string, unknown>): ActFacts {
  const location = requestLocation(record);
  const rules = recordsOf(field(record, 'requestParameters.ReplicationConfiguration.Rule'));
  const targets = rules.map((rule) => ({
    bucket: text(textAt(rule, 'Destination.Bucket')?.replace(/^arn:aws[\w-]*:s3:::/, '')),
    account: accountIn(textAt(rule, 'Destination.Account')),
  }));
  const [first] = targets;
  const accounts = [...new Set(targets.map(({ account }) => account))].filter((id) => id !== null);
  const own = textAt(record, 'recipientAccountId');
  return {
    object: objectAt(location),
    origin: bucketPlace(location.bucket, location.account ?? own),
    destination: first === undefined ? null : bucketPlace(first.bucket, first.account),
    recipients: grantRecipients({ isPublic: false, accounts }, own),
  };
}

/**
 * Known destination of a download: none for anonymous calls, the other account for calls with its
 * credentials. The owner's own credentials reveal no place.
 */
export function downloadTarget(caller: Caller): Place | null {
  if (caller.isAnonymous) return INTERNET_PLACE;
  return caller.isOtherAccount ? accountPlace(caller.account) : null;
}

/** Records of a network's endpoint belong to whoever owns that, which need not be who owns the data. */
function isOfEndpoint(record: Record<string, unknown>): boolean {
  return textAt(record, 'eventType') === 'AwsVpceEvent';
}

/** Who can reach a written object by the ACL of the same request. */
function visibility(record: Record<string, unknown>): ActFacts {
  const grants = aclGrants(recordOf(record['requestParameters']));
  const recipients = grantRecipients(grants, textAt(record, 'recipientAccountId'));
  return grants.isPublic ? { recipients, visibilityAfter: 'public' } : { recipients };
}

function transferred(record: Record<string, unknown>, counter: string): number | null {
  return byteCount(field(record, `additionalEventData.${counter}`));
}

/** The SHA-256 that the uploader sent along, base64 in the request, as hexadecimal digits. */
function checksum(record: Record<string, unknown>): string | null {
  const sent = textAt(record, 'requestParameters.x-amz-checksum-sha256');
  // 44 characters are 32 bytes; sums of multipart uploads carry a suffix and hash something else.
  if (sent === null || !/^[A-Za-z0-9+/]{43}=$/.test(sent)) return null;
  return Buffer.from(sent, 'base64').toString('hex');
}
