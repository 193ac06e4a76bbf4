import { weekdayOf } from './calendar.ts';
import { METRICS } from './metrics.data.ts';
import { LOG_PARTS, type PersonDay } from './person-day.ts';

/** Days that a profile looks back, and the days after which a day counts half. */
export const WINDOW_DAYS = 60;
const HALF_LIFE_DAYS = 21;
/** Before so many days a person is new: compared with the peers, and nothing is a first time. */
export const WARM_DAYS = 14;
/** What is older is where a slow growth is measured from. */
const OLD_DAYS = 28;

/** What is kept of a person's closed day. */
export interface HistoryDay {
  day: number;
  /** Of `METRICS`, in their order. */
  values: readonly number[];
  /** Events by hour, UTC. */
  hours: readonly number[];
  /** Extension, how many, sums of the logarithm of the size in thousandths and of its square. */
  sizes: readonly (readonly [string, number, number, number])[];
}

/** Weighted sums of one metric. */
export interface MetricSums {
  /** Sum and sum of squares over the days on which the person was active. */
  sum: number;
  squares: number;
  /** The same of the days before `OLD_DAYS`. */
  oldSum: number;
  /** Weight, sum and sum of squares of the logarithm over the days with more than nothing. */
  logDays: number;
  logSum: number;
  logSquares: number;
}

/** What is usual for a person as of the end of a day: it never changes afterwards. */
export interface Profile {
  isWarm: boolean;
  /** Weight of the active days. */
  days: number;
  oldDays: number;
  metrics: MetricSums[];
  /** Weight of the events by hour of the week, Monday 0 to Sunday 167. */
  hours: Float64Array;
  events: number;
  sizes: Map<string, SizeSums>;
}

/** Sizes of one extension: how many, mean and variance of the logarithm. */
export interface SizeSums {
  count: number;
  sum: number;
  squares: number;
}

/** Weight of a day in a profile as of the day before `today`. */
export function weightOf(day: number, today: number): number {
  return 2 ** (-(today - 1 - day) / HALF_LIFE_DAYS);
}

/** The profile with which `today` is compared, from the person's days before it, in order of time. */
export function profileOf(history: readonly HistoryDay[], today: number): Profile {
  const days = history.filter(({ day }) => day < today && day >= today - WINDOW_DAYS);
  const first = days[0]?.day ?? today;
  const profile: Profile = {
    isWarm: today - first >= WARM_DAYS,
    days: 0,
    oldDays: 0,
    metrics: METRICS.map(emptySums),
    hours: new Float64Array(168),
    events: 0,
    sizes: new Map(),
  };
  for (const day of days) addDay(profile, day, today);
  return profile;
}

function emptySums(): MetricSums {
  return { sum: 0, squares: 0, oldSum: 0, logDays: 0, logSum: 0, logSquares: 0 };
}

function addDay(profile: Profile, { day, values, hours, sizes }: HistoryDay, today: number): void {
  const weight = weightOf(day, today);
  const isOld = today - day > OLD_DAYS;
  profile.days += weight;
  if (isOld) profile.oldDays += weight;
  for (const [index, sums] of profile.metrics.entries()) {
    const value = values[index] ?? 0;
    if (value > 0) addValue(sums, value, isOld ? { weight, oldWeight: weight } : { weight });
  }
  const from = weekdayOf(day) * 24;
  for (const [hour, events] of hours.entries()) {
    if (events === 0) continue;
    profile.hours[from + hour] = (profile.hours[from + hour] ?? 0) + weight * events;
    profile.events += weight * events;
  }
  for (const [extension, count, sum, squares] of sizes) {
    const known = profile.sizes.get(extension) ?? { count: 0, sum: 0, squares: 0 };
    known.count += weight * count;
    known.sum += weight * (sum / LOG_PARTS);
    known.squares += weight * (squares / LOG_PARTS ** 2);
    profile.sizes.set(extension, known);
  }
}

function addValue(
  sums: MetricSums,
  value: number,
  { weight, oldWeight = 0 }: { weight: number; oldWeight?: number },
): void {
  const log = Math.log(value);
  sums.sum += weight * value;
  sums.squares += weight * value * value;
  sums.oldSum += oldWeight * value;
  sums.logDays += weight;
  sums.logSum += weight * log;
  sums.logSquares += weight * log * log;
}

/** What later days remember of a day that was judged. */
export function historyDay({ day, judged, hours, sizes }: PersonDay): HistoryDay {
  const told = [...sizes].map(([extension, sums]) => [extension, ...sums] as const);
  return { day, values: judged?.values ?? [], hours, sizes: told };
}
