const DAY_MS = 86_400_000;

/** A day of the engine (days since 1970, UTC) as the database takes dates. */
export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** A date column as a day of the engine. */
export function daySql(column: string): string {
  return `(${column} - DATE '1970-01-01')`;
}
