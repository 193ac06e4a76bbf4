/** Where the declarations in the brackets of a document type begin and end: `<!DOCTYPE a [ … ]>`. */
export interface DocumentType {
  isOpen(): boolean;
  /** A declaration as it is written, without `<!` and `>`. */
  declaration(written: string): void;
  /** Text between declarations. @returns where it continues behind the document type, or -1 */
  text(text: string): number;
}

/** The tokenizer ends a document type at its first `>`, which may be that of a declaration inside it. */
export function createDocumentType(): DocumentType {
  let isOpen = false;
  /** A bracket at the end of the piece before. */
  let before = '';

  return {
    isOpen: () => isOpen,
    declaration: (written) => {
      before = '';
      isOpen ||= /^doctype\b/i.test(written) && written.lastIndexOf('[') > written.lastIndexOf(']');
    },
    text: (text) => {
      const closing = /\]\s*>/.exec(before + text);
      const end = closing === null ? -1 : closing.index + closing[0].length - before.length;
      before = closing === null && (before + text).trimEnd().endsWith(']') ? ']' : '';
      isOpen = closing === null;
      return end;
    },
  };
}
