import type { MapResult } from '../kit/define-connector.ts';
import { factsAt, presentFacts } from '../kit/extra-facts.ts';
import { field, textAt } from '../kit/field.ts';
import { basename, directoryOf, extensionOf } from '../kit/file-name.ts';
import { instant } from '../kit/instant.ts';
import { mappedEvent } from '../kit/mapped-event.ts';
import { bucketPlace } from './place.ts';

const INSIGHT_EXTRA = [
  ['service', 'insightDetails.eventSource'],
  ['state', 'insightDetails.state'],
  ['errorCode', 'insightDetails.errorCode'],
] as const;

/**
 * Maps a digest file: CloudTrail's signed list of the log files delivered in an hour. `occurredAt` is
 * the end of that hour. Its signature is not a hash of the digest, so the object has none.
 */
export function mapDigest(record: Record<string, unknown>): MapResult {
  const occurredAt = instant(record['digestEndTime']);
  if (occurredAt === null) {
    return { kind: 'rejected', field: 'digestEndTime', reason: 'The digest has no readable time.' };
  }
  const path = textAt(record, 'digestS3Object');
  const account = textAt(record, 'awsAccountId');
  const files = field(record, 'logFiles');
  return {
    kind: 'mapped',
    events: [
      mappedEvent({
        source: 'AWS',
        stream: 'cloudtrail-digest',
        vendorOperation: 'CloudTrailDigest',
        occurredAt,
        outcome: 'success',
        actor: { kind: 'service', name: 'cloudtrail.amazonaws.com' },
        object: {
          kind: 'file',
          path,
          name: basename(path),
          directory: directoryOf(path),
          extension: extensionOf(path),
        },
        destination: bucketPlace(textAt(record, 'digestS3Bucket'), null),
        cloudAccount: account,
        extra: Array.isArray(files) ? { logFiles: String(files.length) } : {},
      }),
    ],
  };
}

/**
 * Maps a CloudTrail Insights event: an unusual rate of calls or errors that CloudTrail itself noticed.
 * The operation is the call in question; nothing is moved by noticing it.
 */
export function mapInsight(record: Record<string, unknown>): MapResult {
  const occurredAt = instant(record['eventTime']);
  if (occurredAt === null) {
    return { kind: 'rejected', field: 'eventTime', reason: 'The insight has no readable time.' };
  }
  const vendorOperation = textAt(record, 'insightDetails.eventName');
  if (vendorOperation === null) {
    return {
      kind: 'rejected',
      field: 'insightDetails.eventName',
      reason: 'The insight names no operation.',
    };
  }
  return {
    kind: 'mapped',
    events: [
      mappedEvent({
        source: 'AWS',
        stream: 'cloudtrail-insight',
        vendorEventId: textAt(record, 'eventID'),
        vendorOperation,
        vendorRule: textAt(record, 'insightDetails.insightType'),
        occurredAt,
        outcome: 'success',
        cloudAccount: textAt(record, 'recipientAccountId'),
        cloudRegion: textAt(record, 'awsRegion'),
        extra: presentFacts(factsAt(record, INSIGHT_EXTRA)),
      }),
    ],
  };
}
