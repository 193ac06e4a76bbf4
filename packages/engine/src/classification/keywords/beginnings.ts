/** Tells whether a keyword can begin at a byte, by four letters: never wrongly no, rarely wrongly yes. */
export interface Beginnings {
  /** @param at an ASCII letter or digit; separators between the words of keywords are skipped */
  has(bytes: Uint8Array, at: number): boolean;
}

const LETTERS = 3;
const CODES = 37;
/**
 * What is known about three letters: whether any keyword starts with them, and whether one ends there.
 */
const LONGER = 1;
const WHOLE = 2;
/** Slots for four letters: one in forty is used. */
const FOURTHS = 1 << 16;
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
 * @param words folded, without separators; words with non-ASCII letters start with something that is
 * never rejected
 * @param mostBetween maximum bytes between two words
 */
export function createBeginnings(words: Iterable<string>, mostBetween: number): Beginnings {
  const known = new Uint8Array(CODES ** LETTERS);
  const fourths = new Uint8Array(FOURTHS);
  for (const word of words) {
    let place = 0;
    for (let index = 0; index < Math.min(LETTERS, word.length); index += 1) {
      place = place * CODES + codeAt(word, index);
    }
    // Anything may follow a word that is shorter.
    const span = CODES ** Math.max(0, LETTERS - word.length);
    const isLonger = word.length > LETTERS && codeAt(word, LETTERS) !== BEYOND;
    for (let at = place * span; at < (place + 1) * span; at += 1) {
      known[at] = (known[at] ?? 0) | (isLonger ? LONGER : WHOLE);
    }
    if (isLonger) fourths[fourthOf(place, codeAt(word, LETTERS))] = 1;
  }

  /** The code of the next letter from `next` on, or `BEYOND` if it is unknown. */
  let next = 0;
  function nextCode(bytes: Uint8Array): number {
    const limit = next + mostBetween;
    while (next < limit && CODE_OF[bytes[next] ?? 0] === OTHER) next += 1;
    const code = CODE_OF[bytes[next] ?? 0] ?? OTHER;
    next += 1;
    return code === OTHER ? BEYOND : code;
  }

  /** Like `has`, for letters with separators between them. */
  function hasApart(bytes: Uint8Array, at: number): boolean {
    next = at;
    let place = 0;
    for (let count = 0; count < LETTERS; count += 1) {
      const code = nextCode(bytes);
      if (code === BEYOND) return true;
      place = place * CODES + code;
    }
    const told = known[place] ?? 0;
    return told === LONGER ? hasFourth(bytes, place) : told !== 0;
  }

  function hasFourth(bytes: Uint8Array, place: number): boolean {
    const code = nextCode(bytes);
    return code === BEYOND || fourths[fourthOf(place, code)] === 1;
  }

  return {
    has(bytes, at) {
      const second = CODE_OF[bytes[at + 1] ?? 0] ?? OTHER;
      const third = CODE_OF[bytes[at + 2] ?? 0] ?? OTHER;
      if (second === OTHER || third === OTHER) return hasApart(bytes, at);
      if (second === BEYOND || third === BEYOND) return true;
      const place = (codeOf(bytes, at) * CODES + second) * CODES + third;
      const told = known[place] ?? 0;
      if (told !== LONGER) return told !== 0;
      next = at + LETTERS;
      return hasFourth(bytes, place);
    },
  };
}

function codeOf(bytes: Uint8Array, at: number): number {
  return CODE_OF[bytes[at] ?? 0] ?? OTHER;
}

function codeAt(word: string, index: number): number {
  return CODE_OF[word.charCodeAt(index)] ?? BEYOND;
}

function fourthOf(place: number, code: number): number {
  return Math.imul(place * CODES + code, 0x9e_37_79_b1) >>> 16;
}
