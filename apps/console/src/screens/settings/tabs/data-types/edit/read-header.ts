/** Bytes of a table that its header is searched for in. */
const HEAD_BYTES = 65_536;
const SEPARATORS = [',', ';', '\t'] as const;

/** The first line's cells, by the most frequent separator; quotes as in RFC 4180. */
export function headerCells(text: string): string[] {
  const line = /^[^\r\n]*/.exec(text.replace(/^\uFEFF/, ''))?.[0] ?? '';
  const [separator] = SEPARATORS.toSorted((a, b) => line.split(b).length - line.split(a).length);
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()].filter((name) => name !== '');
}

/** Names of the columns of a table, from its first line. */
export async function readHeader(file: Blob): Promise<string[]> {
  return headerCells(await file.slice(0, HEAD_BYTES).text());
}
