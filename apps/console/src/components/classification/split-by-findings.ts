import type { ContentFinding } from '@waybill/contract';

/** A piece of a text and the findings that it belongs to, by their place in the list. */
export interface Segment {
  start: number;
  end: number;
  found: readonly number[];
}

type Span = Pick<ContentFinding, 'start' | 'end'>;

/** Marks drawn at most: a text full of findings stays readable, and the list reports all. */
const MOST_MARKS = 1000;

/**
 * Splits a text at the edges of findings. A finding that covers the whole text describes it and marks
 * nothing; findings may be nested.
 *
 * @param length UTF-16 code units of the text, as the findings' offsets are
 */
export function splitByFindings(length: number, findings: readonly Span[]): Segment[] {
  const marks = findings
    .map(({ start, end }, index) => ({ start, end: Math.min(end, length), index }))
    .filter(({ start, end }) => end > start && end - start < length)
    .slice(0, MOST_MARKS);
  const edges = new Set([0, length, ...marks.flatMap(({ start, end }) => [start, end])]);
  const cuts = [...edges].toSorted((a, b) => a - b);
  const segments: Segment[] = [];
  let open: typeof marks = [];
  let next = 0;
  const inOrder = marks.toSorted((a, b) => a.start - b.start);
  for (const [index, start] of cuts.entries()) {
    const end = cuts[index + 1];
    if (end === undefined) break;
    open = open.filter((mark) => mark.end > start);
    for (let mark = inOrder[next]; mark && mark.start <= start; mark = inOrder[next]) {
      open.push(mark);
      next += 1;
    }
    segments.push({ start, end, found: open.map((mark) => mark.index) });
  }
  return segments;
}
