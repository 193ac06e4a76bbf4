import { isIP } from 'node:net';
import { lowerText } from './text.ts';

/**
 * The IP address in a value, without brackets, port and zone: `203.0.113.4:443`, `[2001:db8::1]:443`,
 * `fe80::1%eth0`. IPv4 inside IPv6 (`::ffff:203.0.113.4`) becomes IPv4. Null if none.
 */
export function ipOf(value: unknown): string | null {
  const written = lowerText(value)?.trim();
  if (written === undefined) return null;
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(written)?.[1];
  const bare = bracketed ?? written.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  const address = bare.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '');
  if (isIP(address) === 6) return shortest(address);
  return isIP(address) === 4 ? address : null;
}

/** One spelling for each IPv6 address (no leading zeros, longest run of zeros folded), as URLs write it. */
function shortest(address: string): string {
  return URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? address;
}
