/** Represents every port, also for protocols without ports. */
export const EVERY_PORT = 'all';

/** Whether a network is every address there is: `0.0.0.0/0`, `::/0`, `*`, or any with a length of 0. */
export function isEveryNetwork(network: string | null): boolean {
  return network !== null && /^\*$|\/0+$|^(?:internet|any)$/i.test(network.trim());
}

/**
 * Ports and ranges as one text in ascending order, without duplicates: `22, 443`, `0-65535`, or `all`.
 * Null if none.
 */
export function portList(ports: readonly string[]): string | null {
  if (ports.length === 0) return null;
  const named = new Set(ports.map((port) => (port.trim() === '*' ? EVERY_PORT : port.trim())));
  if (named.has(EVERY_PORT)) return EVERY_PORT;
  return [...named].toSorted((a, b) => Number.parseInt(a) - Number.parseInt(b)).join(', ');
}
