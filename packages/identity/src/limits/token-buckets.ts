import { isIPv6 } from 'node:net';

/** Maximum addresses remembered; the least recently seen is dropped first. */
const MAX_BUCKETS = 50_000;

/** A token bucket per address, in this process. */
export interface TokenBuckets {
  /** Takes one token. Returns 0, or the seconds until one is available. */
  take(address: string): number;
  /** The same without taking one. */
  waitSeconds(address: string): number;
}

export function createTokenBuckets(options: {
  burst: number;
  perMinute: number;
  clock: () => number;
}): TokenBuckets {
  const perMs = options.perMinute / 60_000;
  const buckets = new Map<string, { tokens: number; at: number }>();

  function tokensNow(key: string, now: number): number {
    const before = buckets.get(key);
    if (!before) return options.burst;
    return Math.min(options.burst, before.tokens + Math.max(0, now - before.at) * perMs);
  }

  function untilNext(tokens: number): number {
    return tokens >= 1 ? 0 : Math.ceil((1 - tokens) / perMs / 1000);
  }

  return {
    take(address) {
      const key = addressKey(address);
      const now = options.clock();
      const tokens = tokensNow(key, now);
      // Deleted first: the map's order then is the order of use.
      buckets.delete(key);
      buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now });
      const oldest = buckets.size > MAX_BUCKETS ? buckets.keys().next().value : undefined;
      if (oldest !== undefined) buckets.delete(oldest);
      return untilNext(tokens);
    },
    waitSeconds: (address) => untilNext(tokensNow(addressKey(address), options.clock())),
  };
}

/** One household or host has a whole /64 of IPv6 addresses: they share a bucket. */
export function addressKey(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? 8 - left.length - right.length : 0;
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
