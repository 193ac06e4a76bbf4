/** Whether a space belongs between two parts of a sentence that bring none of their own. */
export function needsSpace(before: string | undefined, after: string): boolean {
  if (before === undefined || before === '' || after === '') return false;
  return !/[\s([{“‘]$/u.test(before) && !/^[\s.,;:!?)\]}”’]/u.test(after);
}
