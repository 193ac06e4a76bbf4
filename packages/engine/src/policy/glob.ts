/** Maximum pattern length in conditions; bounds the time of a match at pattern times text. */
export const GLOB_MAX_LENGTH = 512;

/** One run between two stars: code units, with null for `?`. */
type Segment = readonly (string | null)[];

/**
 * Compiles a glob over the whole text: `*` is any run, `?` one code unit, `\` escapes the next
 * character. Each segment is placed at its first possible position and never moved again, so a match
 * takes at most pattern times text steps, for any text.
 */
export function compileGlob(pattern: string): (text: string) => boolean {
  const segments = segmentsOf(pattern);
  const first = segments[0] ?? [];
  if (segments.length === 1) return (text) => text.length === first.length && isAt(first, text, 0);
  const last = segments[segments.length - 1] ?? [];
  const middle = segments.slice(1, -1).filter((segment) => segment.length > 0);
  return (text) => {
    const end = text.length - last.length;
    if (end < first.length || !isAt(first, text, 0) || !isAt(last, text, end)) return false;
    let position = first.length;
    for (const segment of middle) {
      const found = indexOf(segment, text, position, end);
      if (found === -1) return false;
      position = found + segment.length;
    }
    return true;
  };
}

function segmentsOf(pattern: string): Segment[] {
  const segments: (string | null)[][] = [[]];
  for (let index = 0; index < pattern.length; index += 1) {
    const unit = pattern.charAt(index);
    const current = segments[segments.length - 1];
    if (unit === '*') segments.push([]);
    else if (unit === '?') current?.push(null);
    else if (unit === '\\' && index + 1 < pattern.length) {
      index += 1;
      current?.push(pattern.charAt(index));
    } else current?.push(unit);
  }
  return segments;
}

function indexOf(segment: Segment, text: string, from: number, end: number): number {
  for (let start = from; start + segment.length <= end; start += 1) {
    if (isAt(segment, text, start)) return start;
  }
  return -1;
}

function isAt(segment: Segment, text: string, start: number): boolean {
  for (let offset = 0; offset < segment.length; offset += 1) {
    const unit = segment[offset];
    if (unit !== null && unit !== text[start + offset]) return false;
  }
  return true;
}
