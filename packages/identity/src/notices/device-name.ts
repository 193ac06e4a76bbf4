/** Parts of a User-Agent and what people call the thing; the first match counts. */
const DEVICES: readonly (readonly [part: string, name: string])[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'Chromebook'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
];

/** The kind of device that a User-Agent names; null for others. Nothing of its own words is repeated. */
export function deviceName(userAgent: string): string | null {
  return DEVICES.find(([part]) => userAgent.includes(part))?.[1] ?? null;
}
