/** Sets of code points as inclusive ranges: ascending, apart, without surrogates. */
export type CodePoints = readonly (readonly [first: number, last: number])[];

const LAST = 0x10ffff;
const FIRST_SURROGATE = 0xd800;

/** `\d`, `\w` and `\s` know ASCII only, as in RE2. */
export const DIGITS: CodePoints = [[0x30, 0x39]];
export const WORD: CodePoints = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
];
export const BLANKS: CodePoints = [
  [0x09, 0x0d],
  [0x20, 0x20],
];

/** Sorts and merges ranges and removes surrogates, which UTF-8 cannot contain. */
export function codePoints(ranges: CodePoints): CodePoints {
  const [only] = ranges;
  if (ranges.length === 1 && only !== undefined && only[1] < FIRST_SURROGATE) return ranges;
  const joined: [number, number][] = [];
  for (const [first, last] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const before = joined.at(-1);
    if (before !== undefined && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else joined.push([first, last]);
  }
  return joined.flatMap(withoutSurrogates);
}

function withoutSurrogates([first, last]: [number, number]): [number, number][] {
  if (last < FIRST_SURROGATE || first > 0xdfff) return [[first, last]];
  const below: [number, number] = [first, 0xd7ff];
  const above: [number, number] = [0xe000, last];
  return [below, above].filter(([from, to]) => from <= to);
}

/** Every code point that is not in the set. */
export function complement(set: CodePoints): CodePoints {
  const rest: [number, number][] = [];
  let from = 0;
  for (const [first, last] of set) {
    if (first > from) rest.push([from, first - 1]);
    from = last + 1;
  }
  if (from <= LAST) rest.push([from, LAST]);
  return codePoints(rest);
}
