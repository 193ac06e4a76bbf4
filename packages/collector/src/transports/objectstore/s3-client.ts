import { createHash } from 'node:crypto';
import { CollectFailure } from '../../collect-failure.ts';
import { textOf, valueAt } from '../../path-value.ts';
import { xmlObject } from '../../xml-object.ts';
import { sendRequest, type OutgoingRequest } from '../send-request.ts';
import type { TransportRun } from '../transport-run.ts';
import { awsFailure } from './aws-failure.ts';
import { signRequest, type AwsKeys } from './sign-request.ts';

export interface StoredObject {
  key: string;
  /** Epoch milliseconds. */
  changedAt: number;
  sizeBytes: number;
}

export interface ObjectListing {
  /** Ascending by the bytes of the key. */
  objects: StoredObject[];
  /** Folders below the prefix, when a delimiter was given. */
  folders: string[];
  /** Continues after the last one; null: complete. */
  token: string | null;
}

/** The few operations of the S3 API that logs are read and exports are written with. */
export interface S3Client {
  list(options: {
    prefix: string;
    startAfter?: string;
    delimiter?: string;
    token?: string;
    most?: number;
  }): Promise<ObjectListing>;
  /** The object's bytes, as stored. `bucket`: another one than the client's own. */
  get(key: string, bucket?: string): Promise<Uint8Array>;
  /** Writes an object whole, in place of one of that name. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>, options: PutOptions): Promise<void>;
}

export interface PutOptions {
  contentType: string;
  /** The object cannot be changed or deleted before, by anyone. Epoch milliseconds; the bucket needs object lock. */
  lockUntil?: number;
}

export interface S3Options {
  bucket: string;
  region: string;
  /** Address of an S3-compatible store; its buckets are folders of it. Default: Amazon's own. */
  endpoint?: string;
  /** Requested before each request: those of a role expire. */
  keys: () => Promise<AwsKeys>;
}

/** A client for one bucket. Its operations throw `CollectFailure`. */
export function createS3Client(run: TransportRun, options: S3Options): S3Client {
  const ask = (
    method: string,
    url: URL,
    content: { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> } | null = null,
  ): ReturnType<typeof sendRequest> => {
    const headers = content?.headers ?? {};
    const request: OutgoingRequest = { method, url, headers, body: content?.body ?? null };
    const place = { service: 's3', region: options.region } as const;
    return sendRequest(
      run,
      async () => signRequest(request, await options.keys(), { ...place, now: run.now() }),
      awsFailure,
    );
  };

  return {
    list: async ({ prefix, startAfter, delimiter, token, most }) => {
      const url = bucketAddress(options, options.bucket);
      const query = {
        'list-type': '2',
        // Keys may hold what XML cannot.
        'encoding-type': 'url',
        prefix,
        ...(startAfter !== undefined && token === undefined && { 'start-after': startAfter }),
        ...(delimiter !== undefined && { delimiter }),
        ...(token !== undefined && { 'continuation-token': token }),
        ...(most !== undefined && { 'max-keys': String(most) }),
      };
      url.search = Object.entries(query)
        .map(([name, value]) => `${name}=${encoded(value)}`)
        .join('&');
      return listingOf(new TextDecoder().decode((await ask('GET', url)).bytes));
    },
    get: async (key, bucket) =>
      (await ask('GET', objectAddress(options, bucket ?? options.bucket, key))).bytes,
    put: async (key, body, { contentType, lockUntil }) => {
      const headers = { 'content-type': contentType, ...lockHeaders(body, lockUntil) };
      await ask('PUT', objectAddress(options, options.bucket, key), { body, headers });
    },
  };
}

/** S3 takes a lock only together with a checksum of the object. */
function lockHeaders(body: Uint8Array, until: number | undefined): Record<string, string> {
  if (until === undefined) return {};
  return {
    'x-amz-object-lock-mode': 'COMPLIANCE',
    'x-amz-object-lock-retain-until-date': new Date(until).toISOString(),
    'x-amz-checksum-sha256': createHash('sha256').update(body).digest('base64'),
  };
}

function bucketAddress({ endpoint, region }: S3Options, bucket: string): URL {
  const address = endpoint ?? `https://s3.${region}.amazonaws.com`;
  // The bucket as a part of the path: names with dots do not fit the certificate as a host.
  const whole = `${address.replace(/\/+$/, '')}/${encoded(bucket)}`;
  if (!URL.canParse(whole) || !/^[\w.-]+$/.test(bucket)) {
    throw new CollectFailure('config_invalid', 'The settings name no bucket that can exist.');
  }
  return new URL(whole);
}

function objectAddress(options: S3Options, bucket: string, key: string): URL {
  const steps = key.split('/');
  // Clients normalize such steps, so another object would be requested.
  if (steps.some((step) => step === '.' || step === '..')) {
    throw new CollectFailure('not_found', 'The object has a name that no address can hold.');
  }
  return new URL(`${bucketAddress(options, bucket).href}/${steps.map(encoded).join('/')}`);
}

/** Everything but letters, digits and `-._~` as percent and two digits: how AWS signs it. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function listingOf(xml: string): ObjectListing {
  const result = valueAt(xmlObject(xml), 'ListBucketResult');
  if (result === undefined) {
    throw new CollectFailure('invalid_response', 'The list of objects cannot be read.');
  }
  const isEncoded = valueAt(result, 'EncodingType') === 'url';
  const key = (element: unknown, name: string): string => {
    const text = textOf(valueAt(element, name)) ?? '';
    return isEncoded ? decoded(text) : text;
  };
  const isCut = valueAt(result, 'IsTruncated') === 'true';
  return {
    objects: elements(result, 'Contents').map((element) => ({
      key: key(element, 'Key'),
      changedAt: momentOf(textOf(valueAt(element, 'LastModified'))),
      sizeBytes: Number(valueAt(element, 'Size') ?? 0),
    })),
    folders: elements(result, 'CommonPrefixes').map((element) => key(element, 'Prefix')),
    token: isCut ? (textOf(valueAt(result, 'NextContinuationToken')) ?? null) : null,
  };
}

function momentOf(text: string | undefined): number {
  const ms = Date.parse(text ?? '');
  if (!Number.isNaN(ms)) return ms;
  throw new CollectFailure('invalid_response', 'The list of objects cannot be read.');
}

/** XML does not distinguish a single element from a list of one. */
function elements(result: unknown, name: string): unknown[] {
  return [valueAt(result, name) ?? []].flat();
}

/** S3 writes a space as a plus in what it encodes. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new CollectFailure('invalid_response', 'The list of objects cannot be read.');
  }
}
