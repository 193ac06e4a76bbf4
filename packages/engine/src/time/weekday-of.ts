/** 0 Monday to 6 Sunday, of a day counted from 1970-01-01. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}
