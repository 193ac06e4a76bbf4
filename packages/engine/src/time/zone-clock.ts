/** Clock and calendar of one time zone. Instants are epoch milliseconds. */
export interface ZoneClock {
  /** IANA name; `UTC` where the platform does not know the zone. */
  zone: string;
  /** Local time minus UTC, milliseconds. */
  offsetAt(at: number): number;
  /**
   * Days since 1970-01-01 by the local calendar. Every instant belongs to one day and days never
   * decrease: if clocks go back across midnight, the repeated hour belongs to the new day.
   */
  dayOf(at: number): number;
  /** 0 to 23, as the local clock shows it. */
  hourOf(at: number): number;
  /** The first instant of a day. A day that the zone skipped starts and ends with the next one. */
  startOfDay(day: number): number;
  /**
   * The first time at which the clock shows a minute of a day. A minute skipped when clocks go forward
   * maps to an hour later.
   */
  instantOf(day: number, minute: number): number;
}

export const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** No zone is farther from UTC, and a day of the international date line may be skipped. */
const MOST_OFFSET_MS = 26 * HOUR_MS;
/** UTC days whose offset is remembered: 11 years for each zone. */
const MOST_BLOCKS = 4096;
/** Beyond it ECMAScript knows no dates. */
const LATEST_DATE = 8.64e15;
/** Maximum cached time zones of a tenant’s people; more are recompiled. */
const MOST_ZONES = 600;

/** The offset within one UTC day. Zones change their clocks at most once a day. */
interface Block {
  offset: number;
  /** When the offset changes within the UTC day; Infinity: it does not. */
  changesAt: number;
  offsetAfter: number;
  /** Local days reached before the block and before its change: a day never goes back. */
  reached: number;
  reachedAfter: number;
}

const clocks = new Map<string, ZoneClock>();

/** The clock of a zone, shared by all who ask: events need a division and a look-up each. */
export function zoneClock(zone: string): ZoneClock {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  if (clocks.size >= MOST_ZONES) clocks.clear();
  const clock = makeClock(isKnownZone(zone) ? zone : 'UTC');
  clocks.set(zone, clock);
  return clock;
}

/** Whether it is a name of the IANA database. Offsets such as `+02:00` are not: they know no summer time. */
export function isKnownZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    offsetFormat(zone);
    return true;
  } catch {
    return false;
  }
}

function makeClock(zone: string): ZoneClock {
  const readOffset = zone === 'UTC' ? () => 0 : offsetReader(zone);
  const blocks = new Map<number, Block>();
  const starts = new Map<number, number>();

  // Events arrive day by day: most need the block of the previous one.
  let last = { number: Number.NaN, block: makeBlock(0, readOffset) };

  function blockOf(at: number): Block {
    const number = Math.floor(at / DAY_MS);
    if (number === last.number) return last.block;
    const block = blocks.get(number) ?? makeBlock(number * DAY_MS, readOffset);
    if (blocks.size >= MOST_BLOCKS) blocks.clear();
    blocks.set(number, block);
    last = { number, block };
    return block;
  }

  function offsetAt(at: number): number {
    const { changesAt, offset, offsetAfter } = blockOf(at);
    return at < changesAt ? offset : offsetAfter;
  }

  function dayOf(at: number): number {
    const { changesAt, offset, offsetAfter, reached, reachedAfter } = blockOf(at);
    return at < changesAt
      ? Math.max(localDay(at, offset), reached)
      : Math.max(localDay(at, offsetAfter), reachedAfter);
  }

  function startOfDay(day: number): number {
    const known = starts.get(day);
    if (known !== undefined) return known;
    let before = day * DAY_MS - MOST_OFFSET_MS;
    let from = day * DAY_MS + MOST_OFFSET_MS;
    while (from - before > 1) {
      const middle = Math.floor((before + from) / 2);
      if (dayOf(middle) >= day) from = middle;
      else before = middle;
    }
    if (starts.size >= MOST_BLOCKS) starts.clear();
    starts.set(day, from);
    return from;
  }

  function instantOf(day: number, minute: number): number {
    const wall = day * DAY_MS + minute * MINUTE_MS;
    const [before, after] = [offsetAt(wall - DAY_MS), offsetAt(wall + DAY_MS)];
    const shown = [wall - before, wall - after]
      .filter((at) => at + offsetAt(at) === wall)
      .toSorted((a, b) => a - b);
    return shown[0] ?? wall - before;
  }

  return {
    zone,
    offsetAt,
    dayOf,
    hourOf: (at) => Math.floor(modulo(at + offsetAt(at), DAY_MS) / HOUR_MS),
    startOfDay,
    instantOf,
  };
}

function makeBlock(start: number, readOffset: (at: number) => number): Block {
  const end = start + DAY_MS;
  const offset = readOffset(start);
  const offsetAfter = readOffset(end);
  const reached = localDay(start - 1, readOffset(start - 1));
  if (offset === offsetAfter) {
    return {
      offset,
      offsetAfter,
      changesAt: Number.POSITIVE_INFINITY,
      reached,
      reachedAfter: reached,
    };
  }
  let before = start;
  let changesAt = end;
  while (changesAt - before > 1) {
    const middle = Math.floor((before + changesAt) / 2);
    if (readOffset(middle) === offset) before = middle;
    else changesAt = middle;
  }
  const reachedAfter = Math.max(reached, localDay(before, offset));
  return { offset, offsetAfter, changesAt, reached, reachedAfter };
}

/** Asks the platform, which takes microseconds: once or twice for each UTC day and zone. */
function offsetReader(zone: string): (at: number) => number {
  const format = offsetFormat(zone);
  return (at) => {
    if (!(Math.abs(at) <= LATEST_DATE)) return 0;
    const text = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = 0, minutes = 0, seconds = 0] =
      /([+-])(\d{1,2})(?::?(\d{2}))?(?::?(\d{2}))?$/.exec(text) ?? [];
    const sum = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS + Number(seconds) * 1000;
    return sign === '-' ? -sum : sum;
  };
}

function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
}

function localDay(at: number, offset: number): number {
  return Math.floor((at + offset) / DAY_MS);
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
