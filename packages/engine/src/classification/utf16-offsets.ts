import type { Finding } from './classification.ts';

/**
 * Findings with offsets in UTF-16 code units instead of bytes. One pass over the bytes up to the last
 * finding.
 */
export function utf16Offsets(bytes: Uint8Array, findings: readonly Finding[]): Finding[] {
  const places = [...new Set(findings.flatMap(({ start, end }) => [start, end]))].toSorted(
    (a, b) => a - b,
  );
  const units = new Map<number, number>();
  let at = 0;
  let unit = 0;
  for (const place of places) {
    for (; at < place; at += 1) unit += unitsOfByte(bytes[at] ?? 0);
    units.set(place, unit);
  }
  return findings.map((finding) => ({
    ...finding,
    start: units.get(finding.start) ?? 0,
    end: units.get(finding.end) ?? 0,
  }));
}

/** UTF-16 code units per first byte: none for a continuation, two for the first of four. */
function unitsOfByte(byte: number): number {
  if (byte >= 0x80 && byte < 0xc0) return 0;
  return byte >= 0xf0 ? 2 : 1;
}
