const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"\\])\/\/[^\n]*/g;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`((?:\\.|[^`\\])*)`/g;
const SUBSTITUTION = /\$\{[^{}]*\}/g;
const SENTENCE_END = /[.!?:](?:\s|$)/;
const BLOCK_END = /\n\s*\n|\n(?=\s*(?:[-*>]|\d+\.)\s|\|)/;

/** The texts of a catalogue, with … for what is filled in; imports count as texts and do no harm. */
export function literalsOf(source: string): string[] {
  const code = source.replace(COMMENT, '');
  return [...code.matchAll(LITERAL)].map(([, plain, template]) =>
    (plain ?? template ?? '').replace(SUBSTITUTION, '…'),
  );
}

/** The comments of a source file, each as one line without its signs. */
export function commentsOf(source: string): string[] {
  return [...source.matchAll(COMMENT)].map(([comment]) =>
    comment
      .replaceAll(/^\s*(?:\/\*+|\*\/?|\/\/)|\*\/$/gm, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

/**
 * Paragraphs, list items and table rows of a Markdown document, without code, quoted words and link targets.
 */
export function paragraphsOf(document: string): string[] {
  return document
    .replaceAll(/```[\s\S]*?```/g, '')
    .split(BLOCK_END)
    .map((block) =>
      block
        .replaceAll(/`[^`]*`|\]\([^)]*\)|“[^”]*”/g, '…')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
}

/** Words of the longest sentence. */
export function longestSentence(text: string): number {
  return Math.max(
    ...text.split(SENTENCE_END).map((sentence) => sentence.split(/\s+/).filter(Boolean).length),
  );
}
