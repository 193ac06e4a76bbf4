import { AppError } from '../../platform/app-error.ts';

const UNIT_MS = new Map([
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
  ['w', 604_800_000],
]);

const EARLIEST = Date.parse('1000-01-01');
const LATEST = Date.parse('9999-01-01');

/**
 * An instant from a filter: ISO 8601, or relative to now (`now`, `now-24h`, `now-30d`). Null when
 * absent. Throws `request.invalid` naming the field.
 */
export function instantOf(text: string | undefined, field: string, now: number): number | null {
  if (text === undefined || text === '') return null;
  const relative = /^now(?:-(\d{1,6})([mhdw]))?$/.exec(text);
  if (relative) {
    const [, amount, unit] = relative;
    return within(now - Number(amount ?? 0) * (UNIT_MS.get(unit ?? '') ?? 0));
  }
  const at = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) {
    throw new AppError('request.invalid', {
      errors: [
        { path: field, message: 'is not an ISO timestamp or a relative time such as now-30d' },
      ],
    });
  }
  return within(at);
}

/** Clamps to the supported range, so that days and bars remain valid dates. */
function within(at: number): number {
  return Math.min(Math.max(at, EARLIEST), LATEST);
}
