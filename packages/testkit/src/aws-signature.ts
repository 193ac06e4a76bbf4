import { createHash, createHmac } from 'node:crypto';

/** A request as a server received it. */
export interface SignedRequest {
  method: string;
  /** Path and query as they stood in the request line. */
  target: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: Uint8Array;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/** What a request says of itself; null when it carries no signature of version 4. */
export function signatureOf(request: SignedRequest) {
  const found = AUTHORIZATION.exec(request.headers['authorization'] ?? '');
  const [, accessKeyId = '', day = '', region = '', service = '', names = '', signature = ''] =
    found ?? [];
  return found ? { accessKeyId, day, region, service, names: names.split(';'), signature } : null;
}

/**
 * Whether the signature is the one that the secret gives, worked out from what arrived. Written after
 * AWS's description of Signature Version 4 and independent of any signer.
 */
export function isWellSigned(request: SignedRequest, secretAccessKey: string): boolean {
  const claim = signatureOf(request);
  const date = request.headers['x-amz-date'] ?? '';
  const payload = sha256(request.body);
  const said = request.headers['x-amz-content-sha256'];
  if (!claim || !date.startsWith(claim.day) || !claim.names.includes('host')) return false;
  if (said !== undefined && said !== payload) return false;
  const [path = '', query = ''] = request.target.split('?');
  const canonical = [
    request.method,
    canonicalPath(path, claim.service),
    canonicalQuery(query),
    ...claim.names.map((name) => `${name}:${(request.headers[name] ?? '').trim()}`),
    '',
    claim.names.join(';'),
    payload,
  ].join('\n');
  const scope = `${claim.day}/${claim.region}/${claim.service}/aws4_request`;
  const text = `AWS4-HMAC-SHA256\n${date}\n${scope}\n${sha256(canonical)}`;
  let key: Buffer = Buffer.from(`AWS4${secretAccessKey}`);
  for (const part of [claim.day, claim.region, claim.service, 'aws4_request', text]) {
    key = createHmac('sha256', key).update(part).digest();
  }
  return key.toString('hex') === claim.signature;
}

function canonicalPath(path: string, service: string): string {
  const once = path.split('/').map((step) => encoded(decodeURIComponent(step)));
  return (service === 's3' ? once : once.map(encoded)).join('/');
}

function canonicalQuery(query: string): string {
  return query
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=').map(decodeURIComponent).map(encoded);
      return `${name}=${value}`;
    })
    .toSorted()
    .join('&');
}

function encoded(text: string): string {
  const hex = (byte: number): string => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  return [...Buffer.from(text)]
    .map((byte) => {
      const character = String.fromCharCode(byte);
      return /[A-Za-z0-9\-._~]/.test(character) ? character : hex(byte);
    })
    .join('');
}

function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
