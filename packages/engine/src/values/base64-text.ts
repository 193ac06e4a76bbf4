const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * The bytes of a base64 or base64url value as Latin-1 text; null if a character is in neither alphabet.
 * Padding is optional.
 */
export function base64Text(value: string): string | null {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const letter of value.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/')) {
    const digit = ALPHABET.indexOf(letter);
    if (digit === -1) return null;
    bits = ((bits << 6) | digit) & 0xff_ff_ff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    text += String.fromCharCode((bits >> held) & 0xff);
  }
  return text;
}
