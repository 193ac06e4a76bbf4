/**
 * Characters that reverse the text direction: `annexe\u202Egnp.exe` is displayed as ending in `png`.
 */
const DIRECTION = /[\u202D\u202E\u2066-\u2068]/u;
/** Invisible characters. Joiners are excluded: scripts and emoji need them. */
const UNSEEN = /[\u200B\u2060\uFEFF\u00AD]/u;
/** Blanks or dots after the extension, or many blanks that push it out of sight. */
const HIDDEN_ENDING = /\.[a-z0-9]{1,5}[\s.]+$|\s{5,}\.[a-z0-9]{1,5}$/iu;

const LATIN = /\p{Script=Latin}/u;
/** Cyrillic and Greek letters that look like Latin ones. */
const LOOK_ALIKE = /[аеорсухіјѕԁһАВЕКМНОРСТХІЈЅαοικνρυτΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]/u;

export function hasDirectionOverride(name: string): boolean {
  return DIRECTION.test(name);
}

export function hasHiddenEnding(name: string): boolean {
  return HIDDEN_ENDING.test(name) || UNSEEN.test(name);
}

/** The first word that mixes Latin letters with look-alikes; null if none. */
export function lookAlikeWord(name: string): string | null {
  const words = name.match(/\p{L}+/gu) ?? [];
  return words.find((word) => isMixed(word)) ?? null;
}

/** Units and formulas also mix single letters: a word has at least three. */
function isMixed(word: string): boolean {
  return word.length > 2 && LATIN.test(word) && LOOK_ALIKE.test(word);
}
