import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { OutgoingRequest } from '../send-request.ts';

/** Keys of an AWS principal, or of an S3-compatible store; the token belongs to an assumed role. */
export interface AwsKeys {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

export interface SigningPlace {
  service: string;
  region: string;
  /** Epoch milliseconds. */
  now: number;
}

/** The request with an AWS Signature Version 4 over its method, address, headers and body. */
export async function signRequest(
  request: OutgoingRequest,
  keys: AwsKeys,
  { service, region, now }: SigningPlace,
): Promise<OutgoingRequest> {
  const hash = createHash('sha256')
    .update(request.body ?? '')
    .digest('hex');
  const signer = new AwsV4Signer({
    method: request.method,
    url: request.url.href,
    // S3 requires the body's hash; for the others it is harmless.
    headers: { ...request.headers, 'x-amz-content-sha256': hash },
    ...keys,
    service,
    region,
    datetime: new Date(now).toISOString().replaceAll(/[:-]|\.\d{3}/g, ''),
  });
  const { url, headers } = await signer.sign();
  return { ...request, url, headers: Object.fromEntries(headers) };
}
