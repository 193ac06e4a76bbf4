import { codePoints, type CodePoints } from './code-points.ts';

/** Above it Unicode has no letters with a case. */
const LAST_LETTER = 0x1e943;
const BETWEEN_CASES = 0x20;

type Pair = readonly [letter: number, other: number];

const asciiPairs: readonly Pair[] = Array.from({ length: 26 }, (_, index) => 0x41 + index).flatMap(
  (upper): Pair[] => [
    [upper, upper + BETWEEN_CASES],
    [upper + BETWEEN_CASES, upper],
  ],
);

/** Made when first needed: few patterns are caseless beyond ASCII, and it takes milliseconds. */
let widePairs: readonly Pair[] | undefined;

/**
 * Adds the other case of every letter in the set. An ASCII letter has ASCII forms only: `k` does not
 * stand for the Kelvin sign, so that folding ASCII bytes is enough to look for literals.
 */
export function foldCase(set: CodePoints): CodePoints {
  const isWide = (set.at(-1)?.[1] ?? 0) > 0x7f;
  if (isWide) widePairs ??= findWidePairs();
  const pairs = isWide && widePairs !== undefined ? [...asciiPairs, ...widePairs] : asciiPairs;
  const has = (point: number) => set.some(([first, last]) => first <= point && point <= last);
  const added = pairs.filter(([letter]) => has(letter)).map(([, other]) => [other, other] as const);
  return codePoints([...set, ...added]);
}

/** Letters above ASCII whose upper or lower case is one code point above ASCII, with that one. */
function findWidePairs(): Pair[] {
  const found: Pair[] = [];
  for (let point = 0x80; point <= LAST_LETTER; point += 1) {
    const text = String.fromCodePoint(point);
    for (const other of new Set([text.toLowerCase(), text.toUpperCase()])) {
      const to = onlyCodePoint(other);
      if (to !== undefined && to !== point && to >= 0x80) found.push([point, to], [to, point]);
    }
  }
  return found;
}

function onlyCodePoint(text: string): number | undefined {
  const point = text.codePointAt(0) ?? 0;
  return text === String.fromCodePoint(point) ? point : undefined;
}
