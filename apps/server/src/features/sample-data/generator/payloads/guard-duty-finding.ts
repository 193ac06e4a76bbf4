import type { Moment } from '../company/moment.ts';
import { SAMPLE_AWS_ACCOUNT } from '../sample-company.data.ts';
import { jsonPayload, type SamplePayload } from '../sample-payload.ts';

const REGION = 'eu-west-1';
const DETECTOR = '80bbb983c0bfdda0edf0be5ecc9a1bdb';

export interface GuardDutyFinding {
  /** E.g. `Exfiltration:S3/AnomalousBehavior`. */
  type: string;
  title: string;
  /** 1 to 10. */
  severity: number;
  bucket: string;
}

/** A finding of Amazon GuardDuty on calls of the person. */
export function guardDutyFinding(
  { at, person, random }: Moment,
  finding: GuardDutyFinding,
): SamplePayload {
  const id = random.hex(32);
  const when = new Date(at).toISOString();
  return jsonPayload('aws', at, {
    schemaVersion: '2.0',
    accountId: SAMPLE_AWS_ACCOUNT,
    region: REGION,
    partition: 'aws',
    id,
    arn: `arn:aws:guardduty:${REGION}:${SAMPLE_AWS_ACCOUNT}:detector/${DETECTOR}/finding/${id}`,
    type: finding.type,
    resource: {
      resourceType: 'AccessKey',
      accessKeyDetails: {
        principalId: `AIDA${random.hex(16).toUpperCase()}`,
        userType: 'IAMUser',
        userName: person.email,
      },
      s3BucketDetails: [
        { arn: `arn:aws:s3:::${finding.bucket}`, name: finding.bucket, type: 'Destination' },
      ],
    },
    service: {
      serviceName: 'guardduty',
      detectorId: DETECTOR,
      action: {
        actionType: 'AWS_API_CALL',
        awsApiCallAction: {
          api: 'GetObject',
          serviceName: 's3.amazonaws.com',
          callerType: 'Remote IP',
          remoteIpDetails: { ipAddressV4: '192.0.2.88' },
        },
      },
      resourceRole: 'TARGET',
      eventFirstSeen: when,
      eventLastSeen: when,
      archived: false,
      count: 1,
    },
    severity: finding.severity,
    createdAt: when,
    updatedAt: when,
    title: finding.title,
    description: finding.title,
  });
}
