/**
 * A text beside another that it may end with, as paths, addresses and keys of one object do. A list holds what comes
 * before the other text.
 */
export type KeptEnding = string | readonly [before: string] | null;

export function endingWith(text: string | null, other: string | null): KeptEnding {
  if (text === null || other === null || other === '' || !text.endsWith(other)) return text;
  return [text.slice(0, text.length - other.length)];
}

/** What `endingWith` was given. */
export function wholeText(kept: KeptEnding, other: string | null): string | null {
  return kept === null || typeof kept === 'string' ? kept : `${kept[0]}${other ?? ''}`;
}

/** A text that another may end with. A number is where it begins in the other. */
export type KeptEnd = string | number | null;

export function endOf(text: string | null, other: string | null): KeptEnd {
  if (text === null || text === '' || !other?.endsWith(text)) return text;
  return other.length - text.length;
}

/** What `endOf` was given. */
export function textFromEnd(kept: KeptEnd, other: string | null): string | null {
  return typeof kept === 'number' ? (other ?? '').slice(kept) : kept;
}
