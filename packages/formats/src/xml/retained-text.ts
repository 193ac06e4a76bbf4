/** A text that arrives in pieces and keeps only the needed ones. Offsets count from its start. */
export interface RetainedText {
  append(piece: string): void;
  /** Characters so far, those that were let go among them. */
  length(): number;
  /** What is between two places that were not let go. */
  slice(start: number, end: number): string;
  /** Lets go of the pieces that end before this place. */
  release(before: number): void;
}

export function createRetainedText(): RetainedText {
  /** Earlier pieces that are still needed, and the last one. */
  let earlier: string[] = [];
  let earlierStart = 0;
  let last = '';
  let lastStart = 0;

  return {
    append: (piece) => {
      if (earlier.length === 0) earlierStart = lastStart;
      if (last !== '') earlier.push(last);
      lastStart += last.length;
      last = piece;
    },
    length: () => lastStart + last.length,
    slice: (start, end) => {
      if (start < lastStart) {
        // Joined once for all that lies across the pieces.
        last = [...earlier, last].join('');
        lastStart = earlierStart;
        earlier = [];
      }
      return last.slice(start - lastStart, end - lastStart);
    },
    release: (before) => {
      if (before >= lastStart) earlier = [];
    },
  };
}
