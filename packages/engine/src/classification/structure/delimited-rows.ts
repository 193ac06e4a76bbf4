const QUOTE = 34;

/** Lines between two offsets that hold something. */
export function lineCount(bytes: Uint8Array, start: number, length: number): number {
  let count = 0;
  let from = start;
  while (from < length) {
    const found = bytes.indexOf(10, from);
    const end = found < 0 ? length : Math.min(found, length);
    if (end > from && !(end === from + 1 && bytes[from] === 13)) count += 1;
    from = end + 1;
  }
  return count;
}

/** Ends of the cells of a row in bytes: the delimiter or the end of the line behind each. */
export function cellEnds(
  bytes: Uint8Array,
  start: number,
  end: number,
  delimiter: number,
): number[] {
  const ends: number[] = [];
  let isQuoted = false;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) isQuoted = !isQuoted;
    else if (byte === delimiter && !isQuoted) ends.push(at);
  }
  ends.push(end);
  return ends;
}

/** The first lines that hold something, as pairs of offsets; those longer than `longest` end the list. */
export function firstLines(
  bytes: Uint8Array,
  length: number,
  { most, longest }: { most: number; longest: number },
): { start: number; end: number }[] {
  const lines: { start: number; end: number }[] = [];
  let start = 0;
  while (start < length && lines.length < most) {
    const found = bytes.indexOf(10, start);
    let end = found < 0 ? length : Math.min(found, length);
    const next = end + 1;
    if (end > start && bytes[end - 1] === 13) end -= 1;
    if (end - start > longest) break;
    if (end > start) lines.push({ start, end });
    start = next;
  }
  return lines;
}
