import { minuteOf, type DayKind, type Holiday, type WorkingTime } from '@waybill/contract';
import { dayOfText, dayText } from './day-text.ts';
import { weekdayOf } from './weekday-of.ts';
import { zoneClock } from './zone-clock.ts';

/** Local meaning of an instant, by the working time of an organization. */
export interface LocalTime {
  /** 0 to 23. */
  hour: number;
  dayKind: DayKind;
  isWorking: boolean;
}

export interface WorkingCalendar {
  /** @param zone of the person; null: that of the organization. */
  at(at: number, zone: string | null): LocalTime;
}

/** One local day: its kind, and the instants between which people work. */
interface LocalDay {
  kind: DayKind;
  from: number;
  to: number;
}

/** Days that are remembered for each zone. */
const MOST_DAYS = 2000;

/**
 * The working time of an organization, compiled. People in other zones work the same hours by their own
 * clocks, and holidays follow their dates too. An event costs a few lookups.
 */
export function compileWorkingTime(
  working: Pick<WorkingTime, 'timeZone' | 'week' | 'holidays'>,
): WorkingCalendar {
  const isHoliday = compileHolidays(working.holidays);
  const spans = working.week.map(
    (hours) => hours && { from: minuteOf(hours.from), to: minuteOf(hours.to) },
  );
  const byZone = new Map<string, (at: number) => LocalTime>();

  function inZone(zone: string): (at: number) => LocalTime {
    const clock = zoneClock(zone);
    const days = new Map<number, LocalDay>();
    function makeDay(day: number): LocalDay {
      const span = spans[weekdayOf(day)] ?? null;
      if (isHoliday(day)) return { kind: 'holiday', from: 0, to: 0 };
      if (span === null) return { kind: 'weekend', from: 0, to: 0 };
      const [first, next] = [clock.startOfDay(day), clock.startOfDay(day + 1)];
      const within = (minute: number): number =>
        Math.min(next, Math.max(first, clock.instantOf(day, minute)));
      return { kind: 'workday', from: within(span.from), to: within(span.to) };
    }
    return (at) => {
      const day = clock.dayOf(at);
      let known = days.get(day);
      if (known === undefined) {
        if (days.size >= MOST_DAYS) days.clear();
        known = makeDay(day);
        days.set(day, known);
      }
      const isWorking = at >= known.from && at < known.to;
      return { hour: clock.hourOf(at), dayKind: known.kind, isWorking };
    };
  }

  return {
    at(at, zone) {
      const name = zone ?? working.timeZone;
      const known = byZone.get(name) ?? inZone(name);
      byZone.set(name, known);
      return known(at);
    },
  };
}

/** Whether a day, counted from 1970, is a holiday. Yearly ones that cross New Year do so each year. */
function compileHolidays(holidays: readonly Holiday[]): (day: number) => boolean {
  const days = new Set<number>();
  const yearly = new Set<string>();
  for (const { from, to, isYearly } of holidays) {
    for (let day = dayOfText(from); day <= dayOfText(to); day += 1) {
      if (isYearly) yearly.add(monthAndDay(day));
      else days.add(day);
    }
  }
  return (day) => days.has(day) || (yearly.size > 0 && yearly.has(monthAndDay(day)));
}

/** MM-DD. */
function monthAndDay(day: number): string {
  return dayText(day).slice(5);
}
