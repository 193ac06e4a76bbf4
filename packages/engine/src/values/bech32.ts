const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3] as const;
const BECH32 = 1;
const BECH32M = 0x2bc830a3;

/**
 * Whether an address holds its Bech32 or Bech32m checksum (BIP 173, BIP 350). One case throughout, the
 * human-readable part before the last `1`.
 */
export function hasBech32Checksum(address: string): boolean {
  const text = address.toLowerCase();
  const separator = text.lastIndexOf('1');
  const isMixed = text !== address && address.toUpperCase() !== address;
  if (isMixed || separator < 1 || text.length - separator < 7) return false;
  const values = valuesOf(text, separator);
  const checksum = values.reduce(step, 1);
  return !values.includes(-1) && (checksum === BECH32 || checksum === BECH32M);
}

function valuesOf(text: string, separator: number): number[] {
  const prefix = Array.from(text.slice(0, separator), (letter) => letter.charCodeAt(0));
  const data = Array.from(text.slice(separator + 1), (letter) => ALPHABET.indexOf(letter));
  return [...prefix.map((code) => code >> 5), 0, ...prefix.map((code) => code & 31), ...data];
}

function step(checksum: number, value: number): number {
  const shifted = ((checksum & 0x1ffffff) << 5) ^ value;
  return GENERATORS.reduce(
    (sum, generator, bit) => ((checksum >> (25 + bit)) & 1 ? sum ^ generator : sum),
    shifted,
  );
}
