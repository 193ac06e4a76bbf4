/** A whole number that is written as a number or as decimal digits (`"1024"`, `-3`); else null. */
export function integer(value: unknown): number | null {
  const number = typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}

/** A size in bytes, or a count: a non-negative integer; else null. */
export function byteCount(value: unknown): number | null {
  const number = integer(value);
  return number !== null && number >= 0 ? number : null;
}

/** A truth value, also as a word or a digit; null for others. */
export function truth(value: unknown): boolean | null {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (word === true || word === 'true' || word === 'yes' || word === '1' || word === 1) return true;
  if (word === false || word === 'false' || word === 'no' || word === '0' || word === 0) {
    return false;
  }
  return null;
}
