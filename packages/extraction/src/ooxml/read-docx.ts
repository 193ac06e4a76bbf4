import { createFlow, type Flow } from '../text/flow.ts';
import { decodeText } from '../text/decode-text.ts';
import type { Reader, SourceFile } from '../worker/source-file.ts';
import { createXmlReader } from '@waybill/formats/xml/xml-reader';
import { contentTypesOf, openPackage } from './office-package.ts';
import { officeText } from './office-text.ts';
import { readOtherParts } from './other-parts.ts';

/** Content types of the parts with text, in the order of reading. */
const STORIES = [
  /\.main\+xml$/,
  /\.header\+xml$/,
  /\.footer\+xml$/,
  /\.footnotes\+xml$/,
  /\.endnotes\+xml$/,
  /\.comments\w*\+xml$/,
  /\.document\.glossary\+xml$/,
  /\.diagramData\+xml$/,
  /\.chart(?:ex)?\+xml$/,
];

/** Word documents: as packages, as one XML file (flat OPC), and as the XML of Word 2003. */
export const readDocx: Reader = async (file) => {
  const flow = createFlow((text) => file.out.write(text));
  if (file.bytes[0] === 0x50) await readPackage(file, flow);
  else readFlat(file, flow);
};

async function readPackage(file: SourceFile, flow: Flow): Promise<void> {
  const source = openPackage(file);
  const typeOf = await contentTypesOf(source);
  const read = new Set<string>();
  for (const story of STORIES) {
    for (const part of source.parts) {
      if (read.has(part.name) || !isStory(part.name, typeOf(part.name), story)) continue;
      read.add(part.name);
      await source.read(part, officeText(flow, file.out));
      flow.endParagraph();
    }
  }
  const rest = source.parts.filter(({ name }) => !read.has(name));
  await readOtherParts(file, source, { rest, typeOf });
}

/** A package that lost its content types still has the usual names. */
function isStory(name: string, type: string, story: RegExp): boolean {
  return (
    story.test(type) ||
    (type === '' && story.source.includes('main') && name === 'word/document.xml')
  );
}

function readFlat({ bytes, out }: SourceFile, flow: Flow): void {
  const reader = createXmlReader(officeText(flow, out));
  for (const piece of decodeText(bytes)) reader.write(piece);
  if (!reader.end()) out.note('malformed');
}
