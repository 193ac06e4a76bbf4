/** A run of digits with single separators between them, as numbers are written. */
export interface DigitRun {
  digits: string;
  /** Offsets in code units; `end` is the first one behind the run. */
  start: number;
  end: number;
}

/**
 * Every maximal run of ASCII digits in a text, with single spaces or hyphens allowed between digits.
 * Runs that touch a letter, an underscore or another kind of number (a decimal point, a dotted address)
 * are left out: they are parts of identifiers. One pass.
 */
export function digitRuns(text: string): DigitRun[] {
  const runs: DigitRun[] = [];
  let index = 0;
  while (index < text.length) {
    if (!isDigit(text, index)) {
      index += 1;
      continue;
    }
    const run = runFrom(text, index);
    if (!isPartOfWord(text, run)) runs.push(run);
    index = run.end;
  }
  return runs;
}

function runFrom(text: string, start: number): DigitRun {
  let digits = '';
  let end = start;
  for (;;) {
    if (isDigit(text, end)) {
      digits += text.charAt(end);
      end += 1;
    } else if ((text[end] === ' ' || text[end] === '-') && isDigit(text, end + 1)) {
      end += 1;
    } else return { digits, start, end };
  }
}

function isPartOfWord(text: string, run: DigitRun): boolean {
  const before = text.charAt(run.start - 1);
  const after = text.charAt(run.end);
  if (/[\p{L}\p{N}_]/u.test(before) || /[\p{L}\p{N}_]/u.test(after)) return true;
  const isDottedBefore = /[.,-]/.test(before) && isDigit(text, run.start - 2);
  return isDottedBefore || (/[.,]/.test(after) && isDigit(text, run.end + 1));
}

function isDigit(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 48 && unit <= 57;
}
