/** Where and why a text is not a condition. Lines and columns count from 1, columns in code units. */
export interface TextProblem {
  line: number;
  column: number;
  /** Code units before the place. */
  offset: number;
  reason: string;
}

/** Thrown while a text is read; `parseCondition` turns it into a `TextProblem`. */
export class TextRefusal extends Error {
  readonly offset: number;

  constructor(offset: number, reason: string) {
    super(reason);
    this.name = 'TextRefusal';
    this.offset = offset;
  }
}

export function problemAt(text: string, offset: number, reason: string): TextProblem {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1, offset, reason };
}
