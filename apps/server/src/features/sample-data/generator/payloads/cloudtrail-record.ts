import { addressOf } from '../company/client-facts.ts';
import type { Moment } from '../company/moment.ts';
import type { Person } from '../company/person.ts';
import type { Random } from '../random.ts';
import { SAMPLE_AWS_ACCOUNT } from '../sample-company.data.ts';
import { jsonPayload, type SamplePayload } from '../sample-payload.ts';

const REGION = 'eu-west-1';

export interface TrailAct {
  /** First label of the event source, e.g. `s3`. */
  service: string;
  operation: string;
  parameters?: Record<string, unknown> | null;
  /** Further elements of the record. */
  more?: Record<string, unknown>;
}

/** Who called: identity, address and client. */
export interface TrailCaller {
  identity: Record<string, unknown>;
  sourceIp: string;
  userAgent: string;
}

/** A CloudTrail record of the company's account. */
export function trailRecord(
  { at, random }: { at: number; random: Random },
  caller: TrailCaller,
  act: TrailAct,
): SamplePayload {
  return jsonPayload(act.service === 's3' ? 'aws-s3' : 'aws', at, {
    eventVersion: '1.11',
    userIdentity: caller.identity,
    eventTime: `${new Date(at).toISOString().slice(0, 19)}Z`,
    eventSource: `${act.service}.amazonaws.com`,
    eventName: act.operation,
    awsRegion: REGION,
    sourceIPAddress: caller.sourceIp,
    userAgent: caller.userAgent,
    requestParameters: act.parameters ?? null,
    responseElements: null,
    requestID: random.hex(16).toUpperCase(),
    eventID: random.uuid(),
    readOnly: /^(?:Get|List|Describe|Head|Lookup)/.test(act.operation),
    eventType: 'AwsApiCall',
    managementEvent: true,
    recipientAccountId: SAMPLE_AWS_ACCOUNT,
    eventCategory: 'Management',
    ...act.more,
  });
}

/** A person who signed in through single sign-on; the session is named after the address. */
export function personCaller(moment: Moment, userAgent = 'aws-cli/2.31.0'): TrailCaller {
  return {
    identity: roleIdentity(roleOf(moment.person), moment.person.email),
    sourceIp: addressOf(moment),
    userAgent,
  };
}

/** A service or script that works under its own role. */
export function roleCaller(role: string, session: string, sourceIp: string): TrailCaller {
  return { identity: roleIdentity(role, session), sourceIp, userAgent: 'aws-sdk-go-v2/1.39.0' };
}

function roleOf({ department }: Person): string {
  const role = department.id === 'it' ? 'Administrator' : 'Developer';
  return `AWSReservedSSO_${role}_7c1e90a4b2d35f68`;
}

function roleIdentity(role: string, session: string): Record<string, unknown> {
  const principalId = `AROA${checkWord(role)}`;
  return {
    type: 'AssumedRole',
    principalId: `${principalId}:${session}`,
    arn: `arn:aws:sts::${SAMPLE_AWS_ACCOUNT}:assumed-role/${role}/${session}`,
    accountId: SAMPLE_AWS_ACCOUNT,
    accessKeyId: `ASIA${checkWord(session)}`,
    sessionContext: {
      sessionIssuer: {
        type: 'Role',
        principalId,
        arn: `arn:aws:iam::${SAMPLE_AWS_ACCOUNT}:role/${role}`,
        accountId: SAMPLE_AWS_ACCOUNT,
        userName: role,
      },
      attributes: { mfaAuthenticated: 'false' },
    },
  };
}

/** Sixteen capitals derived from the name, so that a role always has the same id. */
function checkWord(name: string): string {
  let state = 7;
  let word = '';
  for (let place = 0; place < 16; place += 1) {
    for (const letter of name) state = (state * 31 + letter.charCodeAt(0) + place) % 1_000_003;
    word += String.fromCharCode(65 + (state % 26));
  }
  return word;
}

/** The elements that a data event on an object of an own bucket has. */
export function objectEvent(bucket: string, key: string, bytes: { in?: number; out?: number }) {
  return {
    managementEvent: false,
    eventCategory: 'Data',
    additionalEventData: {
      SignatureVersion: 'SigV4',
      bytesTransferredIn: bytes.in ?? 0,
      bytesTransferredOut: bytes.out ?? 0,
    },
    resources: [
      { type: 'AWS::S3::Object', ARN: `arn:aws:s3:::${bucket}/${key}` },
      bucketResource(bucket, SAMPLE_AWS_ACCOUNT),
    ],
  };
}

export function bucketResource(bucket: string, accountId: string) {
  return { accountId, type: 'AWS::S3::Bucket', ARN: `arn:aws:s3:::${bucket}` };
}
