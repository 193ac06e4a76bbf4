import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.parse>;

/** Everything that is in use on the internet; the rest of IPv6 is reserved or local. RFC 4291. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');
/** Carries an IPv4 address in its last 32 bits where the network translates. RFC 6052. */
const NAT64 = ipaddr.parseCIDR('64:ff9b::/96');

/** Inside of networks, and yet what a host of one’s own may well have. */
const INSIDE = new Set(['unicast', 'private', 'loopback', 'carrierGradeNat', 'uniqueLocal']);

export interface AddressRules {
  /** Whether the host is named on the list. */
  isAllowedHost(host: string): boolean;
  /** Whether the address is in a range of the list. */
  isAllowedAddress(address: string): boolean;
  /** Whether the host may be reached at all, where the operator limits which ones. */
  isWithinLimit(host: string): boolean;
}

/**
 * Parses a list of host names and CIDR ranges; a single address is a range of one. Throws on an invalid
 * entry, so that a typo is not silently ignored.
 *
 * @param only the hosts that may be reached in addition to those of `allow`, `*.example.com` with all
 * below it. Empty: no limit.
 */
export function readAddressRules(
  allow: readonly string[],
  only: readonly string[] = [],
): AddressRules {
  const hosts = new Set<string>();
  const ranges: [Address, number][] = [];
  for (const entry of allow) {
    if (ipaddr.isValidCIDR(entry)) ranges.push(ipaddr.parseCIDR(entry));
    else if (ipaddr.isValid(entry)) ranges.push(rangeOfOne(ipaddr.process(entry)));
    else if (/^[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?$/i.test(entry)) hosts.add(normaliseHost(entry));
    else throw new Error(`"${entry}" is neither a host name nor a range of addresses`);
  }
  const isAllowedHost = (host: string): boolean => hosts.has(normaliseHost(host));
  const isAllowedAddress = (text: string): boolean => {
    const address = routedTo(text);
    return address !== null && ranges.some((range) => isWithin(address, range));
  };
  const limits = only.map(normaliseHost);
  return {
    isAllowedHost,
    isAllowedAddress,
    isWithinLimit: (host) =>
      limits.length === 0 ||
      isAllowedHost(host) ||
      isAllowedAddress(host) ||
      limits.some((limit) => isCoveredBy(normaliseHost(host), limit)),
  };
}

/** `*.example.com` covers every host below the domain and not the domain itself, as in certificates. */
function isCoveredBy(host: string, limit: string): boolean {
  return limit.startsWith('*.') ? host.endsWith(limit.slice(1)) : host === limit;
}

/** Whether the address is one of the open internet. */
export function isPublicAddress(text: string): boolean {
  const address = routedTo(text);
  if (address?.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || isWithin(address, GLOBAL_UNICAST);
}

/**
 * Whether an allowed host may have the address. Link-local addresses, including clouds' credential
 * endpoints, and unassigned ranges are never valid targets.
 */
export function mayBeInside(text: string): boolean {
  const address = routedTo(text);
  return address !== null && INSIDE.has(address.range());
}

/** Where packets to the address end up: IPv4 in the guise of IPv6 is judged as IPv4. */
function routedTo(text: string): Address | null {
  if (!ipaddr.isValid(text)) return null;
  const address = ipaddr.process(text);
  return isWithin(address, NAT64) ? ipaddr.fromByteArray(address.toByteArray().slice(12)) : address;
}

function isWithin(address: Address, [network, bits]: [Address, number]): boolean {
  return address.kind() === network.kind() && address.match(network, bits);
}

function rangeOfOne(address: Address): [Address, number] {
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

function normaliseHost(host: string): string {
  return host.toLowerCase().replace(/\.$/, '');
}
