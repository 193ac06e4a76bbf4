/** Pieces of a pasted or typed text: separated by commas, semicolons, white space or line ends. */
export function splitTags(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

export interface TagAddition {
  /** The list with every accepted piece appended, in order, without repeats. */
  values: string[];
  /** Pieces that were refused, each with the reason given by the validation. */
  refused: { value: string; reason: string }[];
}

/**
 * Adds several values to a list.
 * @param validate returns the reason to refuse a value, or undefined to accept it
 */
export function addTags(
  values: readonly string[],
  pieces: readonly string[],
  validate: ((value: string) => string | undefined) | undefined,
): TagAddition {
  const known = new Set(values);
  const refused: TagAddition['refused'] = [];
  for (const value of pieces) {
    const reason = validate?.(value);
    if (reason === undefined) known.add(value);
    else refused.push({ value, reason });
  }
  return { values: [...known], refused };
}
