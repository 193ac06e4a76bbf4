/**
 * Whether digits end with the check digit of ISO/IEC 7064, MOD 11,10: each digit is added, the sum is
 * doubled modulo 11, and the result must be 1. False for anything but ASCII digits.
 */
export function hasMod11And10(digits: string): boolean {
  if (!/^[0-9]{2,}$/.test(digits)) return false;
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return (product + Number(digits.at(-1))) % 10 === 1;
}

/**
 * Whether digits end with the check character of ISO/IEC 7064, MOD 11-2, which is a digit or `X` for
 * ten. False for anything else.
 */
export function hasMod11Minus2(text: string): boolean {
  if (!/^[0-9]+[0-9Xx]$/.test(text)) return false;
  let remainder = 0;
  for (const digit of text.slice(0, -1)) remainder = ((remainder + Number(digit)) * 2) % 11;
  const last = text.at(-1)?.toUpperCase();
  return (remainder + (last === 'X' ? 10 : Number(last))) % 11 === 1;
}
