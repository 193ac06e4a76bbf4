import type { FileType } from './detect/file-types.data.ts';
import { readBiff } from './excel/biff-workbook.ts';
import { readArchive } from './archives/read-archive.ts';
import { readGzip, readZstandard } from './archives/read-gzip.ts';
import { readTar } from './archives/read-tar.ts';
import { readOle } from './cfb/read-ole.ts';
import { readImage } from './images/read-image.ts';
import { readEml, readMbox } from './mail/read-eml.ts';
import { readTnef } from './mail/read-tnef.ts';
import { readDocx } from './ooxml/read-docx.ts';
import { readPptx } from './ooxml/read-pptx.ts';
import { readXlsb } from './ooxml/read-xlsb.ts';
import { readXlsx } from './ooxml/read-xlsx.ts';
import { readOpenDocument } from './odf/read-open-document.ts';
import { readRtf } from './rtf/read-rtf.ts';
import { csvFields } from './text/csv-fields.ts';
import { jsonFields } from './text/json-fields.ts';
import { readHtml } from './text/read-html.ts';
import { readText } from './text/read-text.ts';
import { structuredText } from './text/structured-text.ts';
import { xmlFields } from './text/xml-fields.ts';
import type { Reader } from './worker/source-file.ts';
import { readZip } from './zip/read-zip.ts';

const nothingToRead: Reader = () => undefined;
const readTable = structuredText(csvFields);
const readJson = structuredText(jsonFields);

/** In a compound file, or the bare stream that Excel up to 4 wrote. */
const readXls: Reader = (file) =>
  file.bytes[0] === 0x09 ? readBiff(file.bytes, file.out) : readOle(file);

const READERS: ReadonlyMap<string, Reader> = new Map(
  Object.entries({
    empty: nothingToRead,
    text: readText,
    html: readHtml,
    csv: readTable,
    tsv: readTable,
    json: readJson,
    ndjson: readJson,
    xml: structuredText(xmlFields),
    docx: readDocx,
    xlsx: readXlsx,
    xlsb: readXlsb,
    pptx: readPptx,
    odt: readOpenDocument,
    ods: readOpenDocument,
    odp: readOpenDocument,
    odg: readOpenDocument,
    rtf: readRtf,
    doc: readOle,
    xls: readXls,
    ppt: readOle,
    msg: readOle,
    ole: readOle,
    visio: readOle,
    'encrypted-office': readOle,
    eml: readEml,
    mbox: readMbox,
    tnef: readTnef,
    png: readImage,
    jpeg: readImage,
    gif: readImage,
    tiff: readImage,
    bmp: readImage,
    webp: readImage,
    heic: readImage,
    avif: readImage,
    'jpeg-xl': readImage,
    'jpeg-2000': readImage,
    psd: readImage,
    icon: readImage,
    zip: readZip,
    tar: readTar,
    gzip: readGzip,
    zstd: readZstandard,
    bzip2: readArchive,
    xz: readArchive,
    compress: readArchive,
    lz4: readArchive,
    '7z': readArchive,
    rar: readArchive,
    cab: readArchive,
    iso: readArchive,
    cpio: readArchive,
    ar: readArchive,
    xar: readArchive,
    lha: readArchive,
    pdf: async (file) => {
      // The library is large, and most workers never see one of these.
      const { readPdf } = await import('./pdf/read-pdf.ts');
      await readPdf(file);
    },
  } satisfies Partial<Record<FileType, Reader>>),
);

/** The reader of a type; undefined if none. */
export function readerOf(type: FileType): Reader | undefined {
  return READERS.get(type);
}
