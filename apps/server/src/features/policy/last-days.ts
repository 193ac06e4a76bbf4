const DAY_MS = 86_400_000;

/** Days in UTC up to that of an instant, oldest first. */
export function daysUntil(now: number, days: number): string[] {
  return Array.from({ length: days }, (_, index) =>
    new Date(now - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
