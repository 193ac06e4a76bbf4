import { createXmlReader } from '@waybill/formats/xml/xml-reader';
import type { XmlAttribute, XmlTag } from '@waybill/formats/xml/xml-tag';

const MAX_DEPTH = 64;
/** Room for a person in a thousand groups. Path queries over more take quadratic time. */
const MAX_ELEMENTS = 2500;
const MAX_TAG = 8192;
/** Per element. Attribute names are compared with each other. */
const MAX_ATTRIBUTES = 64;
const NAME = /^[^\s/<>"'=!?]+$/;
/** Allowed after the name in an end tag. The parser is slow on many blanks. */
const END_OF_TAG = /\s{0,64}>/y;

/** The start of an element, unparsed. */
export interface StartTag {
  /** Without its prefix. */
  localName: string;
  attributes: readonly XmlAttribute[];
}

/**
 * Whether the text is worth parsing: no document type, matching tags, limited nesting, number and
 * length. The parser itself repairs mismatches, which can take minutes.
 *
 * @param see receives each start tag, even if the text is later rejected.
 */
export function isParsable(text: string, see: (tag: StartTag) => void = () => undefined): boolean {
  const open: string[] = [];
  let count = 0;
  let isWorthIt = true;
  const reader = createXmlReader({
    open: (localName, tag) => {
      count += 1;
      open.push(tag.qualified());
      const attributes = tag.attributes();
      require(isSmall(tag, attributes) && open.length <= MAX_DEPTH && count <= MAX_ELEMENTS);
      if (isWorthIt) see({ localName, attributes });
    },
    close: (_name, qualified, end) => {
      // An element without content has no end tag.
      const isWhole = text[end - 1] === '>' || hasEnd(text, end);
      require(open.pop() === qualified && isWhole);
    },
    text: () => undefined,
    other: (kind) => {
      count += 1;
      require(kind !== 'declaration' && count <= MAX_ELEMENTS);
    },
  });
  function require(isFine: boolean): void {
    if (isFine) return;
    isWorthIt = false;
    reader.stop();
  }
  reader.write(text);
  return reader.end() && isWorthIt;
}

function isSmall(tag: XmlTag, attributes: readonly XmlAttribute[]): boolean {
  return (
    tag.end - tag.start <= MAX_TAG &&
    attributes.length <= MAX_ATTRIBUTES &&
    NAME.test(tag.qualified()) &&
    attributes.every(({ name }) => NAME.test(name))
  );
}

function hasEnd(text: string, nameEnd: number): boolean {
  END_OF_TAG.lastIndex = nameEnd;
  return END_OF_TAG.test(text);
}

/** Raw value of an attribute, without resolved entities; null if absent. */
export function writtenAttribute({ attributes }: StartTag, name: string): string | null {
  return attributes.find((attribute) => attribute.name === name)?.written ?? null;
}
