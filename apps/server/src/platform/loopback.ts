import { isIPv4 } from 'node:net';

/** Whether a host name or address, from a setting or an address, is this machine only. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replaceAll(/^\[|\]$/g, '').toLowerCase();
  if (bare === 'localhost' || bare.endsWith('.localhost') || bare === '::1') return true;
  return isIPv4(bare) && bare.startsWith('127.');
}

/** Whether an origin or address points to this machine; false for anything that is not an address. */
export function isLoopbackAddress(address: string): boolean {
  return URL.canParse(address) && isLoopbackHost(new URL(address).hostname);
}
