import type { MapResult } from '../kit/define-connector.ts';
import { factsAt, presentFacts } from '../kit/extra-facts.ts';
import { field, recordsOf, textAt } from '../kit/field.ts';
import { basename, extensionOf } from '../kit/file-name.ts';
import { instant } from '../kit/instant.ts';
import { mappedEvent } from '../kit/mapped-event.ts';
import { byteCount } from '../kit/number.ts';
import { bucketPlace } from './place.ts';

const EXTRA = [
  ['title', 'title'],
  ['description', 'description'],
  ['category', 'category'],
  ['publicAccess', 'resourcesAffected.s3Bucket.publicAccess.effectivePermission'],
] as const;

/**
 * Maps an Amazon Macie finding: of sensitive data in an object, or of a bucket that is open to others. The
 * operation and the rule are the finding's type, e.g. `SensitiveData:S3Object/Credentials`.
 */
export function mapMacie(record: Record<string, unknown>): MapResult {
  const type = textAt(record, 'type');
  if (type === null) {
    return { kind: 'rejected', field: 'type', reason: 'The finding has no type.' };
  }
  const occurredAt = instant(textAt(record, 'updatedAt', 'createdAt'));
  if (occurredAt === null) {
    return { kind: 'rejected', field: 'updatedAt', reason: 'The finding has no readable time.' };
  }
  return {
    kind: 'mapped',
    events: [
      mappedEvent({
        source: 'AWS',
        stream: 'macie',
        vendorEventId: textAt(record, 'id'),
        vendorOperation: type,
        vendorRule: type,
        vendorSeverity: textAt(record, 'severity.description'),
        occurredAt,
        object: objectOf(record),
        origin: bucketPlace(bucketOf(record), textAt(record, 'accountId')),
        cloudAccount: textAt(record, 'accountId'),
        cloudRegion: textAt(record, 'region'),
        extra: presentFacts([...factsAt(record, EXTRA), ['sensitiveTypes', foundIn(record)]]),
      }),
    ],
  };
}

function bucketOf(record: Record<string, unknown>): string | null {
  return textAt(record, 'resourcesAffected.s3Bucket.name');
}

function objectOf(record: Record<string, unknown>) {
  const key = textAt(record, 'resourcesAffected.s3Object.key');
  if (key === null) {
    const arn = textAt(record, 'resourcesAffected.s3Bucket.arn');
    return { kind: 'bucket', id: arn, name: bucketOf(record) } as const;
  }
  const bucket = textAt(record, 'resourcesAffected.s3Object.bucketArn');
  const name = basename(key);
  return {
    kind: 'file',
    // As CloudTrail writes the object, so that both are one.
    id: bucket === null ? key : `${bucket}/${key}`,
    name,
    path: key,
    extension: extensionOf(name),
    sizeBytes: byteCount(textAt(record, 'resourcesAffected.s3Object.size')),
  } as const;
}

/** Types of the detections, the most frequent first. */
function foundIn(record: Record<string, unknown>): string | null {
  const result = field(record, 'classificationDetails.result');
  const found = [
    ...recordsOf(field(result, 'sensitiveData')).flatMap((data) => recordsOf(data['detections'])),
    ...recordsOf(field(result, 'customDataIdentifiers.detections')),
  ].toSorted((left, right) => (byteCount(right['count']) ?? 0) - (byteCount(left['count']) ?? 0));
  const names = found.flatMap((detection) => textAt(detection, 'type', 'name') ?? []);
  return [...new Set(names)].join(', ') || null;
}
