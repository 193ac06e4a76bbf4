type Cell = string | number | boolean | null | undefined;

/** Rows as aligned columns for people, or as one JSON object per line for programs. */
export function printRows(rows: readonly Record<string, Cell>[], format: string): string {
  if (format === 'json') return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const [first] = rows;
  if (!first) return '';
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => textOf(row[name])))];
  const widths = names.map((_, index) =>
    Math.max(...lines.map((line) => line[index]?.length ?? 0)),
  );
  return lines
    .map((line) => line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

function textOf(cell: Cell): string {
  return cell === null || cell === undefined || cell === '' ? '-' : String(cell);
}
