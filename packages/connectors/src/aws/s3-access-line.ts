import type { MapResult } from '../kit/define-connector.ts';
import { mapAccessLogEntry } from './s3-access-log.ts';

/** Columns in the order of the documentation; later ones may be missing in older logs. */
const COLUMNS = [
  'bucketowner',
  'bucket',
  'time',
  'remoteip',
  'requester',
  'requestid',
  'operation',
  'key',
  'requesturi',
  'httpstatus',
  'errorcode',
  'bytessent',
  'objectsize',
  'totaltime',
  'turnaroundtime',
  'referrer',
  'useragent',
  'versionid',
  'hostid',
  'signatureversion',
  'ciphersuite',
  'authenticationtype',
  'hostheader',
  'tlsversion',
  'accesspointarn',
  'aclrequired',
];
/** A value in brackets (the time), in quotation marks, or without spaces. */
const VALUE = /\[[^\]]*\]|"(?:[^"]|"(?=\S))*"|\S+/g;

/** Maps one line of an S3 server access log. */
export function mapAccessLogLine(line: string): MapResult {
  const values = line.match(VALUE) ?? [];
  // A line that ends before the operation was cut off.
  if (values.length < COLUMNS.indexOf('operation') + 1) {
    return { kind: 'rejected', field: null, reason: 'The line is no S3 server access log entry.' };
  }
  const entries = COLUMNS.map((name, index): [string, string | undefined] => [
    name,
    values[index]?.replace(/^"(.*)"$/, '$1'),
  ]);
  return mapAccessLogEntry(Object.fromEntries(entries));
}
