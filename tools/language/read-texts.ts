const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"\\])\/\/[^\n]*/g;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`((?:\\.|[^`\\])*)`/g;
const SUBSTITUTION = /\$\{[^{}]*\}/g;
const SENTENCE_END = /[.!?:](?:\s|$)/;

/** The texts of a catalogue, with … for what is filled in; imports count as texts and do no harm. */
export function literalsOf(source: string): string[] {
  const code = source.replace(COMMENT, '');
  return [...code.matchAll(LITERAL)].map(([, plain, template]) =>
    (plain ?? template ?? '').replace(SUBSTITUTION, '…'),
  );
}

/** Words of the longest sentence. */
export function longestSentence(text: string): number {
  return Math.max(
    ...text.split(SENTENCE_END).map((sentence) => sentence.split(/\s+/).filter(Boolean).length),
  );
}
