import { serviceOfHost, type Place } from '@waybill/contract';
import { parseUrl, urlHost } from './url-host.ts';

/** The device that the event is about; its own facts are in the event's `device`. */
export const OWN_DEVICE: Place = {
  kind: 'device',
  name: 'Device',
  host: null,
  container: null,
  account: null,
};

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/;
/** Regional and virtual-hosted addresses of S3: `bucket.s3.eu-west-1.amazonaws.com`. */
const S3_HOST = /^(?:(.+)\.)?s3[.-](?:dualstack\.)?(?:[a-z0-9-]+\.)?amazonaws\.com$/;

/**
 * The place of a URL or a bare host: a service with its own name, else the host itself. The device for
 * a loopback address, null without a host.
 */
export function placeOfUrl(url: unknown): Place | null {
  const host = urlHost(url);
  if (host === null) return null;
  if (LOOPBACK.test(host)) return OWN_DEVICE;
  const name = serviceOfHost(host) ?? null;
  const container = name === null ? null : containerOf(name, host, parseUrl(url)?.pathname ?? '');
  return {
    kind: name === null ? 'host' : 'app',
    name: name ?? host,
    host,
    container,
    account: null,
  };
}

/** Bucket or storage container in an object store's address; other services name none there. */
function containerOf(name: string, host: string, path: string): string | null {
  const first = path.split('/')[1] || null;
  if (name === 'AWS S3') return S3_HOST.exec(host)?.[1] ?? first;
  return name === 'Azure' || name === 'Google Cloud' ? first : null;
}
