export interface HeatCell {
  /** Hour of the week, 0 to 167: Monday 00:00 first. */
  hour: number;
  value: number;
}

export const DAYS = 7;
export const HOURS = 24;
/** Steps of colour besides empty. */
const LEVELS = 5;

/** The value of each of the 168 hours; hours that are named twice are added up, others are dropped. */
export function weekOf(cells: readonly HeatCell[]): number[] {
  const week = Array.from({ length: DAYS * HOURS }, () => 0);
  for (const { hour, value } of cells) {
    const before = week[hour];
    if (before !== undefined) week[hour] = before + value;
  }
  return week;
}

/**
 * Colour step of a value, 0 for none up to `LEVELS`. Steps grow with the square root, so that one busy
 * hour does not wash out all others.
 * @param largest value of the week
 */
export function levelOf(value: number, largest: number): number {
  if (value <= 0 || largest <= 0) return 0;
  return Math.max(1, Math.ceil(Math.sqrt(value / largest) * LEVELS));
}

/** The hour that a key leads to: arrows stay within the week, Home and End within the day. */
export function hourAfterKey(hour: number, key: string): number | undefined {
  const day = Math.floor(hour / HOURS);
  switch (key) {
    case 'ArrowLeft':
      return hour % HOURS === 0 ? hour : hour - 1;
    case 'ArrowRight':
      return hour % HOURS === HOURS - 1 ? hour : hour + 1;
    case 'ArrowUp':
      return day === 0 ? hour : hour - HOURS;
    case 'ArrowDown':
      return day === DAYS - 1 ? hour : hour + HOURS;
    case 'Home':
      return day * HOURS;
    case 'End':
      return day * HOURS + HOURS - 1;
    default:
      return undefined;
  }
}
