import type { TokenizerCallbacks } from 'htmlparser2';
import type { XmlHandler } from './xml-handler.ts';
import type { XmlReading } from './xml-reading.ts';

type TextEvents = Pick<
  TokenizerCallbacks,
  'oncdata' | 'oncomment' | 'ondeclaration' | 'onprocessinginstruction' | 'ontext'
>;
type OtherKind = Parameters<NonNullable<XmlHandler['other']>>[0];

const COMMENT = '<!--';

/** What the tokenizer tells of all that is no tag, for the handler. */
export function textEvents(handler: XmlHandler, reading: XmlReading): TextEvents {
  const { source, text, documentType } = reading;

  function readText(start: number, end: number): void {
    reading.told = end;
    const from = documentType.isOpen() ? documentType.text(source.slice(start, end)) : 0;
    if (from < 0) return;
    const piece = source.slice(start + from, end);
    // A tag begins with a name: this is none.
    if (piece.startsWith('<')) reading.isSound = false;
    text.piece(piece, end, end === source.length());
  }

  function readOther(kind: OtherKind, end: number): void {
    text.flush(reading.told);
    reading.told = end;
    if (reading.isEnding) reading.isSound = false;
    if (!documentType.isOpen()) handler.other?.(kind);
  }

  return {
    ontext(start, end) {
      // At the end this is a tag or a declaration that was cut.
      if (reading.isEnding) reading.isSound = false;
      else readText(start + reading.base, end + reading.base);
    },
    oncdata(start, end, offset) {
      text.flush(reading.told);
      reading.told = end + reading.base;
      if (reading.isEnding) reading.isSound = false;
      const from = start + reading.base;
      const data = source.slice(from, reading.told - offset);
      if (data !== '' && !documentType.isOpen()) handler.text(data, from, from + data.length);
    },
    oncomment(start, end) {
      // An end tag without a name, which the tokenizer takes for a comment as well.
      const from = start + reading.base;
      if (source.slice(from - COMMENT.length, from) !== COMMENT) reading.isSound = false;
      readOther('comment', end + reading.base);
    },
    onprocessinginstruction: (_start, end) => readOther('instruction', end + reading.base),
    ondeclaration(start, end) {
      readOther('declaration', end + reading.base);
      documentType.declaration(source.slice(start + reading.base, reading.told));
    },
  };
}
