/** Alphabets that secrets are written in. */
export const ALPHABETS = {
  digits: '0123456789',
  hex: '0123456789abcdef',
  upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  upperDigits: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  base32: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  lowerDigits: 'abcdefghijklmnopqrstuvwxyz0123456789',
  alphanumeric: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  base64: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
  base64url: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
} as const;

/**
 * A reproducible random-looking token of the given alphabet. Examples of secrets use it because code
 * hosts refuse a push that contains a literal in the shape of a secret. Starts with a letter or digit
 * of the alphabet and ends with one.
 * @param length in characters
 */
export function fakeToken(alphabet: keyof typeof ALPHABETS, length: number, seed = 1): string {
  const letters = ALPHABETS[alphabet];
  let state = (seed * 2_654_435_761 + length * 40_503) >>> 0;
  let token = '';
  while (token.length < length) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const letter = letters.charAt((state >>> 8) % letters.length);
    const isEdge = token.length === 0 || token.length === length - 1;
    if (!isEdge || /[A-Za-z0-9]/.test(letter)) token += letter;
  }
  return token;
}
