import { BlockList, isIP } from 'node:net';

const MAX_PREFIX = { 4: 32, 6: 128 } as const;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** True for an address or a range such as `192.0.2.0/24` or `2001:db8::/32`. */
export function isPermittedIp(text: string): boolean {
  return parse(text) !== null;
}

/** Whether the address is in the list or in one of its ranges; an empty list allows all. */
export function isAddressPermitted(address: string, permitted: readonly string[]): boolean {
  if (permitted.length === 0) return true;
  const list = new BlockList();
  for (const text of permitted) {
    const range = parse(text);
    if (range) list.addSubnet(range.address, range.prefix, range.family);
  }
  // Sockets that listen for both kinds tell IPv4 addresses in IPv6 form.
  const plain = MAPPED.exec(address)?.[1] ?? address;
  const version = isIP(plain);
  return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

function parse(text: string): { address: string; prefix: number; family: 'ipv4' | 'ipv6' } | null {
  const [address = '', bits, ...rest] = text.trim().split('/');
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || rest.length > 0) return null;
  const max = MAX_PREFIX[version];
  if (bits !== undefined && !/^\d{1,3}$/.test(bits)) return null;
  const prefix = bits === undefined ? max : Number(bits);
  if (prefix > max) return null;
  return { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' };
}
