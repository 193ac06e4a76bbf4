import { createDocumentType, type DocumentType } from './document-type.ts';
import { createRetainedText, type RetainedText } from './retained-text.ts';
import { createTextPieces, type TextPieces } from './text-pieces.ts';
import type { XmlHandler } from './xml-handler.ts';

/** State of reading one text. */
export interface XmlReading {
  source: RetainedText;
  text: TextPieces;
  documentType: DocumentType;
  /** Place where the tokenizer began to count. */
  base: number;
  /** End of the last event. */
  reported: number;
  /** Elements that are open. */
  depth: number;
  isSound: boolean;
  /** The text is complete. */
  isEnding: boolean;
}

export function createXmlReading(handler: XmlHandler): XmlReading {
  return {
    source: createRetainedText(),
    text: createTextPieces((text, start, end) => handler.text(text, start, end)),
    documentType: createDocumentType(),
    base: 0,
    reported: 0,
    depth: 0,
    isSound: true,
    isEnding: false,
  };
}
