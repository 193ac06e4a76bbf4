/**
 * Whether digits and letters end with their Luhn check character in base 36, letters as A = 10 to
 * Z = 35: every second character from the right is doubled, both digits of the product are added.
 * Upper or lower case; false for anything else.
 */
export function hasLuhnBase36(text: string): boolean {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) {
    const value = Number.parseInt(text.charAt(text.length - 1 - index), 36);
    if (Number.isNaN(value)) return false;
    const product = index % 2 === 0 ? value : value * 2;
    sum += Math.floor(product / 36) + (product % 36);
  }
  return text.length > 1 && sum % 36 === 0;
}
