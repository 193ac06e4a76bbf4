import type { DataObject } from '@waybill/contract';
import { field, recordsOf, textAt } from '../kit/field.ts';
import { basename, directoryOf, extensionOf } from '../kit/file-name.ts';
import { text } from '../kit/text.ts';

/** A bucket, and optionally an object in it. */
export interface S3Location {
  bucket: string | null;
  key: string | null;
  /** Owner's account, if the record names it. */
  account: string | null;
}

const ACCESS_POINT = /^arn:aws[\w-]*:s3:[^:]*:(\d{12}):accesspoint[/:]([^/]+)\/object\/(.+)$/;

/** Bucket and key of the request, with the bucket's account out of the record's `resources`. */
export function requestLocation(record: Record<string, unknown>): S3Location {
  const bucket = textAt(record, 'requestParameters.bucketName');
  const key = textAt(record, 'requestParameters.key');
  return { bucket, key, account: ownerOf(record, bucket) };
}

/** Source in `x-amz-copy-source`: `bucket/key`, URL-encoded, or an object behind an access point. */
export function copySource(record: Record<string, unknown>): S3Location | null {
  const header = field(record, 'requestParameters.x-amz-copy-source');
  const written = decoded(text(Array.isArray(header) ? header[0] : header));
  if (written === null) return null;
  const path = written.replace(/\?versionId=.*$/, '').replace(/^\//, '');
  const [, account, accessPoint, keyBehind] = ACCESS_POINT.exec(path) ?? [];
  if (accessPoint !== undefined) {
    return { bucket: accessPoint, key: text(keyBehind), account: text(account) };
  }
  const cut = path.indexOf('/');
  if (cut < 1) return null;
  const bucket = path.slice(0, cut);
  return { bucket, key: text(path.slice(cut + 1)), account: ownerOf(record, bucket) };
}

/** The data object at a location: the object when there is a key, otherwise the bucket. */
export function objectAt(location: S3Location): Partial<DataObject> {
  const { bucket, key, account } = location;
  const id = [bucket, key].filter((part) => part !== null).join('/');
  const arn = bucket === null ? null : `arn:aws:s3:::${id}`;
  if (arn === null) return {};
  if (key === null) return { kind: 'bucket', id: arn, name: bucket, owner: account };
  return {
    kind: key.endsWith('/') ? 'folder' : 'file',
    id: arn,
    name: basename(key),
    path: key,
    directory: directoryOf(key),
    extension: extensionOf(key),
    owner: account,
  };
}

/** Account of a bucket as the entry of that bucket in `resources` tells it. */
function ownerOf(record: Record<string, unknown>, bucket: string | null): string | null {
  const buckets = recordsOf(record['resources']).filter(
    (resource) => textAt(resource, 'type') === 'AWS::S3::Bucket',
  );
  const named = buckets.find(
    (resource) => bucket !== null && arnOf(resource)?.endsWith(`:::${bucket}`) === true,
  );
  return named === undefined ? null : textAt(named, 'accountId');
}

function arnOf(resource: Record<string, unknown>): string | null {
  return textAt(resource, 'ARN', 'arn');
}

/** URL-decoded, also where `+` represents a space; as written when it cannot be decoded. */
export function decoded(written: string | null): string | null {
  if (written === null) return null;
  try {
    return text(decodeURIComponent(written.replaceAll('+', ' ')));
  } catch {
    return written;
  }
}
