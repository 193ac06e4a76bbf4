/** Digits that stand together. Offsets in code units; `end` is the first one behind them. */
export interface DigitGroup {
  digits: string;
  start: number;
  end: number;
}

/** Groups with single separators between them, as numbers are written; at least one. */
export type DigitRun = readonly DigitGroup[];

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
    const start = index;
    const run: DigitGroup[] = [];
    do {
      const group = groupFrom(text, index);
      run.push(group);
      index = group.end + 1;
    } while (isSeparator(text, index - 1) && isDigit(text, index));
    index -= 1;
    if (!isPartOfWord(text, start, index)) runs.push(run);
  }
  return runs;
}

function groupFrom(text: string, start: number): DigitGroup {
  let end = start;
  while (isDigit(text, end)) end += 1;
  return { digits: text.slice(start, end), start, end };
}

function isPartOfWord(text: string, start: number, end: number): boolean {
  const before = text.charAt(start - 1);
  const after = text.charAt(end);
  if (/[\p{L}\p{N}_]/u.test(before) || /[\p{L}\p{N}_]/u.test(after)) return true;
  const isDottedBefore = /[.,]/.test(before) && isDigit(text, start - 2);
  return isDottedBefore || (/[.,]/.test(after) && isDigit(text, end + 1));
}

function isSeparator(text: string, index: number): boolean {
  return text[index] === ' ' || text[index] === '-';
}

function isDigit(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 48 && unit <= 57;
}
