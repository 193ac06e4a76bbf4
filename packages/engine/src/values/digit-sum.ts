/**
 * Sum of the digits of each product of a digit and the weight at its place: with weights 1 and 2 this is
 * the sum that Luhn’s formula takes. Characters beyond the weights count nothing.
 */
export function digitSumOfProducts(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => {
    const product = Number(digits.charAt(index)) * weight;
    return sum + Math.floor(product / 10) + (product % 10);
  }, 0);
}
