import { isIPv4 } from 'node:net';

/** Whether an origin or address points to this machine: in development any port is allowed. */
export function isLoopbackOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, protocol } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return (
    hostname === 'localhost' ||
    hostname === '[::1]' ||
    (isIPv4(hostname) && hostname.startsWith('127.'))
  );
}
