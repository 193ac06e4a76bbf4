/** Unsigned number of 1 to 4 bytes, low byte first; bytes behind the end count as 0. */
export function littleEndian(bytes: Uint8Array, at: number, size: 1 | 2 | 4): number {
  let value = 0;
  for (let index = size - 1; index >= 0; index -= 1) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}
