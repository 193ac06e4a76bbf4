import type { HttpStream } from '@waybill/connectors/kit/declaration/declaration';

/**
 * Requested wait in seconds, rounded up; null if none. `Retry-After` is honoured for every vendor,
 * besides the stream's declared header.
 */
export function askedWaitSec(
  headers: Headers,
  retry: HttpStream['retry'],
  now: number,
): number | null {
  const declared = retry.wait && headers.get(retry.wait.header);
  if (retry.wait && declared) {
    const value = Number(declared);
    if (Number.isFinite(value)) return waitOf(value, retry.wait.as, now);
  }
  const after = headers.get('retry-after');
  if (after === null) return null;
  if (/^\d+(\.\d+)?$/.test(after.trim())) return Math.ceil(Number(after));
  const date = Date.parse(after);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}

function waitOf(value: number, as: 'seconds' | 'epoch_s' | 'epoch_ms', now: number): number {
  if (as === 'seconds') return Math.max(0, Math.ceil(value));
  const at = as === 'epoch_s' ? value * 1000 : value;
  return Math.max(0, Math.ceil((at - now) / 1000));
}
