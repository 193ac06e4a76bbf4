/** The ASCII digits of a written value, without what separates them. */
export function digitsOf(value: string): string {
  return value.replaceAll(/[^0-9]/g, '');
}

/** The ASCII letters and digits of a written value, in upper case: `gb82 WEST-1` is `GB82WEST1`. */
export function alphanumericsOf(value: string): string {
  return value.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
}

/** Whether digits are one digit over and over, as no one issues them and everyone types them. */
export function isOneDigit(digits: string): boolean {
  return digits !== '' && digits === digits.charAt(0).repeat(digits.length);
}

/**
 * Whether each digit follows the previous one, ascending (`1234567890`) or descending (`987654`),
 * wrapping between 9 and 0.
 */
export function isCountedDigits(digits: string): boolean {
  return digits.length > 2 && (isSteps(digits, 1) || isSteps(digits, 9));
}

function isSteps(digits: string, step: number): boolean {
  for (let index = 1; index < digits.length; index += 1) {
    const expected = (Number(digits[index - 1]) + step) % 10;
    if (Number(digits[index]) !== expected) return false;
  }
  return true;
}
