/** Tells whether a keyword can begin at a byte, by three letters: never wrongly no, seldom wrongly yes. */
export interface Beginnings {
  /** @param at an ASCII letter or digit; what separates the words of keywords is passed over */
  has(bytes: Uint8Array, at: number): boolean;
}

const LETTERS = 3;
const CODES = 37;
const OTHER = 0;
const BEYOND = 255;
/** Letters from 1 on, in either case, then digits. */
const CODE_OF = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte > 127) return BEYOND;
  const letter = byte | 32;
  if (letter >= 97 && letter <= 122) return letter - 96;
  return byte >= 48 && byte <= 57 ? byte - 48 + 27 : OTHER;
});

/**
 * @param words folded, without separators; those with other letters than ASCII begin with something
 *   that is never denied
 * @param mostBetween bytes between two words at most
 */
export function createBeginnings(words: Iterable<string>, mostBetween: number): Beginnings {
  const known = new Uint8Array(CODES ** LETTERS);
  for (const word of words) {
    let place = 0;
    for (let index = 0; index < Math.min(LETTERS, word.length); index += 1) {
      place = place * CODES + (CODE_OF[word.charCodeAt(index)] ?? BEYOND);
    }
    // Anything may follow a word that is shorter.
    const span = CODES ** Math.max(0, LETTERS - word.length);
    known.fill(1, place * span, (place + 1) * span);
  }
  return {
    has(bytes, at) {
      let place = 0;
      let count = 0;
      let between = 0;
      for (let index = at; count < LETTERS; index += 1) {
        const code = CODE_OF[bytes[index] ?? 0] ?? OTHER;
        if (code === BEYOND) return true;
        if (code !== OTHER) {
          place = place * CODES + code;
          count += 1;
          between = 0;
        } else if ((between += 1) > mostBetween) return true;
      }
      return known[place] === 1;
    },
  };
}
