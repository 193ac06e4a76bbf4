import { decodeReferences } from './references.ts';

/** A reference to a character that is longer is none. */
const MOST_REFERENCE = 12;

/** Decodes references in text that arrives in pieces, including those that span two pieces. */
export interface TextPieces {
  /** @param isCut whether the piece may go on */
  piece(text: string, end: number, isCut: boolean): void;
  /** The text ends here. */
  flush(end: number): void;
}

export function createTextPieces(
  onText: (text: string, start: number, end: number) => void,
): TextPieces {
  let cut = '';

  function report(text: string, end: number): void {
    if (text !== '') onText(decodeReferences(text), end - text.length, end);
  }

  return {
    piece: (piece, end, isCut) => {
      const text = cut + piece;
      cut = isCut ? openReference(text) : '';
      report(cut === '' ? text : text.slice(0, -cut.length), end - cut.length);
    },
    flush: (end) => {
      if (cut === '') return;
      const rest = cut;
      cut = '';
      report(rest, end);
    },
  };
}

/** The beginning of a reference at the end of a text; empty if none. */
function openReference(text: string): string {
  const start = text.lastIndexOf('&');
  const isOpen = start >= 0 && text.length - start < MOST_REFERENCE && !text.includes(';', start);
  return isOpen ? text.slice(start) : '';
}
