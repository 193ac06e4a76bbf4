/** Texts that PostgreSQL stores unchanged: complete characters, and no zero. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

export function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (text.charCodeAt(index) > 127) return false;
  }
  return true;
}

export const FALSE = (): string => 'FALSE';

/** Parts joined by AND or OR, with known results left out. */
export function joined(parts: readonly string[], word: 'AND' | 'OR'): string {
  const [neutral, absorbing] = word === 'AND' ? ['TRUE', 'FALSE'] : ['FALSE', 'TRUE'];
  if (parts.includes(absorbing)) return absorbing;
  const open = parts.filter((part) => part !== neutral);
  const [only] = open;
  if (only === undefined) return neutral;
  return open.length === 1 ? only : parenthesized(open, word);
}

export function parenthesized(parts: readonly string[], word: 'AND' | 'OR'): string {
  return `(${parts.join(` ${word} `)})`;
}
