/**
 * Whether a number ends with its Luhn check digit: every second digit from the right is doubled, and
 * the sum of all digits ends in zero (ISO/IEC 7812-1, annex B). False for anything but ASCII digits.
 */
export function hasLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - index) - 48;
    if (digit < 0 || digit > 9) return false;
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 1 && sum % 10 === 0;
}
