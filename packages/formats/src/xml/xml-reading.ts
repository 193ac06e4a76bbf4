import { createDocumentType, type DocumentType } from './document-type.ts';
import { createRetainedText, type RetainedText } from './retained-text.ts';
import { createToldText, type ToldText } from './told-text.ts';
import type { XmlHandler } from './xml-handler.ts';

/** How far a text is read, and what is known of it. */
export interface XmlReading {
  source: RetainedText;
  text: ToldText;
  documentType: DocumentType;
  /** Place where the tokenizer began to count. */
  base: number;
  /** End of what was told last. */
  told: number;
  /** Elements that are open. */
  depth: number;
  isSound: boolean;
  /** Nothing more comes. */
  isEnding: boolean;
}

export function createXmlReading(handler: XmlHandler): XmlReading {
  return {
    source: createRetainedText(),
    text: createToldText((text, start, end) => handler.text(text, start, end)),
    documentType: createDocumentType(),
    base: 0,
    told: 0,
    depth: 0,
    isSound: true,
    isEnding: false,
  };
}
