import { formatTag } from '../text/locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(name: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const tag = formatTag();
  const known = formats.get(`${name} ${tag}`) ?? new Intl.NumberFormat(tag, options);
  formats.set(`${name} ${tag}`, known);
  return known;
}

/** A whole number with grouping, e.g. `12,904`. */
export function formatCount(count: number): string {
  return formatFor('whole', { maximumFractionDigits: 0 }).format(count);
}

/** A number in at most four characters and a unit, e.g. `12.9K`, for axes and narrow spaces. */
export function formatCompact(count: number): string {
  return formatFor('compact', { notation: 'compact', maximumFractionDigits: 1 }).format(count);
}

/** A share of one in whole percent, e.g. `18%`. */
export function formatPercent(share: number): string {
  return formatFor('percent', { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
