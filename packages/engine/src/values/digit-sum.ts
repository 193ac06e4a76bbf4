/**
 * Sum of the digits of each product of a digit and its weight: with weights 1 and 2 this is Luhn’s sum.
 * Characters beyond the weights are ignored.
 */
export function digitSumOfProducts(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => {
    const product = Number(digits.charAt(index)) * weight;
    return sum + Math.floor(product / 10) + (product % 10);
  }, 0);
}
