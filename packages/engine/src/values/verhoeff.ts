/** Effect of one more step of the dihedral group D5 on a digit (J. Verhoeff, 1969). */
const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const;

/**
 * Whether a number ends with its Verhoeff check digit, which detects every single-digit error and every
 * transposition of adjacent digits. False for anything but ASCII digits.
 */
export function hasVerhoeff(digits: string): boolean {
  let state = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - index) - 48;
    if (digit < 0 || digit > 9) return false;
    state = product(state, permuted(digit, index % 8));
  }
  return digits.length > 1 && state === 0;
}

function permuted(digit: number, times: number): number {
  let value = digit;
  for (let step = 0; step < times; step += 1) value = PERMUTATION[value] ?? 0;
  return value;
}

/** Rotations are 0 to 4, reflections 5 to 9. */
function product(left: number, right: number): number {
  const turned = left < 5 ? left + right : left - right;
  const isReflection = left < 5 === right > 4;
  return (((turned % 5) + 5) % 5) + (isReflection ? 5 : 0);
}
