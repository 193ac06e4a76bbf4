import { ownValue } from '@waybill/contract';
import type { VendorRecord } from '@waybill/connectors';

export interface SnowflakeColumn {
  name: string;
  /** In lower case. */
  type: string;
  /** Digits behind the point. */
  scale: number;
}

/**
 * A row of the SQL API as a record. The API writes every cell as a text, whatever its column: moments
 * as seconds since 1970 with a fraction, dates as days, JSON as JSON.
 */
export function snowflakeRow(
  columns: readonly SnowflakeColumn[],
  cells: readonly unknown[],
): VendorRecord {
  return Object.fromEntries(
    columns.map((column, index) => {
      const cell = cells[index];
      return [column.name, typeof cell === 'string' ? valueOf(column, cell) : (cell ?? null)];
    }),
  );
}

const READERS: Readonly<Record<string, (cell: string, scale: number) => unknown>> = {
  fixed: exactNumber,
  real: (cell) => (Number.isFinite(Number(cell)) ? Number(cell) : cell),
  boolean: (cell) => cell === 'true' || cell === '1',
  date: (cell) => isoOf(Number(cell) * 86_400_000)?.slice(0, 10) ?? cell,
  timestamp_ltz: isoMoment,
  timestamp_ntz: isoMoment,
  timestamp_tz: isoMoment,
  variant: parsed,
  object: parsed,
  array: parsed,
};

function valueOf({ type, scale }: SnowflakeColumn, cell: string): unknown {
  return ownValue(READERS, type)?.(cell, scale) ?? cell;
}

function exactNumber(cell: string, scale: number): number | string {
  const number = Number(cell);
  return Number.isSafeInteger(number) || (scale > 0 && Number.isFinite(number)) ? number : cell;
}

/** `1611871777.123456789`, with a zone behind a space that says nothing about the moment. */
function isoMoment(cell: string): string {
  const [, seconds, fraction = ''] = /^(-?\d+)(?:\.(\d{1,9}))?(?: \d+)?$/.exec(cell) ?? [];
  if (seconds === undefined) return cell;
  const iso = isoOf(Number(seconds) * 1000);
  // Milliseconds at least, and no zeros behind them.
  const digits = fraction.replace(/0+$/, '').padEnd(3, '0');
  return iso === null ? cell : `${iso.slice(0, 19)}.${digits}Z`;
}

function isoOf(ms: number): string | null {
  return Math.abs(ms) <= 8.64e15 ? new Date(ms).toISOString() : null;
}

function parsed(cell: string): unknown {
  try {
    const value: unknown = JSON.parse(cell);
    return value;
  } catch {
    return cell;
  }
}
