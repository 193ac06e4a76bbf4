const WHOLE = new Intl.NumberFormat('en');
const COMPACT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** A whole number with grouping, e.g. `12,904`. */
export function formatCount(count: number): string {
  return WHOLE.format(count);
}

/** A number in at most four characters and a unit, e.g. `12.9K`, for axes and narrow places. */
export function formatCompact(count: number): string {
  return COMPACT.format(count);
}
