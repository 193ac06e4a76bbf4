import type { Actor, Place } from '@waybill/contract';
import type { MapResult } from '../kit/define-connector.ts';
import { presentFacts } from '../kit/extra-facts.ts';
import { textAt } from '../kit/field.ts';
import { instant } from '../kit/instant.ts';
import { ipOf } from '../kit/ip.ts';
import { mappedEvent } from '../kit/mapped-event.ts';
import { byteCount, integer } from '../kit/number.ts';
import { operationRule } from '../kit/operation-table.ts';
import { text } from '../kit/text.ts';
import { urlHost } from '../kit/url-host.ts';
import { ACCESS_LOG_OPERATIONS } from './operations.data.ts';
import { INTERNET_PLACE, bucketPlace } from './place.ts';
import { decoded, objectAt, type S3Location } from './s3-location.ts';
import { accountIn } from './user-identity.ts';

/** Maps one entry of an S3 server access log, by the column names of Athena's table or without `_`. */
export function mapAccessLogEntry(entry: Record<string, unknown>): MapResult {
  const column = (...names: string[]) => {
    const value = textAt(entry, ...names);
    // A hyphen represents a column without a value.
    return value === '-' ? null : value;
  };
  const vendorOperation = column('operation');
  if (vendorOperation === null) {
    return { kind: 'rejected', field: 'operation', reason: 'The entry names no operation.' };
  }
  const occurredAt = entryTime(column('time', 'requestdatetime'));
  if (occurredAt === null) {
    return { kind: 'rejected', field: 'time', reason: 'The entry has no readable time.' };
  }
  const rule = operationRule(ACCESS_LOG_OPERATIONS, vendorOperation);
  const location: S3Location = {
    bucket: column('bucket', 'bucket_name'),
    // Keys are URL-encoded twice, because the log encodes the encoded key of the request.
    key: decoded(decoded(column('key'))),
    account: column('bucketowner'),
  };
  const requester = textAt(entry, 'requester');
  const host = column('hostheader', 'endpoint');
  const status = integer(column('httpstatus'));
  const size = byteCount(column('objectsize')) ?? byteCount(column('bytessent'));
  return {
    kind: 'mapped',
    events: [
      mappedEvent({
        ...rule,
        ...placesOf(vendorOperation, location, requester),
        source: 'AWS S3',
        stream: 's3access',
        vendorEventId: column('requestid'),
        vendorOperation,
        occurredAt,
        outcome: status === null ? 'unknown' : status < 400 ? 'success' : 'failure',
        actor: requesterActor(requester),
        object: {
          ...objectAt(location),
          url: requestTarget(column('requesturi', 'request_uri')),
          sizeBytes: size,
        },
        network: {
          sourceIp: ipOf(column('remoteip')),
          destinationDomain: urlHost(host),
          userAgent: column('useragent'),
        },
        cloudRegion: regionOf(host),
        extra: presentFacts([
          ['httpStatus', column('httpstatus')],
          ['errorCode', column('errorcode')],
          ['referrer', column('referrer')],
          ['requesterAccount', accountIn(requester)],
        ]),
      }),
    ],
  };
}

/** A copy is logged twice: on its source as `…_GET`, on its target without. */
function placesOf(operation: string, location: S3Location, requester: string | null) {
  const place = bucketPlace(location.bucket, location.account);
  const isWrite = /\.(PUT|POST|COPY)\.|PUTOBJECT/.test(operation) && !operation.endsWith('_GET');
  const isSharing = operationRule(ACCESS_LOG_OPERATIONS, operation).movement === 'share';
  const isDownload = operationRule(ACCESS_LOG_OPERATIONS, operation).movement === 'download';
  const toAnybody: Place | null = isDownload && requester === '-' ? INTERNET_PLACE : null;
  return isWrite && !isSharing ? { destination: place } : { origin: place, destination: toAnybody };
}

/** An ARN, a service (`svc:…`), the canonical id of an account, or `-` for unsigned requests. */
function requesterActor(requester: string | null): Partial<Actor> {
  if (requester === null) return {};
  if (requester === '-') return { kind: 'anonymous' };
  const service = /^svc:(.+)$/.exec(requester)?.[1];
  if (service !== undefined) return { kind: 'service', id: requester, name: service };
  const [kind, name] = requester.split(':').slice(5).join(':').split('/');
  return {
    kind: kind === 'user' || kind === 'root' ? 'person' : 'unknown',
    id: requester,
    name: text(name),
  };
}

/**
 * Path and query of `GET /bucket/key?x HTTP/1.1`. The host is separate, as the destination, because it
 * may or may not name the bucket and older logs lack it.
 */
function requestTarget(requestUri: string | null): string | null {
  return text(/^\S+ (\/\S*)/.exec(requestUri ?? '')?.[1]);
}

/** Region in the host that was asked, e.g. `bucket.s3.eu-west-1.amazonaws.com`. */
function regionOf(host: string | null): string | null {
  return text(
    /(?:^|\.)s3[.-](?:[a-z-]+\.)?([a-z]{2}(?:-[a-z]+)+-\d)\.amazonaws\./.exec(host ?? '')?.[1],
  );
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const STAMP = /^\[?(\d\d)\/(\w{3})\/(\d{4}):(\d\d:\d\d:\d\d) ([+-]\d{4})\]?$/;

/** Epoch milliseconds of `[06/Feb/2026:00:00:38 +0000]` or of an ISO time. */
function entryTime(written: string | null): number | null {
  const match = STAMP.exec(written ?? '');
  if (!match) return instant(written);
  const [, day, month = '', year, clock, zone] = match;
  const number = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
  return instant(`${year}-${number}-${day}T${clock}${zone}`);
}
