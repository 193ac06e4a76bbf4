/** `a b c d e f` of an affine transformation, as PDF writes it. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function combine(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

/** The matrix in arguments of an operator; the identity where there is none. */
export function matrixOf(value: unknown): Matrix {
  const numbers: unknown[] = isList(value) ? Array.from(value) : [];
  const [a, b, c, d, e, f] = numbers.map(Number);
  return a === undefined || b === undefined || c === undefined || d === undefined || e === undefined
    ? IDENTITY
    : [a, b, c, d, e, f ?? 0];
}

function isList(value: unknown): value is ArrayLike<unknown> {
  return Array.isArray(value) || value instanceof Float32Array || value instanceof Float64Array;
}
