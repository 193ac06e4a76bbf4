import { weekdayOf } from '../time/weekday-of.ts';
import { METRICS } from './metrics.data.ts';
import type { PersonDay } from './person-day.ts';

/** Look-back of a profile in days, and the half-life of a day's weight in days. */
export const WINDOW_DAYS = 60;
const HALF_LIFE_DAYS = 21;
/**
 * People with less history than this are new: compared with their peers only, without first-time
 * scores.
 */
export const WARM_DAYS = 14;
/** Slow growth is measured from older days. */
const OLD_DAYS = 28;
const HOURS_OF_WEEK = 168;

/** Stored summary of a person's closed day. */
export interface HistoryDay {
  day: number;
  /** Index in `METRICS`, value, index, value …, for values above 0. */
  values: readonly number[];
  /** Zone of the hours. */
  zone: string;
  /** Hour, events, hour, events …, of hours with any. */
  hours: readonly number[];
  /** Extension, count, and sums of the logarithm of the size in thousandths and of its square. */
  sizes: readonly (readonly [string, number, number, number])[];
}

/** Weighted sums of one metric over the person's active days. */
export interface MetricSums {
  sum: number;
  squares: number;
  /** The same of the days before `OLD_DAYS`. */
  oldSum: number;
  /** For bytes: weight, sum and sum of squares of the logarithm over days above zero. */
  logDays: number;
  logSum: number;
  logSquares: number;
}

/** A person's baseline at the end of a day: it never changes afterwards. */
export interface Profile {
  isWarm: boolean;
  /** Weight of the active days. */
  days: number;
  oldDays: number;
  /** Of `METRICS`, in order. */
  metrics: MetricSums[];
  /** The day before which all of this was, and the days that it comes from. */
  today: number;
  history: readonly HistoryDay[];
}

const WEIGHTS = Array.from({ length: WINDOW_DAYS }, (_, age) => 2 ** (-age / HALF_LIFE_DAYS));

/** Weight of a day in a profile as of the day before `today`; 0 outside the window. */
export function weightOf(day: number, today: number): number {
  return WEIGHTS[today - 1 - day] ?? 0;
}

/** The profile with which `today` is compared, from the person's days before it, in order of time. */
export function profileOf(known: readonly HistoryDay[], today: number): Profile {
  const history = known.filter(({ day }) => day < today && day >= today - WINDOW_DAYS);
  const isWarm = today - (history[0]?.day ?? today) >= WARM_DAYS;
  const metrics = METRICS.map(() => NOTHING);
  const profile = { isWarm, days: 0, oldDays: 0, metrics, today, history };
  for (const day of history) addDay(profile, day);
  return profile;
}

const NOTHING: MetricSums = Object.freeze(emptySums());
const IS_SIZE = METRICS.map(({ measure }) => measure === 'bytes');

function emptySums(): MetricSums {
  return { sum: 0, squares: 0, oldSum: 0, logDays: 0, logSum: 0, logSquares: 0 };
}

function addDay(profile: Profile, { day, values }: HistoryDay): void {
  const weight = weightOf(day, profile.today);
  const isOld = profile.today - day > OLD_DAYS;
  profile.days += weight;
  if (isOld) profile.oldDays += weight;
  for (let at = 0; at < values.length; at += 2) {
    const index = values[at] ?? 0;
    const value = values[at + 1] ?? 0;
    const sums = sumsOf(profile, index);
    sums.sum += weight * value;
    sums.squares += weight * value * value;
    if (isOld) sums.oldSum += weight * value;
    if (IS_SIZE[index] === true) addLog(sums, Math.log(value), weight);
  }
}

function sumsOf({ metrics }: Profile, index: number): MetricSums {
  const known = metrics[index];
  if (known !== undefined && known !== NOTHING) return known;
  const sums = emptySums();
  metrics[index] = sums;
  return sums;
}

function addLog(sums: MetricSums, log: number, weight: number): void {
  sums.logDays += weight;
  sums.logSum += weight * log;
  sums.logSquares += weight * log * log;
}

/**
 * Weight of a person's events by hour of the week, from Monday 0 to Sunday 167. Hours counted in
 * another time zone are excluded because they are not comparable.
 */
export function hoursOfWeek({ history, today }: Profile, zone: string): number[] {
  const weights = Array.from({ length: HOURS_OF_WEEK }, () => 0);
  for (const { day, hours, zone: countedIn } of history) {
    if (countedIn !== zone) continue;
    const from = weekdayOf(day) * 24;
    for (let at = 0; at < hours.length; at += 2) {
      const hour = from + (hours[at] ?? 0);
      weights[hour] = (weights[hour] ?? 0) + weightOf(day, today) * (hours[at + 1] ?? 0);
    }
  }
  return weights;
}

/** Facts of a judged day needed by later days. */
export function historyDay({ day, judged, zone, hours, sizes }: PersonDay): HistoryDay {
  const told = [...sizes].map(([extension, sums]) => [extension, ...sums] as const);
  return pastOf({ day, values: judged?.values ?? [], zone, hours, sizes: told });
}

/** Also from the lists of a day, which include zero values and hours. */
export function pastOf({ day, values, zone, hours, sizes }: HistoryDay): HistoryDay {
  return { day, values: aboveNothing(values), zone, hours: aboveNothing(hours), sizes };
}

function aboveNothing(values: readonly number[]): number[] {
  const told: number[] = [];
  for (const [index, value] of values.entries()) if (value > 0) told.push(index, value);
  return told;
}
