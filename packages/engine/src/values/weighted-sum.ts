/**
 * Sum of each digit times the weight at its position. Letters count as in base 36 (A = 10). Characters
 * beyond the weights are ignored.
 */
export function weightedSum(digits: string, weights: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < weights.length; index += 1) {
    const value = Number.parseInt(digits.charAt(index), 36);
    sum += (Number.isNaN(value) ? 0 : value) * (weights[index] ?? 0);
  }
  return sum;
}
