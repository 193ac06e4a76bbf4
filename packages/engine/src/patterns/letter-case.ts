import { codePoints, type CodePoints } from './code-points.ts';

/** Letters whose upper or lower case is one other code point; above it Unicode has none. */
const LAST_LETTER = 0x1e943;

let pairs: readonly (readonly [number, number])[] | undefined;

/**
 * Adds the other case of every letter in the set. An ASCII letter has ASCII forms only: `k` does not
 * stand for the Kelvin sign, so that folding ASCII bytes is enough to look for literals.
 */
export function foldCase(set: CodePoints): CodePoints {
  pairs ??= casePairs();
  const has = (point: number) => set.some(([first, last]) => first <= point && point <= last);
  const added = pairs.filter(([from]) => has(from)).map(([, to]) => [to, to] as const);
  return codePoints([...set, ...added]);
}

function casePairs(): [number, number][] {
  const found: [number, number][] = [];
  for (let point = 0x41; point <= LAST_LETTER; point += 1) {
    if (point === 0xd800) point = 0xe000;
    const text = String.fromCodePoint(point);
    for (const other of new Set([text.toLowerCase(), text.toUpperCase()])) {
      const to = onlyCodePoint(other);
      if (to !== undefined && to !== point && to < 0x80 === point < 0x80) {
        found.push([point, to], [to, point]);
      }
    }
  }
  return found;
}

function onlyCodePoint(text: string): number | undefined {
  const point = text.codePointAt(0) ?? 0;
  return text.length === String.fromCodePoint(point).length ? point : undefined;
}
