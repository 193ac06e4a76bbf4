/** The fields of one CSV line; quotes may hold commas, and a doubled quote inside stands for one. */
export function csvFields(line: string): string[] {
  const fields: string[] = [];
  let current = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const char = line.charAt(at);
    if (char === '"') {
      const isEscaped = isQuoted && line.charAt(at + 1) === '"';
      if (isEscaped) {
        current += '"';
        at += 1;
      } else isQuoted = !isQuoted;
    } else if (char === ',' && !isQuoted) {
      fields.push(current);
      current = '';
    } else current += char;
  }
  return [...fields, current];
}
