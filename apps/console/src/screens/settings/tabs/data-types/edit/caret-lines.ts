/** Characters shown on either side of a fault. */
const AROUND = 28;

/** A pattern's text around a fault, and the number of characters before it. */
export interface CaretLines {
  line: string;
  before: number;
}

/** The part of a pattern shown above a caret: all of a short one, else the text around the fault. */
export function caretLines(pattern: string, position: number): CaretLines {
  const at = Math.min(Math.max(0, position), pattern.length);
  const start = at > AROUND ? at - AROUND : 0;
  const end = Math.min(pattern.length, at + AROUND);
  const head = start > 0 ? '…' : '';
  const tail = end < pattern.length ? '…' : '';
  // Line breaks and tabs would move the caret away from its character.
  const line = (head + pattern.slice(start, end) + tail).replaceAll(/\s/g, ' ');
  return { line, before: head.length + at - start };
}
