/** Characters that start a formula in a spreadsheet, including full-width ones. */
const FORMULA_START = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;
/** Start of another cell for a spreadsheet that separates by semicolons, even in quotes. */
const INNER_START = /[;\t\r\n](?=\s*[=+\-@＝＋－＠])/gu;
const PLAIN_NUMBER = /^[+-]?\d+([.,]\d+)?$/;
const NEEDS_QUOTES = /["\r\n,;]|^\s|\s$/;

function cellText(cell: string | number | null | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  // An apostrophe prevents a spreadsheet from evaluating a file name.
  const inner = cell.replaceAll(INNER_START, `$&'`);
  const isFormula = FORMULA_START.test(inner) && !PLAIN_NUMBER.test(inner);
  const text = isFormula ? `'${inner}` : inner;
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
