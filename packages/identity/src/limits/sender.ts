import type { KeyVault } from '../crypto/key-vault.ts';
import { newSecret } from '../crypto/one-time-secret.ts';
import type { WireCall } from '../wire/endpoint.ts';
import { addressKey } from './token-buckets.ts';

/** Tells a browser that has signed in before from a stranger’s. Also how the SDKs name it. */
export const DEVICE_COOKIE = 'DKD';
/** For clients that hold no cookies. */
const DEVICE_HEADER = 'x-descope-known-device-token';
const DEVICE_TOKEN = /^[\w-]{43}$/;
/** The longest that browsers keep a cookie. */
const COOKIE_SECONDS = 400 * 86_400;

type Call = Pick<WireCall, 'cookie' | 'header' | 'remoteAddress'>;

/** Origin of a request, in stored form. */
export interface Sender {
  /** Null without a device token. It is untrusted until found to be known. */
  deviceKey: Buffer | null;
  addressKey: Buffer;
}

export function senderOf(vault: Pick<KeyVault, 'keyedHash'>, call: Call): Sender {
  const token = deviceTokenOf(call);
  return {
    deviceKey: token === null ? null : deviceKeyOf(vault, token),
    addressKey: vault.keyedHash('known address', addressKey(call.remoteAddress)),
  };
}

export function deviceKeyOf(vault: Pick<KeyVault, 'keyedHash'>, token: string): Buffer {
  return vault.keyedHash('known device', token);
}

/** The device token: the given one, or a new one. */
export function lastingDeviceToken(call: Call): string {
  return deviceTokenOf(call) ?? newSecret();
}

function deviceTokenOf(call: Call): string | null {
  const token = call.cookie(DEVICE_COOKIE) ?? call.header(DEVICE_HEADER) ?? '';
  return DEVICE_TOKEN.test(token) ? token : null;
}

/** Out of reach of scripts, and never sent along from other sites. */
export function deviceCookie(token: string): string {
  return `${DEVICE_COOKIE}=${token}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; Secure; SameSite=Strict`;
}
