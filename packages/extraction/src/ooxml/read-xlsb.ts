import { collect } from '../bytes/collect.ts';
import { littleEndian } from '../bytes/little-endian.ts';
import { biff12Records, wideString } from '../excel/biff12-records.ts';
import { readBiff12Sheet } from '../excel/biff12-sheet.ts';
import { BUILT_IN_FORMATS } from '../sheets/number-formats.data.ts';
import type { Reader, SourceFile } from '../worker/source-file.ts';
import { entryContent } from '../zip/inflate.ts';
import type { ZipEntry } from '@waybill/formats/zip/open-zip';
import { contentTypesOf, openPackage, relationshipsOf } from './office-package.ts';
import { readOtherParts } from './other-parts.ts';

/** Kinds of records. Source: [MS-XLSB] 2.3.2. */
const STRING = 19;
const FORMAT = 44;
const STYLE = 47;
const WORKBOOK_PROPERTIES = 153;
const SHEET = 156;
const STYLES_BEGIN = 617;
const STYLES_END = 618;

/** Parts of records that say how things look; macros and embedded files have the same ending. */
const RECORDS = /^(?!.*(?:vbaProject|embeddings\/)).*\.bin$/i;

/** Binary workbooks: the parts of a workbook, each a list of records instead of XML. */
export const readXlsb: Reader = async (file) => {
  const source = openPackage(file);
  const main = (await relationshipsOf(source, '')).find(({ type }) => type === 'officeDocument');
  const name = main?.target ?? 'xl/workbook.bin';
  const targets = await relationshipsOf(source, name);
  const partOf = (wanted: (one: (typeof targets)[number]) => boolean) =>
    source.find(targets.find(wanted)?.target ?? '');
  const styles = partOf(({ type }) => type === 'styles');
  const shared = partOf(({ type }) => type === 'sharedStrings');
  const { sheets, from1904 } = workbookOf(await bytesOf(file, source.find(name)));
  const strings = stringsOf(await bytesOf(file, shared));
  const formats = formatsOf(await bytesOf(file, styles));
  const read = new Set<ZipEntry | undefined>([source.find(name), styles, shared]);
  for (const sheet of sheets) {
    const part = partOf(({ id }) => id === sheet.id);
    read.add(part);
    file.out.write(`${sheet.name}\n`);
    readBiff12Sheet(await bytesOf(file, part), { strings, formats, from1904 }, file.out);
  }
  const rest = source.parts.filter((part) => !read.has(part) && !RECORDS.test(part.name));
  await readOtherParts(file, source, { rest, typeOf: await contentTypesOf(source) });
};

/** A part in memory; of one that is damaged what there is. */
async function bytesOf(
  { budget, out }: SourceFile,
  part: ZipEntry | undefined,
): Promise<Uint8Array> {
  if (!part) return new Uint8Array(0);
  const { bytes, fault, release } = await collect(entryContent(part, budget), budget);
  if (fault) out.note(fault.reason);
  // Read once and let go: the records are turned into text at once.
  release();
  return bytes;
}

function workbookOf(bytes: Uint8Array) {
  const sheets: { id: string; name: string }[] = [];
  let from1904 = false;
  for (const { type, content } of biff12Records(bytes)) {
    if (type === WORKBOOK_PROPERTIES) from1904 = (littleEndian(content, 0, 1) & 1) === 1;
    if (type !== SHEET) continue;
    const id = wideString(content, 8);
    sheets.push({ id: id.text, name: wideString(content, id.end).text });
  }
  return { sheets, from1904 };
}

function stringsOf(bytes: Uint8Array): string[] {
  const strings: string[] = [];
  for (const { type, content } of biff12Records(bytes)) {
    if (type === STRING) strings.push(wideString(content, 1).text);
  }
  return strings;
}

function formatsOf(bytes: Uint8Array): string[] {
  const codes = new Map<number, string>();
  const formats: string[] = [];
  let isCellStyles = false;
  for (const { type, content } of biff12Records(bytes)) {
    if (type === FORMAT) codes.set(littleEndian(content, 0, 2), wideString(content, 2).text);
    else if (type === STYLES_BEGIN || type === STYLES_END) isCellStyles = type === STYLES_BEGIN;
    else if (type === STYLE && isCellStyles) {
      const id = littleEndian(content, 2, 2);
      formats.push(codes.get(id) ?? BUILT_IN_FORMATS[id] ?? 'General');
    }
  }
  return formats;
}
