import { ownValue } from '@waybill/contract';
const UNIT_MS: Readonly<Record<string, number>> = {
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
};

/** Milliseconds of a duration such as `30m`, `12h`, `7d` or `2w`; null if invalid. */
export function parseDuration(text: string): number | null {
  const [, count, unit = ''] = /^([1-9]\d{0,5})([smhdw])$/.exec(text) ?? [];
  const unitMs = ownValue(UNIT_MS, unit);
  return count === undefined || unitMs === undefined ? null : Number(count) * unitMs;
}
