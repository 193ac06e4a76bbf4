/**
 * Check digit of a field of a travel document: weights 7, 3, 1 over the characters, letters as A = 10
 * to Z = 35, fillers as nothing (ICAO Doc 9303, part 3, section 4.9).
 * @returns 0 to 9
 */
export function icaoCheckDigit(text: string): number {
  const weights = [7, 3, 1];
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) {
    const value = Number.parseInt(text.charAt(index), 36);
    sum += (Number.isNaN(value) ? 0 : value) * (weights[index % 3] ?? 0);
  }
  return sum % 10;
}

/** Whether the last character is the check digit of those before it. */
export function hasIcaoCheckDigit(text: string): boolean {
  return text.length > 1 && text.at(-1) === String(icaoCheckDigit(text.slice(0, -1)));
}
