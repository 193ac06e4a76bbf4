import type { Reader, SourceFile } from '../worker/source-file.ts';
import { Stop } from '../worker/stop.ts';
import { glyphText } from './glyph-text.ts';
import { openPdf, type PdfDocument, type PdfPage } from './open-pdf.ts';
import { writeAnnotations } from './pdf-annotations.ts';

/** Words of a line that must be there before their length says something. */
const LEAST_SPACED = 8;
const IMAGE = /\/Subtype\s*\/Image\b/;

/** PDF: text of the pages, annotations and form fields, properties, attached files. */
export const readPdf: Reader = async (file) => {
  const { document, close } = await openPdf(file.bytes);
  try {
    await writeInfo(file, document);
    const empty = await writePages(file, document);
    // A page without text that could be a picture of one.
    if (empty && hasImages(file.bytes)) file.out.note('no-text');
    await embedAttachments(file, document);
  } finally {
    await close();
  }
};

/** Whether a page has no text. Pages that cannot be read are noted, and the next one is. */
async function writePages(file: SourceFile, document: PdfDocument): Promise<boolean> {
  let hasEmpty = false;
  for (let number = 1; number <= document.numPages; number += 1) {
    try {
      const page = await document.getPage(number);
      const isEmpty = !(await writePage(file, page));
      hasEmpty ||= isEmpty;
      page.cleanup();
      file.out.flush();
    } catch (error) {
      if (error instanceof Stop) throw error;
      file.out.note('malformed');
    }
  }
  return hasEmpty;
}

async function writePage({ out }: SourceFile, page: PdfPage): Promise<boolean> {
  const { items } = await page.getTextContent();
  const text = items
    .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
    .join('');
  out.write(`${text}\n`);
  const isSpaced = text.split('\n').some(isLetterSpaced);
  if (isSpaced) out.write(`${glyphText(await page.getOperatorList())}\n`);
  writeAnnotations(out, await page.getAnnotations());
  return text.trim() !== '';
}

/** Most words are single letters: letters were set apart, and the words are lost. */
function isLetterSpaced(line: string): boolean {
  const words = line.split(/\s+/, 200).filter((word) => word !== '');
  const single = words.filter((word) => /^[A-Za-z0-9]$/.test(word)).length;
  return words.length >= LEAST_SPACED && single > words.length / 2;
}

/** Images are streams, whose descriptions are never compressed. */
function hasImages(bytes: Uint8Array): boolean {
  return IMAGE.test(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'),
  );
}

async function writeInfo({ out }: SourceFile, document: PdfDocument): Promise<void> {
  const { info } = await document.getMetadata();
  for (const [name, value] of Object.entries(info)) {
    if (name === 'Custom') writeCustom(out, value);
    else if (TOLD.has(name) && typeof value === 'string') out.write(`${value}\n`);
  }
}

/** Properties that people write; others tell how the file was made. */
const TOLD = new Set(['Title', 'Author', 'Subject', 'Keywords']);

function writeCustom(out: SourceFile['out'], custom: unknown): void {
  if (typeof custom !== 'object' || custom === null) return;
  for (const [name, value] of Object.entries(custom)) {
    if (typeof value === 'string') out.write(`${name}: ${value}\n`);
  }
}

async function embedAttachments({ embed }: SourceFile, document: PdfDocument): Promise<void> {
  const attachments: unknown = await document.getAttachments();
  const listed =
    attachments instanceof Map ? [...attachments.values()] : Object.values(attachments ?? {});
  for (const attachment of listed) {
    const { filename, content } = { filename: '', content: null, ...attachment };
    if (content instanceof Uint8Array)
      await embed({ name: filename || 'attachment', bytes: content });
  }
}
