import type { FormatToken } from './format-tokens.ts';

const DAY_MILLISECONDS = 86_400_000;
/** Day 25,569 of the calendar that begins in 1900 is the first of 1970; day 24,107 of the one of 1904. */
const EPOCH_1900 = 25_569;
const EPOCH_1904 = 24_107;
/** A day that never was, the 29th of February 1900, is day 60. */
const LEAP_BUG = 60;
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** A serial date as its format shows it, in English. */
export function formatDate(
  serial: number,
  tokens: readonly FormatToken[],
  from1904: boolean,
): string {
  const days = !from1904 && serial < LEAP_BUG ? serial + 1 : serial;
  const epoch = from1904 ? EPOCH_1904 : EPOCH_1900;
  const isHalved = tokens.some((token) => token.kind === 'date' && token.text.startsWith('a'));
  const hasFraction = tokens.some(({ kind }) => kind === 'digit');
  const unit = hasFraction ? 1 : 1000;
  const time = Math.round(((days - epoch) * DAY_MILLISECONDS) / unit) * unit;
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return String(serial);
  return tokens
    .map((token, index) => {
      if (token.kind === 'date') return datePart({ date, serial, isHalved }, tokens, index);
      if (token.kind === 'literal') return token.text;
      if (token.kind === 'digit') return String(Math.floor(date.getUTCMilliseconds() / 100));
      return MARKS.get(token.kind) ?? '';
    })
    .join('');
}

const MARKS: ReadonlyMap<string, string> = new Map(
  Object.entries({ slash: '/', point: '.', comma: ',' }),
);

interface Moment {
  date: Date;
  serial: number;
  isHalved: boolean;
}

function datePart(moment: Moment, tokens: readonly FormatToken[], index: number): string {
  const token = tokens[index];
  const text = token?.kind === 'date' ? token.text : '';
  if (text.startsWith('m') && isMinute(tokens, index)) {
    return padded(moment.date.getUTCMinutes(), text.length);
  }
  return PARTS.get(text.charAt(0))?.(moment, text) ?? '';
}

const PARTS: ReadonlyMap<string, (moment: Moment, text: string) => string> = new Map(
  Object.entries({
    y: ({ date }, { length }) =>
      length <= 2 ? padded(date.getUTCFullYear() % 100, 2) : String(date.getUTCFullYear()),
    b: ({ date }) => String(date.getUTCFullYear()),
    m: ({ date }, { length }) => named(MONTHS[date.getUTCMonth()], date.getUTCMonth() + 1, length),
    d: ({ date }, { length }) => named(DAYS[date.getUTCDay()], date.getUTCDate(), length),
    h: ({ date, isHalved }, { length }) => {
      const hours = date.getUTCHours();
      return padded(isHalved ? ((hours + 11) % 12) + 1 : hours, length);
    },
    s: ({ date }, { length }) => padded(date.getUTCSeconds(), length),
    a: ({ date }, { length }) => {
      const half = date.getUTCHours() < 12 ? 'AM' : 'PM';
      return length > 3 ? half : half.charAt(0);
    },
    '[': ({ serial }, text) =>
      String(Math.floor(serial * (ELAPSED.get(text.charAt(1)) ?? 24) + 1e-9)),
  }),
);

/** Units in a day. */
const ELAPSED: ReadonlyMap<string, number> = new Map(Object.entries({ h: 24, m: 1440, s: 86_400 }));

/** `m` is minutes directly behind hours and directly before seconds. */
function isMinute(tokens: readonly FormatToken[], index: number): boolean {
  const dates = tokens.map((token) => (token.kind === 'date' ? token.text : ''));
  const before = dates.slice(0, index).findLast((text) => text !== '');
  const behind = dates.slice(index + 1).find((text) => text !== '');
  return /^\[?h/.test(before ?? '') || /^\[?s/.test(behind ?? '');
}

function padded(value: number, length: number): string {
  return String(value).padStart(Math.min(length, 2), '0');
}

function named(name = '', value: number, length: number): string {
  if (length <= 2) return padded(value, length);
  if (length === 5) return name.charAt(0);
  return length === 3 ? name.slice(0, 3) : name;
}
