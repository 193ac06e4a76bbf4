/** Thirty bits of an integer or of the upper half of a double, perhaps in hundredths. */
export function packedNumber(packed: number): number {
  const bytes = Buffer.alloc(8);
  const isInteger = (packed & 2) !== 0;
  bytes.writeUInt32LE((packed & ~3) >>> 0, 4);
  const value = isInteger ? packed >> 2 : bytes.readDoubleLE(0);
  return (packed & 1) === 0 ? value : value / 100;
}

/** A number of eight bytes; none when they are not there. */
export function double(content: Uint8Array, at: number): number {
  if (at + 8 > content.length) return Number.NaN;
  return new DataView(content.buffer, content.byteOffset, content.byteLength).getFloat64(at, true);
}
