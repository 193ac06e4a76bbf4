import type { SourceFile } from '../worker/source-file.ts';
import { readPictures } from '../images/read-pictures.ts';
import { textNodes } from '../xml/text-nodes.ts';
import { embedEntry } from '../zip/read-zip.ts';
import type { ZipEntry } from '@waybill/formats/zip/open-zip';
import { relationshipsOf, type OfficePackage } from './office-package.ts';

/** Parts that say how something looks, and how a printer is set up. */
const LOOKS =
  /theme|styles|stylesWithEffects|fontTable|webSettings|settings\+xml|numbering|diagram(?:Layout|Colors|Style|Drawing)|printerSettings|calcChain|tableStyles|viewProps|presProps|chartstyle|chartcolorstyle|obfuscatedFont|x-font|keyMapCustomizations|tags\+xml|relationships\+xml/i;
const PICTURE = /^(?:image|audio|video)\//;
const PICTURE_NAME = /\.(?:png|jpe?g|gif|emf|wmf|tiff?|bmp|svg|wdp|odttf|fntdata|rels)$/i;

/** Pictures that can be pictures of text. */
const RECOGNIZABLE = /\.(?:png|jpe?g|gif|bmp|tiff?)$/i;

/** Whether a part says only how something looks. */
function isLook(contentType: string): boolean {
  return LOOKS.test(contentType);
}

/**
 * Common parts of all Office packages besides their document: properties, links, data, embedded files.
 */
export async function readOtherParts(
  file: SourceFile,
  source: OfficePackage,
  { rest, typeOf }: { rest: readonly ZipEntry[]; typeOf: (name: string) => string },
): Promise<void> {
  const tell = textNodes((text) => file.out.write(`\n${text}`));
  for (const part of rest) {
    const type = typeOf(part.name);
    const isXml = /[+/]xml$|vmlDrawing$/.test(type) && !part.name.endsWith('.rels');
    if (isXml && !isLook(type)) await source.read(part, tell);
  }
  await readLinks(file, source);
  for (const part of rest) {
    if (isEmbedded(part, typeOf(part.name))) await embedEntry(file, part);
  }
  await readPictures(
    file,
    rest.filter(({ name }) => RECOGNIZABLE.test(name)),
  );
}

/** Targets outside the package: links, and templates that are fetched. */
async function readLinks({ out }: SourceFile, source: OfficePackage): Promise<void> {
  const told = new Set<string>();
  for (const { name } of source.parts.filter((part) => part.name.endsWith('.rels'))) {
    const part = name.replace(/_rels\/([^/]*)\.rels$/, '$1');
    for (const { target, isExternal } of await relationshipsOf(source, part)) {
      if (isExternal && !told.has(target)) out.write(`\n${target}`);
      told.add(target);
    }
  }
}

function isEmbedded({ name }: ZipEntry, type: string): boolean {
  if (name.startsWith('[') || name.endsWith('.rels') || PICTURE_NAME.test(name)) return false;
  return (
    !/[+/]xml$|vmlDrawing$/.test(type) && !PICTURE.test(type) && !isLook(type) && !isLook(name)
  );
}
