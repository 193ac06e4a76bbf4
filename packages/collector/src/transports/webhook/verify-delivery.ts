import { createHmac, timingSafeEqual, createHash } from 'node:crypto';
import type { WebhookStream } from '@waybill/connectors/kit/declaration/declaration';
import { instant } from '@waybill/connectors/kit/instant';
import { headerValue, type DeliveredHeaders } from './header-value.ts';

export type Push = WebhookStream['push'];
type Hmac = Extract<Push['verify'], { type: 'hmac' }>;
type Shared = Extract<Push['verify'], { type: 'shared' }>;

/** A request to a webhook address, before anything of it is believed. */
export interface Delivery {
  headers: DeliveredHeaders;
  /** As it came: a signature covers bytes, not what they parse to. */
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

const GENUINE: DeliveryVerdict = { isGenuine: true };

/**
 * Whether the delivery comes from who knows the secret. Comparisons take the same time wherever two
 * values differ. An empty secret verifies nothing.
 */
export function verifyDelivery(push: Push, delivery: Delivery, secret: string): DeliveryVerdict {
  if (secret === '') return refused('secret_missing');
  return push.verify.type === 'hmac'
    ? verifyHmac(push.verify, delivery, secret)
    : verifyShared(push.verify, delivery, secret);
}

function verifyHmac(verify: Hmac, delivery: Delivery, secret: string): DeliveryVerdict {
  const header = headerValue(delivery.headers, verify.header);
  if (!header?.startsWith(verify.prefix)) return refused('signature_missing');
  const timestamp = verify.timestampHeader
    ? headerValue(delivery.headers, verify.timestampHeader)
    : null;
  if (verify.timestampHeader) {
    const sentAt = timestamp === null ? null : momentOf(timestamp);
    if (sentAt === null) return refused('timestamp_missing');
    // A clock that runs ahead is as suspicious as a delivery that was kept.
    if (Math.abs(delivery.now - sentAt) > verify.toleranceSec * 1000) {
      return refused('timestamp_outside');
    }
  }
  const mac = createHmac(verify.algorithm, secret);
  for (const part of signedParts(verify.signed, delivery, timestamp)) mac.update(part);
  const sent = Buffer.from(header.slice(verify.prefix.length).trim(), verify.encoding);
  return isSame(mac.digest(), sent) ? GENUINE : refused('signature_wrong');
}

function verifyShared(verify: Shared, delivery: Delivery, secret: string): DeliveryVerdict {
  const found = sharedValues(verify, delivery);
  if (found.length === 0) return refused('signature_missing');
  const expected = digest(verify.prefix + secret);
  // Without an early end: all of them are compared, and each one must fit.
  const fits = found.map((value) => isSame(digest(value), expected));
  return fits.every(Boolean) ? GENUINE : refused('signature_wrong');
}

/** Values that must be the secret. A path in the body may lead through lists: every element has one. */
function sharedValues(verify: Shared, delivery: Delivery): string[] {
  if (verify.in === 'header') return [headerValue(delivery.headers, verify.name) ?? []].flat();
  if (verify.in === 'query') return [delivery.query[verify.name] ?? []].flat();
  return everyText(parsed(delivery.rawBody), verify.name.split('.'));
}

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

/** What the signature covers, piece by piece; the body stays bytes. */
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
