/** Parts of a User-Agent and their common names; the first match wins. */
const DEVICES: readonly (readonly [part: string, name: string])[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'Chromebook'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
];

/** The kind of device in a User-Agent; null for others. None of its text is repeated. */
export function deviceName(userAgent: string): string | null {
  return DEVICES.find(([part]) => userAgent.includes(part))?.[1] ?? null;
}
