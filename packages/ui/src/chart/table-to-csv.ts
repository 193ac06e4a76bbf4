/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^[+-]?\d+([.,]\d+)?$/;
const NEEDS_QUOTES = /["\r\n,;]|^\s|\s$/;

function cellText(cell: string | number | null | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  // An apostrophe keeps a spreadsheet from running what somebody has named a file.
  const isFormula = FORMULA_START.test(cell) && !PLAIN_NUMBER.test(cell);
  const text = isFormula ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as a file of comma-separated values (RFC 4180: CRLF, doubled quotes). Cells that a spreadsheet
 * would run as a formula begin with an apostrophe.
 */
export function tableToCsv(
  headers: readonly string[],
  rows: readonly (readonly (string | number | null | undefined)[])[],
): string {
  return [headers, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}
