import { codePoints, type CodePoints } from './code-points.ts';

/** Above it Unicode has no letters with a case. */
const LAST_LETTER = 0x1e943;
const BETWEEN_CASES = 0x20;
const BLOCK = 0x80;

/** Forms of letters above ASCII. Made when first needed: few patterns are caseless beyond ASCII. */
let wideForms: ReadonlyMap<number, readonly number[]> | undefined;

/**
 * Adds the other case of every letter in the set. An ASCII letter has ASCII forms only: `k` does not
 * represent the Kelvin sign, so that folding ASCII bytes is enough to look for literals.
 */
export function foldCase(set: CodePoints): CodePoints {
  const added: [number, number][] = [];
  // As in most negated sets, which already contain both cases.
  const hasAllWide = hasRange(set, 0x80, 0xd7ff) && hasRange(set, 0xe000, LAST_LETTER);
  for (const [first, last] of set) {
    addShifted(added, Math.max(first, 0x41), Math.min(last, 0x5a), BETWEEN_CASES);
    addShifted(added, Math.max(first, 0x61), Math.min(last, 0x7a), -BETWEEN_CASES);
    if (last > 0x7f && !hasAllWide) addWide(added, first, last);
  }
  return codePoints([...set, ...added]);
}

function hasRange(set: CodePoints, from: number, to: number): boolean {
  return set.some(([first, last]) => first <= from && to <= last);
}

function addShifted(added: [number, number][], first: number, last: number, by: number): void {
  if (first <= last) added.push([first + by, last + by]);
}

function addWide(added: [number, number][], first: number, last: number): void {
  wideForms ??= findWideForms();
  for (let point = Math.max(first, 0x80); point <= Math.min(last, LAST_LETTER); point += 1) {
    for (const form of wideForms.get(point) ?? []) added.push([form, form]);
  }
}

/** Non-ASCII letters whose upper or lower case is a single ASCII code point, with that code point. */
function findWideForms(): Map<number, number[]> {
  const found = new Map<number, number[]>();
  const add = (letter: number, form: number) =>
    found.set(letter, [...(found.get(letter) ?? []), form]);
  for (const point of lettersWithCase()) {
    const text = String.fromCodePoint(point);
    for (const other of new Set([text.toLowerCase(), text.toUpperCase()])) {
      const form = onlyCodePoint(other);
      if (form !== undefined && form !== point && form >= 0x80) {
        add(point, form);
        add(form, point);
      }
    }
  }
  return found;
}

/** Code points above ASCII in blocks that have letters with a case: most blocks have none. */
function* lettersWithCase(): Generator<number> {
  for (let start = 0x80; start <= LAST_LETTER; start += BLOCK) {
    const points = Array.from({ length: BLOCK }, (_, index) => start + index);
    const text = String.fromCodePoint(...points);
    if (text.toLowerCase() === text && text.toUpperCase() === text) continue;
    for (const point of points) if (point <= LAST_LETTER) yield point;
  }
}

function onlyCodePoint(text: string): number | undefined {
  const point = text.codePointAt(0) ?? 0;
  return text === String.fromCodePoint(point) ? point : undefined;
}
