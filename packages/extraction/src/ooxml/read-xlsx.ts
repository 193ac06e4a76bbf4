import { createFlow } from '../text/flow.ts';
import type { Reader, SourceFile } from '../worker/source-file.ts';
import type { XmlHandler } from '@waybill/formats/xml/xml-handler';
import type { ZipEntry } from '@waybill/formats/zip/open-zip';
import {
  contentTypesOf,
  openPackage,
  relationshipsOf,
  type OfficePackage,
} from './office-package.ts';
import { officeText } from './office-text.ts';
import { readOtherParts } from './other-parts.ts';
import { sheetHandler, type SheetContext } from './xlsx-sheet.ts';
import {
  createWorkbook,
  sharedStringsHandler,
  stylesHandler,
  workbookHandler,
} from './xlsx-workbook.ts';

/** Comments and their authors; the caches of pivot tables and of other workbooks; connections. */
const COMMENTS = /\.comments\+xml$|threadedcomments\+xml$|person\+xml$/i;
const CACHES =
  /pivotCacheDefinition|pivotCacheRecords|externalLink\+xml|connections\+xml|queryTable/i;
const DRAWINGS = /\.drawing\+xml$|\.chart(?:ex)?\+xml$|\.diagramData\+xml$|\.chartsheet\+xml$/;

/** Workbooks: sheets as displayed, comments, drawings, charts, and cached external data. */
export const readXlsx: Reader = async (file) => {
  const source = openPackage(file);
  const typeOf = await contentTypesOf(source);
  const read = new Set<ZipEntry>();
  const take = async (part: ZipEntry | undefined, handler: XmlHandler): Promise<void> => {
    if (part) read.add(part);
    await source.read(part, handler);
  };
  await readSheets(file, source, take);
  const flow = createFlow((text) => file.out.write(text));
  for (const part of source.parts.filter((one) => !read.has(one))) {
    const handler = handlerOf(typeOf(part.name), { file, flow });
    if (handler) await take(part, handler);
    if (handler) flow.endParagraph();
  }
  const rest = source.parts.filter((part) => !read.has(part));
  await readOtherParts(file, source, { rest, typeOf });
};

type Take = (part: ZipEntry | undefined, handler: XmlHandler) => Promise<void>;

async function readSheets(file: SourceFile, source: OfficePackage, take: Take): Promise<void> {
  const { out } = file;
  const main = (await relationshipsOf(source, '')).find(({ type }) => type === 'officeDocument');
  const name = main?.target ?? 'xl/workbook.xml';
  const targets = await relationshipsOf(source, name);
  const partOf = (type: string) =>
    source.find(targets.find((one) => one.type === type)?.target ?? '');
  const workbook = createWorkbook();
  await take(source.find(name), workbookHandler(workbook));
  const strings: string[] = [];
  const formats: string[] = [];
  await take(partOf('sharedStrings'), sharedStringsHandler(strings));
  await take(partOf('styles'), stylesHandler(formats));
  const context: SheetContext = { strings, formats, from1904: workbook.from1904 };
  for (const sheet of workbook.sheets) {
    const target = targets.find(({ id }) => id === sheet.id)?.target;
    out.write(`${sheet.name}\n`);
    await take(source.find(target ?? ''), sheetHandler(context, out));
  }
  for (const told of workbook.names) out.write(`${told}\n`);
}

type Context = { file: SourceFile; flow: ReturnType<typeof createFlow> };

function handlerOf(type: string, { file, flow }: Context): XmlHandler | null {
  if (type.endsWith('.worksheet+xml')) {
    // A sheet that the workbook does not list.
    return sheetHandler({ strings: [], formats: [], from1904: false }, file.out);
  }
  if (DRAWINGS.test(type)) return officeText(flow, file.out);
  if (COMMENTS.test(type)) return commentText(flow);
  return CACHES.test(type) ? cachedValues(flow) : null;
}

function commentText(flow: Context['flow']): XmlHandler {
  let isText = false;
  return {
    open: (name, attributes) => {
      isText = name === 't' || name === 'author' || name === 'text';
      if (name === 'person') flow.text(attributes.get('displayName') ?? '');
    },
    close: (name) => {
      isText = false;
      if (['comment', 'author', 'threadedComment', 'person'].includes(name)) flow.separate('\n');
    },
    text: (text) => {
      if (isText) flow.text(text);
    },
  };
}

/** Attributes that hold what was read from elsewhere, and from where. */
const CACHED = ['v', 'connection', 'command', 'sourceFile', 'url', 'val'];

function cachedValues(flow: Context['flow']): XmlHandler {
  let isValue = false;
  return {
    open: (name, attributes) => {
      isValue = name === 'v';
      for (const attribute of CACHED) {
        flow.text(attributes.get(attribute) ?? '');
        flow.separate('\t');
      }
    },
    close: (name) => {
      isValue = false;
      if (name === 'r' || name === 'row' || name === 'sharedItems') flow.separate('\n');
    },
    text: (text) => {
      if (!isValue) return;
      flow.text(text);
      flow.separate('\t');
    },
  };
}
