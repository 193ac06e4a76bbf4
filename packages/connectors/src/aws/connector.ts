import { defineConnector, type MapResult, type VendorRecord } from '../kit/define-connector.ts';
import { field, isRecord } from '../kit/field.ts';
import { text } from '../kit/text.ts';
import { mapDigest, mapInsight } from './cloudtrail-notices.ts';
import { mapCloudTrail } from './cloudtrail.ts';
import { declaration } from './declaration.data.ts';
import { mapGuardDuty } from './guardduty.ts';
import { mapMacie } from './macie.ts';
import { mapAccessLogEntry } from './s3-access-log.ts';
import { mapAccessLogLine } from './s3-access-line.ts';
import { mapSecurityHub } from './security-hub.ts';

/** Selects the mapping of a record, by keys that only such records have; the first match wins. */
const SHAPES: readonly [(record: VendorRecord) => boolean, (record: VendorRecord) => MapResult][] =
  [
    [(record) => has(record, 'digestS3Object'), mapDigest],
    [(record) => isRecord(record['insightDetails']), mapInsight],
    [(record) => has(record, 'eventName', 'userIdentity', 'eventSource'), mapCloudTrail],
    [(record) => isRecord(record['service']) && isRecord(record['resource']), mapGuardDuty],
    [
      (record) => has(record, 'classificationDetails') || isRecord(record['resourcesAffected']),
      mapMacie,
    ],
    [(record) => has(record, 'ProductArn', 'GeneratorId'), mapSecurityHub],
    [(record) => has(record, 'bucket', 'bucket_name', 'bucketowner'), mapAccessLogEntry],
  ];

/** Amazon Web Services: CloudTrail, S3 server access logs, GuardDuty and Security Hub findings. */
export const connector = defineConnector({
  id: 'aws',
  summary: 'CloudTrail, S3 access logs, GuardDuty and Security Hub',
  envelopes: ['Records', 'Events', 'findings', 'Findings'],
  map,
  mapLine: mapAccessLogLine,
  declaration,
});

function map(record: VendorRecord): MapResult {
  const delivered = record['detail'];
  // EventBridge wraps what the service sent.
  if (has(record, 'detail-type') && isRecord(delivered)) return mapDelivered(delivered);
  const looked = record['CloudTrailEvent'];
  if (looked !== undefined) return mapLookedUp(looked);
  const shape = SHAPES.find(([fits]) => fits(record));
  if (shape !== undefined) return shape[1](record);
  if (Array.isArray(record['findings'])) {
    return { kind: 'skipped', reason: 'The list of findings is empty.' };
  }
  return {
    kind: 'rejected',
    field: 'eventName',
    reason: 'Neither a CloudTrail record nor an access log entry nor a finding.',
  };
}

/** LookupEvents gives a summary around the record, which it writes as JSON text. */
function mapLookedUp(looked: unknown): MapResult {
  try {
    const record: unknown = JSON.parse(text(looked) ?? '');
    if (isRecord(record)) return mapCloudTrail(record);
  } catch {
    // Falls through: whatever cannot be parsed is rejected below.
  }
  return { kind: 'rejected', field: 'CloudTrailEvent', reason: 'The record is no JSON object.' };
}

/** Security Hub sends findings in a list; the other services send the record itself. */
function mapDelivered(delivered: VendorRecord): MapResult {
  const findings = field(delivered, 'findings');
  if (!Array.isArray(findings)) return map(delivered);
  const results = findings.filter(isRecord).map(map);
  const events = results.flatMap((result) => (result.kind === 'mapped' ? result.events : []));
  const failed = results.find((result) => result.kind !== 'mapped');
  if (events.length > 0) return { kind: 'mapped', events };
  return failed ?? { kind: 'skipped', reason: 'The list of findings is empty.' };
}

function has(record: VendorRecord, ...keys: string[]): boolean {
  return keys.some((key) => record[key] !== undefined);
}
