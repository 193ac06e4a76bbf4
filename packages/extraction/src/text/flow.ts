/** Writes runs of text with one separator between them, whatever ends in between. */
export interface Flow {
  text(text: string): void;
  /** What precedes the next text; of several in a row the last one counts. */
  separate(separator: '\n' | '\t' | ' '): void;
  /** Tells what does not are in the line (links, alternative texts) behind the current paragraph. */
  aside(text: string | undefined): void;
  /** Ends a paragraph and tells its asides. */
  endParagraph(): void;
}

export function createFlow(write: (text: string) => void): Flow {
  let separator = '';
  let asides: string[] = [];
  return {
    text: (text) => {
      if (text === '') return;
      write(separator + text);
      separator = '';
    },
    separate: (next) => {
      separator = next;
    },
    aside: (text) => {
      if (text !== undefined && text.trim() !== '') asides.push(text.trim());
    },
    endParagraph: () => {
      for (const aside of asides) write(`\n${aside}`);
      if (asides.length > 0) asides = [];
      separator = '\n';
    },
  };
}
