import { formatDate } from './format-date.ts';
import { parseFormat, type FormatSection, type FormatToken } from './format-tokens.ts';

/** Later dates than year 9999 are numbers. */
const LAST_DAY = 2_958_466;
const MOST_DECIMALS = 15;
/** Numbers from here on are identifiers more often than amounts. */
const LONG_INTEGER = 1e9;
const parsed = new Map<string, FormatSection[]>();
/** Formats of one file are few; those of a hostile one are not kept. */
const MOST_PARSED = 500;

/**
 * A number as a cell with this format shows it. A format that would hide digits of a long integer
 * (an account number shown as 1.23E+15) gives the integer.
 */
export function formatNumber(value: number, code: string, from1904 = false): string {
  if (code === 'General') return generalNumber(value);
  const { section, number } = sectionFor(value, sectionsOf(code));
  if (!section || section.tokens.some(({ kind }) => kind === 'general' || kind === 'text')) {
    return around(section, generalNumber(value));
  }
  if (section.isDate) {
    return value >= 0 && value < LAST_DAY
      ? formatDate(value, section.tokens, from1904)
      : generalNumber(value);
  }
  const isExponential = section.tokens.some(({ kind }) => kind === 'exponent');
  if (isExponential) {
    const isLong = Number.isSafeInteger(value) && Math.abs(value) >= LONG_INTEGER;
    return isLong ? generalNumber(value) : exponential(number, section.tokens);
  }
  const isFraction = section.tokens.some(({ kind }) => kind === 'slash');
  return isFraction ? fraction(number, section.tokens) : decimal(number, section.tokens);
}

/** All digits that the number has, without an exponent as long as it is an integer. */
function generalNumber(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e21) return String(value);
  return String(Number(value.toPrecision(MOST_DECIMALS)));
}

function sectionsOf(code: string): FormatSection[] {
  const known = parsed.get(code);
  if (known) return known;
  const sections = parseFormat(code);
  if (parsed.size < MOST_PARSED) parsed.set(code, sections);
  return sections;
}

/** The section for a number, and the number without the sign that the section shows on its own. */
function sectionFor(value: number, sections: readonly FormatSection[]) {
  if (sections.some(({ condition }) => condition)) {
    const fitting = sections.find(({ condition }) => !condition || holds(value, condition));
    return { section: fitting, number: value };
  }
  const [first, second, third] = sections;
  if (value < 0 && second) return { section: second, number: -value };
  return { section: value === 0 && third ? third : first, number: value };
}

function holds(
  value: number,
  { operator, limit }: NonNullable<FormatSection['condition']>,
): boolean {
  if (operator === '<') return value < limit;
  if (operator === '<=') return value <= limit;
  if (operator === '>') return value > limit;
  if (operator === '>=') return value >= limit;
  return operator === '<>' ? value !== limit : value === limit;
}

function around(section: FormatSection | undefined, number: string): string {
  if (!section) return number;
  return section.tokens
    .map((token) => {
      if (token.kind === 'literal') return token.text;
      return token.kind === 'general' || token.kind === 'text' ? number : '';
    })
    .join('');
}

function decimal(value: number, tokens: readonly FormatToken[]): string {
  const point = tokens.findIndex(({ kind }) => kind === 'point');
  const whole = point < 0 ? tokens : tokens.slice(0, point);
  const broken = point < 0 ? [] : tokens.slice(point + 1);
  const lastDigit = whole.findLastIndex(({ kind }) => kind === 'digit');
  const lastOfAll = tokens.findLastIndex(({ kind }) => kind === 'digit');
  const scaling = tokens.filter(({ kind }, index) => kind === 'comma' && index > lastOfAll).length;
  const percents = tokens.filter(({ kind }) => kind === 'percent').length;
  const places = Math.min(MOST_DECIMALS, broken.filter(({ kind }) => kind === 'digit').length);
  const scaled = (Math.abs(value) * 100 ** percents) / 1000 ** scaling;
  const [integer = '0', decimals = ''] = fixed(scaled, places).split('.');
  const grouped = whole.some(({ kind }, index) => kind === 'comma' && index < lastDigit);
  const isZero = Number(integer) === 0 && Number(decimals) === 0;
  return [
    value < 0 && !isZero ? '-' : '',
    placeWhole(integer, whole, grouped),
    point < 0 ? '' : '.',
    placeDecimals(decimals, broken),
  ].join('');
}

