/** Longer texts take long to compare. */
const MOST_LETTERS = 80;

/** 1 minus the share of letters that must change; 0 if either is empty or very long. */
export function likenessOf(left: string, right: string): number {
  const longest = Math.max(left.length, right.length);
  if (left === '' || right === '' || longest > MOST_LETTERS) return 0;
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let y = 0; y < left.length; y += 1) {
    const next = [y + 1];
    for (let x = 0; x < right.length; x += 1) {
      const replaced = (row[x] ?? 0) + (left[y] === right[x] ? 0 : 1);
      next.push(Math.min(replaced, (row[x + 1] ?? 0) + 1, (next[x] ?? 0) + 1));
    }
    row = next;
  }
  return 1 - (row.at(-1) ?? 0) / longest;
}
