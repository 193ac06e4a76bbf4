const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Days since 1970 in UTC: behaviour is counted by them. */
export function dayOf(at: number): number {
  return Math.floor(at / DAY_MS);
}

export function startOfDay(day: number): number {
  return day * DAY_MS;
}

/** 0 to 23, UTC. */
export function hourOf(at: number): number {
  return Math.floor((at - dayOf(at) * DAY_MS) / HOUR_MS);
}

/** 0 Monday to 6 Sunday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}
