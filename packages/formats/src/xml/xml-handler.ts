import type { XmlTag } from './xml-tag.ts';

/** The events of a reader, in document order. Places count the characters of the whole text. */
export interface XmlHandler {
  /**
   * @param name without its prefix
   * @param tag valid during this call only
   */
  open(name: string, tag: XmlTag): void;
  /**
   * @param qualified the name with its prefix
   * @param end behind the name in the end tag, or behind the tag of an element without content
   */
  close(name: string, qualified: string, end: number): void;
  /**
   * Text with its references decoded, or character data; what is between two tags may come in pieces.
   */
  text(text: string, start: number, end: number): void;
  /** Other markup. Its content is not reported. */
  other?(kind: 'comment' | 'instruction' | 'declaration'): void;
}
