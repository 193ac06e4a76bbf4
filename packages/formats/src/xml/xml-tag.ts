import { QuoteType, type TokenizerCallbacks } from 'htmlparser2';
import { localName } from './local-name.ts';
import { decodeReferences } from './references.ts';
import type { XmlReading } from './xml-reading.ts';

export interface XmlAttribute {
  /** As it is written, with its prefix. */
  name: string;
  /** The value as it is written, with its references: see `decodeReferences`. */
  written: string;
  /** Place of the value, without its quotes. */
  start: number;
  end: number;
}

export interface Attributes {
  /** Value of the attribute with this local name, whatever its prefix; unprefixed ones go first. */
  get(local: string): string | undefined;
  /** Value of the attribute of this local name that has a prefix, e.g. `id` for `r:id`. */
  prefixed(local: string): string | undefined;
}

/** The start of an element. */
export interface XmlTag extends Attributes {
  /** Place from `<` to behind `>`. */
  start: number;
  end: number;
  /** The name as it is written, with its prefix. */
  qualified(): string;
  /** All of the tag as it is written. */
  written(): string;
  attributes(): XmlAttribute[];
}

/** One tag after the other: the tokenizer's part of it, and the reader's. */
export interface XmlTagBuilder {
  tag: XmlTag;
  on: Pick<TokenizerCallbacks, 'onattribname' | 'onattribdata' | 'onattribend'>;
  begin(nameStart: number, nameEnd: number): void;
  /** @returns whether it is as XML has it: the value of each attribute is in quotes, and no other tag begins in it */
  finish(end: number): boolean;
}

export function createXmlTag(reading: XmlReading): XmlTagBuilder {
  const { source } = reading;
  let nameStart = 0;
  let nameEnd = 0;
  let isQuoted = true;
  /** Start and end of the name, then of the value, for each attribute; what is behind `used` is of earlier tags. */
  const places: number[] = [];
  let used = 0;

  /** Decoded value of the attribute whose places begin there. */
  const valueAt = (at: number) =>
    decodeReferences(source.slice(places[at + 2] ?? 0, places[at + 3] ?? 0));
  const nameAt = (at: number) => source.slice(places[at] ?? 0, places[at + 1] ?? 0);

  function find(isWanted: (name: string) => boolean): string | undefined {
    for (let at = 0; at < used; at += 4) if (isWanted(nameAt(at))) return valueAt(at);
    return undefined;
  }

  const prefixed = (local: string) =>
    find((name) => name.includes(':') && localName(name) === local);
  const tag: XmlTag = {
    start: 0,
    end: 0,
    qualified: () => source.slice(nameStart, nameEnd),
    written: () => source.slice(tag.start, tag.end),
    get: (local) => find((name) => name === local) ?? prefixed(local),
    prefixed,
    attributes: () =>
      Array.from({ length: used / 4 }, (_, index) => {
        const start = places[index * 4 + 2] ?? 0;
        const end = places[index * 4 + 3] ?? 0;
        const written = source.slice(start, end);
        return { name: nameAt(index * 4), written, start, end };
      }),
  };

  return {
    tag,
    on: {
      onattribname(start, end) {
        const at = end + reading.base;
        places[used] = start + reading.base;
        places[used + 1] = at;
        places[used + 2] = at;
        places[used + 3] = at;
        used += 4;
      },
      // A value that spans two pieces of the text is reported twice.
      onattribdata(start, end) {
        const last = used - 1;
        if (places[last - 1] === places[last - 2]) places[last - 1] = start + reading.base;
        places[last] = end + reading.base;
      },
      onattribend(quote) {
        isQuoted &&= quote === QuoteType.Double || quote === QuoteType.Single;
      },
    },
    begin: (start, end) => {
      nameStart = start;
      nameEnd = end;
      isQuoted = true;
      used = 0;
    },
    finish: (end) => {
      tag.start = nameStart - 1;
      tag.end = end;
      return isQuoted && !tag.written().includes('<', 1);
    },
  };
}
