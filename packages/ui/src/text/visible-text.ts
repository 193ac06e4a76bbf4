/**
 * Characters that turn the text around them: embeddings, overrides and isolates of direction, and the
 * marks. A file name can hide its ending with them.
 */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A text of a vendor or a person with its invisible direction characters written out, e.g. `[U+202E]`. */
export function visibleText(text: string): string {
  return text.replaceAll(
    DIRECTION,
    (character) =>
      `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );
}
