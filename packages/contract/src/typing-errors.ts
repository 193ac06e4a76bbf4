/**
 * Edit distance between two words: missing, additional, different or swapped letters (optimal string
 * alignment distance).
 */
export function typingErrors(typed: string, meant: string): number {
  const [from, to] = [Array.from(typed), Array.from(meant)];
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1];
      line.push(
        Math.min(
          at(last, column) + 1,
          at(line, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = line;
  }
  return at(last, to.length);
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Number.POSITIVE_INFINITY;
}
