const POLYNOMIAL = 0xed_b8_83_20;

/** CRC-32 (ISO 3309, as in zip and PNG) of an ASCII text, unsigned. */
export function crc32(text: string): number {
  let remainder = 0xff_ff_ff_ff;
  for (let index = 0; index < text.length; index += 1) {
    remainder ^= text.charCodeAt(index) & 0xff;
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = (remainder >>> 1) ^ (remainder & 1 ? POLYNOMIAL : 0);
    }
  }
  return ~remainder >>> 0;
}
