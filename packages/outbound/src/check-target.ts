import { isIP } from 'node:net';
import { isPublicAddress, mayBeInside, type AddressRules } from './address-rules.ts';
import { OutboundError } from './outbound-error.ts';

export interface ResolvedAddress {
  address: string;
  family: number;
}

/** Finds every address of a host name. */
export type Resolve = (host: string) => Promise<readonly ResolvedAddress[]>;

/** Https, and its second port, where servers with a public address but no proxy before them listen. */
const PORTS: ReadonlySet<string> = new Set(['', '443', '8443']);

/**
 * The addresses that a request to the URL may connect to. Every address of the host is checked: an
 * internal one refuses all. They are resolved here, once; the caller must use these and not resolve
 * again, because the result may differ by then.
 */
export async function checkTarget(
  url: URL,
  rules: AddressRules,
  resolve: Resolve,
): Promise<readonly ResolvedAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') refuse('scheme_refused', host);
  if (url.username !== '' || url.password !== '') refuse('address_refused', host);
  if (!rules.isWithinLimit(host)) refuse('address_refused', host);
  const isNamed = rules.isAllowedHost(host);
  const addresses = await addressesOf(host, resolve);
  if (addresses.length === 0) throw new OutboundError('unreachable', host, 'dns');
  const isAllowed = addresses.every(
    ({ address }) => (isNamed && mayBeInside(address)) || rules.isAllowedAddress(address),
  );
  if (isAllowed) return addresses;
  const isPublic = addresses.every(
    ({ address }) => isPublicAddress(address) || rules.isAllowedAddress(address),
  );
  if (!isPublic) refuse('address_refused', host);
  if (url.protocol !== 'https:') refuse('scheme_refused', host);
  if (!PORTS.has(url.port)) refuse('address_refused', host);
  return addresses;
}

async function addressesOf(host: string, resolve: Resolve): Promise<readonly ResolvedAddress[]> {
  // `URL` has already normalized every IPv4 notation: 2130706433, 0x7f.1, 0177.1.
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  return resolve(host).catch(() => {
    throw new OutboundError('unreachable', host, 'dns');
  });
}

function refuse(code: ConstructorParameters<typeof OutboundError>[0], host: string): never {
  throw new OutboundError(code, host);
}
