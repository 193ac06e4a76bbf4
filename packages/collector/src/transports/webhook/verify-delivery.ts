import { createHmac, timingSafeEqual, createHash } from 'node:crypto';
import type { WebhookStream } from '@waybill/connectors/kit/declaration/declaration';
import { instant } from '@waybill/connectors/kit/instant';
import { headerValue, type DeliveredHeaders } from './header-value.ts';

export type Push = WebhookStream['push'];
type Hmac = Extract<Push['verify'], { type: 'hmac' }>;
type Shared = Extract<Push['verify'], { type: 'shared' }>;

/** An unverified request to a webhook address. */
export interface Delivery {
  headers: DeliveredHeaders;
  /** As received: a signature covers bytes, not their parsed form. */
  rawBody: Uint8Array;
  query: Readonly<Record<string, string | undefined>>;
  /** The whole address as the vendor knows it, for vendors that sign it. */
  url: string;
  /** Epoch milliseconds. */
  now: number;
}

export type DeliveryVerdict =
  | { isGenuine: true }
  | {
      isGenuine: false;
      reason:
        | 'secret_missing'
        | 'signature_missing'
        | 'signature_wrong'
        | 'timestamp_missing'
        | 'timestamp_outside';
    };

/** A delivery whose body has not come yet. */
export type DeliveryHead = Omit<Delivery, 'rawBody'>;

const GENUINE: DeliveryVerdict = { isGenuine: true };

/**
 * Verdict from the head of a delivery alone: check before its body is read. Null if the body decides.
 */
export function verifyHead(
  { verify }: Push,
  head: DeliveryHead,
  secret: string,
): DeliveryVerdict | null {
  if (secret === '') return refused('secret_missing');
  if (verify.type === 'hmac') return hmacHeadFault(verify, head);
  if (verify.in === 'body') return null;
  const value = verify.in === 'header' ? headerValue(head.headers, verify.name) : null;
  const found = verify.in === 'query' ? head.query[verify.name] : value;
  return areAllShared(verify, found == null ? [] : [found], secret);
}

/**
 * Whether the sender of a delivery knows the secret. Comparisons run in constant time. An empty secret
 * verifies nothing.
 */
export function verifyDelivery(push: Push, delivery: Delivery, secret: string): DeliveryVerdict {
  const early = verifyHead(push, delivery, secret);
  if (early) return early;
  return push.verify.type === 'hmac'
    ? verifyHmac(push.verify, delivery, secret)
    : verifySharedInBody(push.verify, delivery, secret);
}

/** The signature is there, and so is a time near ours where one is signed. */
function hmacHeadFault(verify: Hmac, { headers, now }: DeliveryHead): DeliveryVerdict | null {
  if (!headerValue(headers, verify.header)?.startsWith(verify.prefix)) {
    return refused('signature_missing');
  }
  if (!verify.timestampHeader) return null;
  const timestamp = headerValue(headers, verify.timestampHeader);
  const sentAt = timestamp === null ? null : momentOf(timestamp);
  if (sentAt === null) return refused('timestamp_missing');
  // A clock that runs ahead is as suspicious as a delivery that was kept.
  const isNear = Math.abs(now - sentAt) <= verify.toleranceSec * 1000;
  return isNear ? null : refused('timestamp_outside');
}

function verifyHmac(verify: Hmac, delivery: Delivery, secret: string): DeliveryVerdict {
  const { headers } = delivery;
  const timestamp = verify.timestampHeader ? headerValue(headers, verify.timestampHeader) : null;
  const mac = createHmac(verify.algorithm, secret);
  for (const part of signedParts(verify.signed, delivery, timestamp)) mac.update(part);
  const signature = headerValue(headers, verify.header) ?? '';
  const sent = Buffer.from(signature.slice(verify.prefix.length).trim(), verify.encoding);
  return isSame(mac.digest(), sent) ? GENUINE : refused('signature_wrong');
}

/** A body that has no part of the secret anywhere is refused unparsed. */
function verifySharedInBody(
  verify: Shared,
  { rawBody }: Delivery,
  secret: string,
): DeliveryVerdict {
  const body = Buffer.from(rawBody.buffer, rawBody.byteOffset, rawBody.byteLength);
  if (!body.includes(plainPartOf(secret))) return refused('signature_missing');
  return areAllShared(verify, everyText(parsed(body), verify.name.split('.')), secret);
}

/** The longest part of the secret that no encoder of JSON writes otherwise. */
function plainPartOf(secret: string): string {
  const parts = secret.match(/[A-Za-z0-9]+/g) ?? [];
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

function areAllShared(verify: Shared, found: readonly string[], secret: string): DeliveryVerdict {
  if (found.length === 0) return refused('signature_missing');
  const expected = digest(verify.prefix + secret);
  // Without an early end: all of them are compared, and each one must fit.
  const fits = found.map((value) => isSame(digest(value), expected));
  return fits.every(Boolean) ? GENUINE : refused('signature_wrong');
}

/** Values that must be the secret. The path may lead through lists: every element has one. */
function everyText(value: unknown, [step, ...rest]: readonly string[]): string[] {
  if (Array.isArray(value)) {
    // An element without the value counts as one with a wrong value.
    const inner = value.map((element) =>
      everyText(element, step === undefined ? [] : [step, ...rest]),
    );
    return inner.flatMap((texts) => (texts.length === 0 ? [''] : texts));
  }
  if (step === undefined) return typeof value === 'string' ? [value] : [];
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return [];
  return everyText(Reflect.get(value, step), rest);
}

function parsed(body: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return value;
  } catch {
    return null;
  }
}

/** The signed parts; the body stays bytes. */
function signedParts(
  template: string,
  { rawBody, url }: Delivery,
  timestamp: string | null,
): (string | Uint8Array)[] {
  return template.split(/(\{body\}|\{timestamp\}|\{url\})/).map((part) => {
    if (part === '{body}') return rawBody;
    if (part === '{timestamp}') return timestamp ?? '';
    return part === '{url}' ? url : part;
  });
}

/** Epoch seconds or milliseconds, or a written moment. */
function momentOf(text: string): number | null {
  if (!/^\d+$/.test(text)) return instant(text);
  // Ten digits are seconds until the year 2286.
  return Number(text) * (text.length <= 10 ? 1000 : 1);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

function refused(
  reason: Extract<DeliveryVerdict, { isGenuine: false }>['reason'],
): DeliveryVerdict {
  return { isGenuine: false, reason };
}
