// The library's own parser, so that what is checked and what is read are one document. Its index does
// not give it out.
import { parseDomFromString, xpath } from '@node-saml/node-saml/lib/xml.js';
import { isParsable } from './xml-limits.ts';

/** The library's own type: it is another one where the browser's are loaded too. */
export type XmlElement = ReturnType<typeof xpath.selectElements>[number];

/** Elements of an XML document by their path; prefixes do not matter. */
export interface XmlDocument {
  root: XmlElement;
  select(from: XmlElement, path: string): XmlElement[];
}

/** Throws on anything that is not well-formed, and on a DOCTYPE, which is where entities come from. */
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
