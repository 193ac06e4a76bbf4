import { addressKey, createTokenBuckets } from '@waybill/identity/limits/token-buckets';
import { AppError } from '../../platform/app-error.ts';

/** Refused deliveries from one address to one hook, immediately and per minute, before it must wait. */
const REFUSED_BURST = 30;
const REFUSED_PER_MINUTE = 30;
/** Deliveries to one hook whose bodies are in memory at the same time. */
const MOST_AT_ONCE = 16;

export interface HookLimits {
  /**
   * Does the work, which reports when it refuses a delivery. Throws `request.too_many` before reading
   * or looking up anything: if this hook refused too many deliveries from the address, or too many for
   * the hook are in progress. An address is limited per hook: vendors deliver for all their customers
   * from the same few addresses.
   */
  admit<T>(
    from: { hookId: string; ip: string },
    work: (noteRefused: () => void) => Promise<T>,
  ): Promise<T>;
}

/** @param now Milliseconds since 1970. */
export function hookLimits(now: () => number): HookLimits {
  const refused = createTokenBuckets({
    burst: REFUSED_BURST,
    perMinute: REFUSED_PER_MINUTE,
    clock: now,
  });
  const underWay = new Map<string, number>();
  return {
    async admit({ hookId, ip }, work) {
      const sender = `${hookId} ${addressKey(ip)}`;
      const waitSeconds = refused.waitSeconds(sender);
      if (waitSeconds > 0) throw tooMany(waitSeconds);
      const before = underWay.get(hookId) ?? 0;
      if (before >= MOST_AT_ONCE) throw tooMany(1);
      underWay.set(hookId, before + 1);
      try {
        return await work(() => void refused.take(sender));
      } finally {
        const left = (underWay.get(hookId) ?? 1) - 1;
        if (left > 0) underWay.set(hookId, left);
        else underWay.delete(hookId);
      }
    },
  };
}

function tooMany(retryAfterSeconds: number): AppError {
  return new AppError('request.too_many', { retryAfterSeconds });
}
