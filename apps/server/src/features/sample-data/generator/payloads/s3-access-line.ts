import type { Random } from '../random.ts';
import { SAMPLE_CANONICAL_ID } from '../sample-company.data.ts';
import type { SamplePayload } from '../sample-payload.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export interface S3Access {
  bucket: string;
  key: string;
  /** E.g. `REST.GET.OBJECT`. */
  operation: string;
  /** ARN of the caller, or `-` for an unsigned request. */
  requester: string;
  sourceIp: string;
  status: number;
  sizeBytes: number;
  userAgent: string;
}

/** One line of an S3 server access log, in the column order of its documentation. */
export function s3AccessLine(at: number, random: Random, access: S3Access): SamplePayload {
  const { bucket, key, operation, status } = access;
  const verb = operation.split('.')[1] ?? 'GET';
  const isRefused = status >= 400;
  const sent = isRefused || verb === 'PUT' ? '-' : String(access.sizeBytes);
  const took = random.between(8, 240);
  const isSigned = access.requester !== '-';
  const line = [
    SAMPLE_CANONICAL_ID,
    bucket,
    `[${logTime(at)}]`,
    access.sourceIp,
    access.requester,
    random.hex(16).toUpperCase(),
    operation,
    key,
    `"${verb} /${bucket}/${key} HTTP/1.1"`,
    String(status),
    isRefused ? 'AccessDenied' : '-',
    sent,
    isRefused ? '-' : String(access.sizeBytes),
    String(took),
    String(Math.max(1, took - 6)),
    '"-"',
    `"${access.userAgent}"`,
    '-',
    random.hex(52),
    isSigned ? 'SigV4' : '-',
    'TLS_AES_128_GCM_SHA256',
    isSigned ? 'AuthHeader' : '-',
    's3.eu-west-1.amazonaws.com',
    'TLSv1.3',
    '-',
    '-',
  ].join(' ');
  return { sourceId: 'aws-s3', at, line };
}

/** `06/Feb/2026:00:00:38 +0000`. */
function logTime(at: number): string {
  const date = new Date(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  const clock = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(':');
  const month = MONTHS[date.getUTCMonth()] ?? 'Jan';
  return `${two(date.getUTCDate())}/${month}/${date.getUTCFullYear()}:${clock} +0000`;
}
