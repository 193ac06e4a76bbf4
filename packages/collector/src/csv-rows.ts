/** Quotes, separators and line ends of RFC 4180; a quote inside quotes is doubled. */
const CELL = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|\n|\r|$)/gy;

/**
 * Rows of a CSV text as objects under the names of its first row, one by one. Cells beyond the names
 * are dropped, missing ones left out; a row without any text is none.
 */
export function* csvRows(text: string): Generator<Record<string, string>> {
  let names: string[] | null = null;
  for (const cells of csvLines(text)) {
    if (cells.every((cell) => cell === '')) continue;
    if (names === null) {
      names = cells.map((name) => name.trim());
    } else {
      yield Object.fromEntries(
        names.flatMap((name, index) => {
          const cell = cells[index];
          return cell === undefined ? [] : [[name, cell] as const];
        }),
      );
    }
  }
}

function* csvLines(text: string): Generator<string[]> {
  let cells: string[] = [];
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  CELL.lastIndex = start;
  // Each call reads on from where the last one ended, which is why the expression's place is kept here.
  let at = start;
  while (at < text.length) {
    CELL.lastIndex = at;
    const match = CELL.exec(text);
    if (!match) {
      // A stray quote inside a cell: the character stands for itself.
      at += 1;
      continue;
    }
    at = CELL.lastIndex;
    cells.push(unquoted(match[1] ?? ''));
    if (match[2] !== ',') {
      yield cells;
      cells = [];
    } else if (at === text.length) {
      cells.push('');
    }
  }
  if (cells.length > 0) yield cells;
}

function unquoted(cell: string): string {
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}
