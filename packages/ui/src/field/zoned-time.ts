import { printDay, readDay, type Day } from './calendar-days.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  formats.set(timeZone, known);
  return known;
}

interface WallTime extends Day {
  hour: number;
  minute: number;
}

function wallTime(at: number, timeZone: string): WallTime {
  const parts = formatFor(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value ?? 0);
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  };
}

/**
 * A moment as the clock on the wall shows it.
 * @param at milliseconds since 1970
 * @returns `YYYY-MM-DD` and `HH:MM`
 */
export function toWall(at: number, timeZone: string): { date: string; time: string } {
  const wall = wallTime(at, timeZone);
  const two = (part: number) => String(part).padStart(2, '0');
  return { date: printDay(wall), time: `${two(wall.hour)}:${two(wall.minute)}` };
}

/**
 * The time at which a wall clock shows a given day and time. A skipped hour is counted on from before
 * it; a repeated one means the first.
 * @returns milliseconds since 1970; null for an invalid day or time
 */
export function fromWall(date: string, time: string, timeZone: string): number | null {
  const day = readDay(date);
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(time.trim()) ?? [];
  if (day === null || hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  const wanted = Date.UTC(day.year, day.month - 1, day.day, Number(hour), Number(minute));
  const offsetAt = (at: number): number => {
    const wall = wallTime(at, timeZone);
    return Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute) - at;
  };
  // Offsets a day before and after: between them is at most one clock change.
  const before = wanted - offsetAt(wanted - 86_400_000);
  if (before + offsetAt(before) === wanted) return before;
  const after = wanted - offsetAt(wanted + 86_400_000);
  return after + offsetAt(after) === wanted ? after : before;
}
