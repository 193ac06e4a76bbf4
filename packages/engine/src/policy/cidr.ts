/** A network: address bytes (4 or 16) and the number of leading bits that must agree. */
export interface Network {
  bytes: readonly number[];
  bits: number;
}

/**
 * Parses `10.0.0.0/8`, `2001:db8::/32` or a bare address (all bits). IPv4 written inside IPv6
 * (`::ffff:a.b.c.d`) is treated as the IPv4 it represents. Null if the text is neither.
 */
export function parseNetwork(text: string): Network | null {
  const slash = text.indexOf('/');
  const address = parseRaw(slash === -1 ? text : text.slice(0, slash));
  if (address === null) return null;
  const prefix = slash === -1 ? null : text.slice(slash + 1);
  if (prefix !== null && !/^(?:0|[1-9]\d{0,2})$/.test(prefix)) return null;
  const bits = prefix === null ? address.length * 8 : Number(prefix);
  if (bits > address.length * 8) return null;
  return isMappedIpv4(address) && bits >= 96
    ? { bytes: address.slice(12), bits: bits - 96 }
    : { bytes: address, bits };
}

/** Bytes of an IPv4 (4) or IPv6 (16) address; null when the text is no address. */
export function parseAddress(text: string): readonly number[] | null {
  const bytes = parseRaw(text);
  return bytes !== null && isMappedIpv4(bytes) ? bytes.slice(12) : bytes;
}

/** Whether the address is in the network; families never mix. */
export function isInNetwork(address: readonly number[], network: Network): boolean {
  if (address.length !== network.bytes.length) return false;
  const whole = network.bits >> 3;
  for (let index = 0; index < whole; index += 1) {
    if (address[index] !== network.bytes[index]) return false;
  }
  const rest = network.bits & 7;
  if (rest === 0) return true;
  const shift = 8 - rest;
  return (address[whole] ?? 0) >> shift === (network.bytes[whole] ?? 0) >> shift;
}

function parseRaw(text: string): number[] | null {
  // 45 is the longest spelling of an IPv6 address; longer texts need no look.
  if (text.length > 45) return null;
  return text.includes(':') ? parseIpv6(text) : parseIpv4(text);
}

/** Four decimal groups; a leading zero is refused, because readers disagree whether it means octal. */
function parseIpv4(text: string): number[] | null {
  const groups = text.split('.');
  if (groups.length !== 4) return null;
  const bytes: number[] = [];
  for (const group of groups) {
    const value = Number(group);
    if (!/^(?:0|[1-9]\d{0,2})$/.test(group) || value > 255) return null;
    bytes.push(value);
  }
  return bytes;
}

function parseIpv6(text: string): number[] | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const head = parseGroups(halves[0] ?? '', halves.length === 1);
  const tail = halves.length === 2 ? parseGroups(halves[1] ?? '', true) : [];
  if (head === null || tail === null) return null;
  const missing = 16 - head.length - tail.length;
  // `::` represents at least one group; without it all eight are required.
  if (halves.length === 2 ? missing < 2 : missing !== 0) return null;
  return [...head, ...Array.from({ length: missing }, () => 0), ...tail];
}

/** Bytes of colon-separated groups; the last may be an IPv4 address at the end of the text. */
function parseGroups(text: string, mayEndInIpv4: boolean): number[] | null {
  if (text === '') return [];
  const groups = text.split(':');
  const bytes: number[] = [];
  for (const [index, group] of groups.entries()) {
    if (/^[\da-f]{1,4}$/i.test(group)) {
      const value = Number.parseInt(group, 16);
      bytes.push(value >> 8, value & 255);
      continue;
    }
    const ipv4 = mayEndInIpv4 && index === groups.length - 1 ? parseIpv4(group) : null;
    if (ipv4 === null) return null;
    bytes.push(...ipv4);
  }
  return bytes;
}

function isMappedIpv4(bytes: readonly number[]): boolean {
  return (
    bytes.length === 16 &&
    bytes[10] === 255 &&
    bytes[11] === 255 &&
    bytes.slice(0, 10).every((byte) => byte === 0)
  );
}
