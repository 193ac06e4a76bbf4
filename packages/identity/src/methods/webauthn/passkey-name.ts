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

/** A name that its owner knows a passkey by later: where and when (UTC) it was made. */
export function passkeyName(userAgent: string, createdAt: Date): string {
  const device = DEVICES.find(([part]) => userAgent.includes(part))?.[1];
  const day = createdAt.toISOString().slice(0, 10);
  return device === undefined ? `Passkey of ${day}` : `${device}, ${day}`;
}
