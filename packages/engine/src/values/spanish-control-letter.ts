const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Letter behind a Spanish DNI or NIE: the remainder of the number by 23 chooses it (Royal Decree 1553/2005). */
export function spanishControlLetter(number: number): string {
  return LETTERS.charAt(number % 23);
}
