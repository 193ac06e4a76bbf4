import { decodeText } from '../text/decode-text.ts';
import { createFlow, type Flow } from '../text/flow.ts';
import { readPictures } from '../images/read-pictures.ts';
import { openPackage, type OfficePackage } from '../ooxml/office-package.ts';
import type { Reader, SourceFile } from '../worker/source-file.ts';
import { Stop } from '../worker/stop.ts';
import { textNodes } from '../xml/text-nodes.ts';
import { createXmlReader } from '@waybill/formats/xml/xml-reader';
import { embedEntry } from '../zip/read-zip.ts';
import { openDocumentText } from './open-document-text.ts';

/** Parts with the program's state when it saved. */
const VIEW =
  /(?:^|\/)(?:settings|manifest|dialog-lb|script-lb|script-lc|documentsignatures)\.x[ml]b?l?$|^Configurations2\//i;
const PICTURE = /^(?:Pictures|Thumbnails)\/|\.(?:png|jpe?g|gif|svm|emf|wmf|svg|rdf)$/i;

/** Texts, tables and presentations of OpenDocument, as packages or as one XML file. */
export const readOpenDocument: Reader = async (file) => {
  const flow = createFlow((text) => file.out.write(text));
  if (file.bytes[0] === 0x50) await readPackage(file, flow);
  else readFlat(file, flow);
};

function readFlat({ bytes, out }: SourceFile, flow: Flow): void {
  const reader = createXmlReader(openDocumentText(flow, out));
  for (const piece of decodeText(bytes)) reader.write(piece);
  if (!reader.end()) out.note('malformed');
}

async function readPackage(file: SourceFile, flow: Flow): Promise<void> {
  const source = openPackage(file);
  if (await isEncrypted(source)) throw new Stop('encrypted', 'password');
  // The content first; styles hold headers and footers, further documents the charts.
  const documents = source.parts.filter(({ name }) =>
    /(?:^|\/)(?:content|styles)\.xml$/.test(name),
  );
  for (const part of documents.toSorted(contentFirst)) {
    await source.read(part, openDocumentText(flow, file.out));
    flow.endParagraph();
  }
  const rest = source.parts.filter((part) => !documents.includes(part));
  const tell = textNodes((text) => file.out.write(`\n${text}`));
  for (const part of rest) {
    if (/\.(?:xml|xlb|xdl|xba)$/i.test(part.name) && !VIEW.test(part.name))
      await source.read(part, tell);
  }
  for (const part of rest) {
    const isOwn = /\.(?:xml|xlb|xdl)$|^mimetype$|(?:^|\/)layout-cache$/i.test(part.name);
    if (!isOwn && !VIEW.test(part.name) && !PICTURE.test(part.name)) await embedEntry(file, part);
  }
  await readPictures(
    file,
    rest.filter(({ name }) => name.startsWith('Pictures/')),
  );
}

function contentFirst(a: { name: string }, b: { name: string }): number {
  return Number(b.name === 'content.xml') - Number(a.name === 'content.xml');
}

/** The manifest says which parts are encrypted; the content always is when one is. */
async function isEncrypted(source: OfficePackage): Promise<boolean> {
  let found = false;
  await source.read(source.find('META-INF/manifest.xml'), {
    open: (name) => {
      if (name === 'encryption-data') found = true;
    },
    close: () => undefined,
    text: () => undefined,
  });
  return found;
}
