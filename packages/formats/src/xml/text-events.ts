import type { TokenizerCallbacks } from 'htmlparser2';
import type { XmlHandler } from './xml-handler.ts';
import type { XmlReading } from './xml-reading.ts';

type TextEvents = Pick<
  TokenizerCallbacks,
  'oncdata' | 'oncomment' | 'ondeclaration' | 'onprocessinginstruction' | 'ontext'
>;
type OtherKind = Parameters<NonNullable<XmlHandler['other']>>[0];

const COMMENT = '<!--';

/** Turns the tokenizer's events for text, comments, instructions and declarations into those of the handler. */
export function textEvents(handler: XmlHandler, reading: XmlReading): TextEvents {
  const { source, text, documentType } = reading;

  function readText(start: number, end: number): void {
    reading.reported = end;
    const from = documentType.isOpen() ? documentType.text(source.slice(start, end)) : 0;
    if (from < 0) return;
    const piece = source.slice(start + from, end);
    // A `<` that no name follows.
    if (piece.startsWith('<')) reading.isSound = false;
    text.piece(piece, end, end === source.length());
  }

  function readOther(kind: OtherKind, end: number): void {
    text.flush(reading.reported);
    reading.reported = end;
    if (reading.isEnding) reading.isSound = false;
    if (!documentType.isOpen()) handler.other?.(kind);
  }

  return {
    ontext(start, end) {
      // At the end of the text this is a truncated tag or declaration.
      if (reading.isEnding) reading.isSound = false;
      else readText(start + reading.base, end + reading.base);
    },
    oncdata(start, end, offset) {
      text.flush(reading.reported);
      reading.reported = end + reading.base;
      if (reading.isEnding) reading.isSound = false;
      const from = start + reading.base;
      const data = source.slice(from, reading.reported - offset);
      if (data !== '' && !documentType.isOpen()) handler.text(data, from, from + data.length);
    },
    oncomment(start, end) {
      // The tokenizer reports an end tag without a name as a comment too.
      const from = start + reading.base;
      if (source.slice(from - COMMENT.length, from) !== COMMENT) reading.isSound = false;
      readOther('comment', end + reading.base);
    },
    onprocessinginstruction: (_start, end) => readOther('instruction', end + reading.base),
    ondeclaration(start, end) {
      readOther('declaration', end + reading.base);
      documentType.declaration(source.slice(start + reading.base, reading.reported));
    },
  };
}
