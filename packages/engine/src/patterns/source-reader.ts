/** Walks over the source of a pattern. Positions are code units. */
export interface SourceReader {
  position(): number;
  ended(): boolean;
  /** Whether the rest begins with `text`. */
  at(text: string): boolean;
  /** Steps over `text` if the rest begins with it. */
  skip(text: string): boolean;
  /** Steps over what a sticky expression matches and returns it. */
  match(sticky: RegExp): RegExpExecArray | null;
  /** Steps over one code point and returns it; an empty string at the end. */
  take(): string;
}

export function sourceReader(source: string): SourceReader {
  let position = 0;
  return {
    position: () => position,
    ended: () => position >= source.length,
    at: (text) => source.startsWith(text, position),
    skip(text) {
      if (!source.startsWith(text, position)) return false;
      position += text.length;
      return true;
    },
    match(sticky) {
      sticky.lastIndex = position;
      const found = sticky.exec(source);
      position += found?.[0].length ?? 0;
      return found;
    },
    take() {
      if (position >= source.length) return '';
      const taken = String.fromCodePoint(source.codePointAt(position) ?? 0);
      position += taken.length;
      return taken;
    },
  };
}
