import type { TokenizerCallbacks } from 'htmlparser2';
import { localName } from './local-name.ts';
import type { XmlHandler } from './xml-handler.ts';
import type { XmlReading } from './xml-reading.ts';
import { createXmlTag } from './xml-tag.ts';

type TagEvents = Pick<
  TokenizerCallbacks,
  | 'onattribdata'
  | 'onattribend'
  | 'onattribname'
  | 'onclosetag'
  | 'onopentagend'
  | 'onopentagname'
  | 'onselfclosingtag'
>;

/** Turns the tokenizer's events for tags into those of the handler. */
export function tagEvents(handler: XmlHandler, reading: XmlReading): TagEvents {
  const { source, text, documentType } = reading;
  const { tag, begin, finish, on } = createXmlTag(reading);

  function endTag(end: number, isEmpty: boolean): void {
    reading.reported = end;
    if (!finish(end)) reading.isSound = false;
    if (documentType.isOpen()) return;
    const qualified = tag.qualified();
    const name = localName(qualified);
    handler.open(name, tag);
    if (isEmpty) handler.close(name, qualified, end);
    else reading.depth += 1;
  }

  return {
    ...on,
    onopentagname(start, end) {
      text.flush(reading.reported);
      begin(start + reading.base, end + reading.base);
    },
    onopentagend: (end) => endTag(end + reading.base + 1, false),
    onselfclosingtag: (end) => endTag(end + reading.base + 1, true),
    onclosetag(start, end) {
      text.flush(reading.reported);
      reading.reported = end + reading.base;
      if (documentType.isOpen()) return;
      reading.depth -= 1;
      if (reading.depth < 0) reading.isSound = false;
      const qualified = source.slice(start + reading.base, reading.reported);
      handler.close(localName(qualified), qualified, reading.reported);
    },
  };
}
