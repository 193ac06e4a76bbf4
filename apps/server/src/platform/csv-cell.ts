/** What a spreadsheet takes for the beginning of a formula, the wide signs of East Asian fonts among them. */
const FORMULA_START = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;
/** Where another cell begins for a spreadsheet that separates by semicolons, whatever is in quotes. */
const INNER_START = /[;\t\r\n](?=\s*[=+\-@＝＋－＠])/gu;

/** RFC 4180; a cell that a spreadsheet would run as a formula is defused with a leading quote. */
export function csvCell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  // Also a value that its column should not hold: one row must not end the export of the others.
  if (typeof value !== 'string') return String(value);
  const inner = value.replaceAll(INNER_START, `$&'`);
  const text = FORMULA_START.test(inner) ? `'${inner}` : inner;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
