import { defineClassifier, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'ip-address',
  name: 'IP address',
  class: 'personal',
  locale: 'any',
  sensitivity: 1,
  keywords: [
    'ip',
    'ips',
    'ip address',
    'ip addresses',
    'ipv4',
    'ipv6',
    'address',
    'addr',
    'server',
    'host',
    'gateway',
    'subnet',
    'client',
    'client ip',
    'remote',
    'remote_addr',
    'peer',
    'unspecified',
    'loopback',
    'localhost',
    'prefix',
    'cidr',
    'network',
    'ping',
    'dns',
    'x-forwarded-for',
    'local ipv6',
  ],
  patterns: [
    {
      pattern: '[0-9]{1,3}(?:[.][0-9]{1,3}){3}(?:/[0-9]{1,4})?',
      validate: isVersion4,
      alone: 'medium',
      inField: 'high',
    },
    {
      pattern:
        '(?:[0-9A-Fa-f]{1,4}:){7}[0-9A-Fa-f]{1,4}(?:/[0-9]{1,4})?|(?:[0-9A-Fa-f]{1,4}:){6}[0-9]{1,3}(?:[.][0-9]{1,3}){3}',
      validate: isVersion6,
      alone: 'high',
    },
    {
      pattern:
        '[0-9A-Fa-f]{1,4}(?::[0-9A-Fa-f]{1,4}){0,6}::(?:(?:[0-9A-Fa-f]{1,4}:){0,6}(?:[0-9A-Fa-f]{1,4}|[0-9]{1,3}(?:[.][0-9]{1,3}){3}))?(?:/[0-9]{1,4})?',
      validate: isVersion6,
      alone: 'medium',
      inField: 'high',
    },
    {
      pattern:
        '::(?:(?:[0-9A-Fa-f]{1,4}:){0,6}(?:[0-9A-Fa-f]{1,4}|[0-9]{1,3}(?:[.][0-9]{1,3}){3}))?(?:/[0-9]{1,4})?',
      validate: isVersion6,
      alone: 'medium',
      inField: 'high',
    },
  ],
  reference: 'https://www.rfc-editor.org/rfc/rfc4291#section-2.2',
  examples: {
    match: [
      { text: 'client_ip = 203.0.113.7', source: 'RFC 5737: address for documentation' },
      { text: 'Server IP: 2001:db8::1', source: 'RFC 3849: address for documentation' },
      { text: 'from 198.51.100.0/24', source: 'RFC 5737: network for documentation' },
      { text: 'NAT64: 64:ff9b::192.0.2.1', source: 'RFC 6052: example' },
      {
        text: 'IPv6 2001:0db8:85a3:0000:0000:8a2e:0370:7334',
        source: 'RFC 3849: address for documentation, in full',
      },
    ],
    noMatch: [
      { text: 'ip 192.168.1.256', source: `${OWN}: an octet above 255` },
      { text: 'ipv6 2001::25de::cade', source: `${OWN}: two compressions` },
      { text: 'std::vector', source: `${OWN}: a name in a program` },
      { text: 'version 10.2.3.4', source: `${OWN}: a version` },
      { text: 'MAC aa:bb:cc:dd:ee:ff', source: `${OWN}: six pairs` },
      { text: 'OID 1.3.6.1.4.1.311', source: `${OWN}: an object identifier` },
      { text: 'at 12:30:45', source: `${OWN}: a time` },
      { text: 'serial fb:bd:39:9b:59:d5:98:4d', source: `${OWN}: bytes with colons` },
      { text: 'items[::2]', source: `${OWN}: a slice in a program` },
    ],
  },
});

/**
 * Octets up to 255 without leading zeros, no part of a longer dotted number, and no version of a
 * program.
 */
function isVersion4(value: string, place: Place): boolean | 'low' {
  const octets = value.replace(/\/.*$/, '').split('.');
  if (!octets.every((octet) => Number(octet) < 256 && !/^0./.test(octet))) return false;
  if (
    /[0-9A-Za-z][.]$/.test(place.before()) ||
    /^(?:[.][0-9A-Za-z]|-[A-Za-z])/.test(place.behind())
  )
    return false;
  if (
    /(?:\bv|\bver|version|release|build|[A-Za-z0-9]\/|\brev)["']?[ :=.("']{0,4}$/i.test(
      place.before(),
    )
  )
    return false;
  return isLikeVersion(octets) ? 'low' : true;
}

/**
 * Four small numbers are mostly versions and numbered headings; private and repeated ones are
 * addresses.
 */
function isLikeVersion(octets: readonly string[]): boolean {
  const isSmall = octets.every((octet) => Number(octet) < 20);
  return isSmall && octets[0] !== '10' && new Set(octets).size > 1;
}

/** Eight groups, or fewer and one compression; not part of another such number. */
function isVersion6(value: string, place: Place): boolean | 'low' {
  const address = value.replace(/\/.*$/, '');
  const before = /[0-9A-Za-z]*:+$/.exec(place.before())?.[0] ?? '';
  const isCut = /[0-9]|^[A-Fa-f]{1,4}:/.test(before) || /^(?::|[.][0-9])/.test(place.behind());
  if (isCut || !isWellFormed(address)) return false;
  return isLikeProgram(value, place) ? 'low' : true;
}

/** Slices of lists (`[::2]`), and bytes with colons between them, as in serial numbers. */
function isLikeProgram(value: string, place: Place): boolean {
  if (/^(?:[0-9A-Fa-f]{2}:){7}[0-9A-Fa-f]{2}$/.test(value)) return true;
  if (/^::[0-9]{0,2}$/.test(value) && value !== '::1') return true;
  if (/[\w\])]\[$/.test(place.before())) return true;
  const isInList = /[[,]\s*$/.test(place.before()) && /^\s*[\],]/.test(place.behind());
  return isInList && value.length < 7;
}

function isWellFormed(address: string): boolean {
  const halves = address.split('::');
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const embedded = groups.at(-1)?.includes('.') === true ? (groups.at(-1) ?? '') : null;
  if (embedded !== null && !embedded.split('.').every((octet) => Number(octet) < 256)) return false;
  const count = groups.length + (embedded === null ? 0 : 1);
  return halves.length === 1 ? count === 8 : halves.length === 2 && count < 8;
}