/** Rounds half away from zero as people do, not as binary fractions fall. */
function fixed(value: number, places: number): string {
  if (value >= 1e21) return String(value);
  const shifted = Number(`${value.toPrecision(MOST_DECIMALS)}e${places}`);
  return Number.isFinite(shifted)
    ? Number(`${Math.round(shifted)}e-${places}`).toFixed(places)
    : value.toFixed(places);
}

/** Digits from the right into their places; the leftmost place takes what is left. */
function placeWhole(integer: string, tokens: readonly FormatToken[], grouped: boolean): string {
  const digits = integer === '0' ? '' : integer;
  const places = tokens.filter(({ kind }) => kind === 'digit').length;
  let used = 0;
  return tokens
    .map((token) => {
      if (token.kind !== 'digit') return literalOf(token);
      used += 1;
      const from = used === 1 ? 0 : digits.length - places + used - 1;
      const to = digits.length - places + used;
      const shown = to <= 0 ? '' : digits.slice(Math.max(0, from), to);
      const text = shown === '' ? fillOf(token.text) : shown;
      return grouped ? groupedAt(text, places - used) : text;
    })
    .join('');
}

/** Inserts commas into digits followed by `behind` more. */
function groupedAt(text: string, behind: number): string {
  return Array.from(text)
    .map((letter, index) => {
      const follow = text.length - 1 - index + behind;
      return follow > 0 && follow % 3 === 0 && /\d/.test(letter) ? `${letter},` : letter;
    })
    .join('');
}

function fillOf(placeholder: string): string {
  if (placeholder === '0') return '0';
  return placeholder === '?' ? ' ' : '';
}

function placeDecimals(decimals: string, tokens: readonly FormatToken[]): string {
  const significant = decimals.replace(/0+$/, '').length;
  let used = 0;
  return tokens
    .map((token) => {
      if (token.kind !== 'digit') return literalOf(token);
      used += 1;
      return used <= significant ? decimals.charAt(used - 1) : fillOf(token.text);
    })
    .join('');
}

function literalOf(token: FormatToken): string {
  if (token.kind === 'literal') return token.text;
  return token.kind === 'percent' ? '%' : '';
}

function exponential(value: number, tokens: readonly FormatToken[]): string {
  const point = tokens.findIndex(({ kind }) => kind === 'point');
  const mark = tokens.findIndex(({ kind }) => kind === 'exponent');
  const places =
    point < 0 ? 0 : tokens.slice(point, mark).filter(({ kind }) => kind === 'digit').length;
  const [mantissa = '0', exponent = '0'] = value.toExponential(Math.min(20, places)).split('e');
  const power = Number(exponent);
  const width = tokens.slice(mark).filter(({ kind }) => kind === 'digit').length;
  const sign = power < 0 ? '-' : '+';
  return `${mantissa}E${sign}${String(Math.abs(power)).padStart(width, '0')}`;
}

function fraction(value: number, tokens: readonly FormatToken[]): string {
  const slash = tokens.findIndex(({ kind }) => kind === 'slash');
  const before = tokens.slice(0, slash).filter(({ kind }) => kind === 'digit').length;
  const behind = tokens.slice(slash + 1);
  const places = behind.filter(({ kind }) => kind === 'digit').length;
  const written = behind.map((token) => (token.kind === 'literal' ? token.text : '')).join('');
  const fixedDenominator = Number(/^\d+/.exec(written)?.[0] ?? 0);
  const amount = Math.abs(value);
  const whole = before > 1 ? Math.floor(amount) : 0;
  const [numerator, denominator] = nearest(
    amount - whole,
    fixedDenominator,
    10 ** Math.min(4, places) - 1,
  );
  const carried = whole + (numerator === denominator ? 1 : 0);
  const isWhole = before > 1 && numerator % denominator === 0;
  const shown = isWhole ? '' : `${numerator}/${denominator}`;
  const leading = before > 1 && (carried > 0 || isWhole) ? String(carried) : '';
  return `${value < 0 ? '-' : ''}${[leading, shown].filter((part) => part !== '').join(' ')}`;
}

/** The fraction nearest to a number, with a given denominator or one up to a limit. */
function nearest(value: number, given: number, most: number): [number, number] {
  if (given > 0) return [Math.round(value * given), given];
  let best: [number, number] = [Math.round(value), 1];
  let error = Math.abs(value - best[0]);
  for (let denominator = 2; denominator <= Math.max(9, most); denominator += 1) {
    const numerator = Math.round(value * denominator);
    const off = Math.abs(value - numerator / denominator);
    if (off < error - 1e-12) [best, error] = [[numerator, denominator], off];
  }
  return best;
}
