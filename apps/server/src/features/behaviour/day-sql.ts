/** A date column as a day of the engine (days since 1970-01-01). */
export function daySql(column: string): string {
  return `(${column} - DATE '1970-01-01')`;
}
