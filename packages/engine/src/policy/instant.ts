import type { Scalar } from '@waybill/contract';

/** Earlier numbers are seconds: as milliseconds they would be before March 1973. */
const FIRST_MILLISECONDS = 1e11;
const ISO_INSTANT =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Epoch milliseconds of a time in a record: ISO 8601 (UTC without a zone), or a number of seconds or
 * milliseconds since 1970. Null if invalid.
 */
export function instantOf(value: Scalar): number | null {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return null;
    return Math.abs(value) < FIRST_MILLISECONDS ? value * 1000 : value;
  }
  if (typeof value !== 'string' || !ISO_INSTANT.test(value)) return null;
  const at = Date.parse(inUtc(value));
  return Number.isNaN(at) ? null : at;
}

/** ECMAScript reads a time without a zone as local, which no verdict may depend on. */
function inUtc(text: string): string {
  const iso = text.replace(' ', 'T').replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
  return !iso.includes('T') || /(?:Z|[+-]\d{2}:\d{2})$/.test(iso) ? iso : `${iso}Z`;
}
