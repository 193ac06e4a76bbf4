// The library's own parser, so that the verified and the read document are the same. Its index does not
// export it.
import { parseDomFromString, xpath } from '@node-saml/node-saml/lib/xml.js';
import { isParsable } from './xml-limits.ts';

/** The library's own type: it differs if the browser's are loaded too. */
export type XmlElement = ReturnType<typeof xpath.selectElements>[number];

/** Elements of an XML document by their path; prefixes do not matter. */
export interface XmlDocument {
  root: XmlElement;
  select(from: XmlElement, path: string): XmlElement[];
}

/** Throws on malformed input, and on a DOCTYPE, which could define entities. */
export async function readXml(text: string): Promise<XmlDocument> {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new Error('A DOCTYPE is refused');
  if (!isParsable(text)) throw new Error('The document is not well-formed, or too large');
  const { documentElement: root } = await parseDomFromString(text);
  return { root, select: (from, path) => xpath.selectElements(from, path) };
}

/** Path step for elements of the local name. */
export function step(localName: string): string {
  return `*[local-name()='${localName}']`;
}
