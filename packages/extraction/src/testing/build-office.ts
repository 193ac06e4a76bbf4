import { buildZip, type ZipFile } from '@waybill/testkit/build-zip';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const SLIDE = 'application/vnd.openxmlformats-officedocument.presentationml';
const W = 'xmlns:w="urn:w" xmlns:r="urn:r" xmlns:mc="urn:mc" xmlns:a="urn:a" xmlns:p="urn:p"';

/** `[Content_Types].xml` for parts and their types. */
function contentTypes(types: Readonly<Record<string, string>>): ZipFile {
  const overrides = Object.entries(types)
    .map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`)
    .join('');
  const defaults =
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>';
  return { name: '[Content_Types].xml', content: `<Types>${defaults}${overrides}</Types>` };
}

/** Relationships of a part, as id, type and target. */
export function relationships(
  name: string,
  ...list: readonly (readonly [string, string, string, 'External'?])[]
): ZipFile {
  const written = list
    .map(([id, type, target, mode]) => {
      const external = mode ? ` TargetMode="${mode}"` : '';
      return `<Relationship Id="${id}" Type="urn:rel/${type}" Target="${target}"${external}/>`;
    })
    .join('');
  return { name, content: `<Relationships>${written}</Relationships>` };
}

/** A Word document with this body, and further files. */
export function buildDocx(body: string, ...others: readonly ZipFile[]): Buffer {
  return buildZip([
    contentTypes({
      'word/document.xml': `${WORD}.document.main+xml`,
      'word/comments.xml': `${WORD}.comments+xml`,
      'word/header1.xml': `${WORD}.header+xml`,
    }),
    relationships('_rels/.rels', ['r1', 'officeDocument', 'word/document.xml']),
    {
      name: 'word/document.xml',
      content: `<?xml version="1.0"?><w:document ${W}><w:body>${body}</w:body></w:document>`,
    },
    ...others,
  ]);
}

/** A paragraph of a Word document. */
export function paragraph(text: string): string {
  return `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
}

/** A workbook with one sheet of these rows; `styles` is what is in `styleSheet`. */
export function buildXlsx(rows: string, styles = '', strings: readonly string[] = []): Buffer {
  return buildZip([
    contentTypes({
      'xl/workbook.xml': `${SHEET}.sheet.main+xml`,
      'xl/worksheets/sheet1.xml': `${SHEET}.worksheet+xml`,
      'xl/styles.xml': `${SHEET}.styles+xml`,
      'xl/sharedStrings.xml': `${SHEET}.sharedStrings+xml`,
    }),
    relationships('_rels/.rels', ['r1', 'officeDocument', 'xl/workbook.xml']),
    relationships(
      'xl/_rels/workbook.xml.rels',
      ['r1', 'worksheet', 'worksheets/sheet1.xml'],
      ['r2', 'styles', 'styles.xml'],
      ['r3', 'sharedStrings', 'sharedStrings.xml'],
    ),
    {
      name: 'xl/workbook.xml',
      content:
        '<workbook xmlns:r="urn:r"><sheets><sheet name="Staff" r:id="r1"/></sheets></workbook>',
    },
    { name: 'xl/styles.xml', content: `<styleSheet>${styles}</styleSheet>` },
    {
      name: 'xl/sharedStrings.xml',
      content: `<sst>${strings.map((one) => `<si><t>${one}</t></si>`).join('')}</sst>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    },
  ]);
}

/** A presentation whose slides hold these texts, in this order; files are named the other way round. */
export function buildPptx(slides: readonly string[]): Buffer {
  const names = slides.map((_, index) => `slides/slide${slides.length - index}.xml`);
  return buildZip([
    contentTypes({
      'ppt/presentation.xml': `${SLIDE}.presentation.main+xml`,
      ...Object.fromEntries(names.map((name) => [`ppt/${name}`, `${SLIDE}.slide+xml`])),
    }),
    relationships('_rels/.rels', ['r1', 'officeDocument', 'ppt/presentation.xml']),
    relationships(
      'ppt/_rels/presentation.xml.rels',
      ...names.map((name, index) => [`s${index}`, 'slide', name] as const),
    ),
    {
      name: 'ppt/presentation.xml',
      content: `<p:presentation ${W}><p:sldIdLst>${names
        .map((_, index) => `<p:sldId id="${256 + index}" r:id="s${index}"/>`)
        .join('')}</p:sldIdLst></p:presentation>`,
    },
    ...slides.map((text, index) => ({
      name: `ppt/${names[index] ?? ''}`,
      content: `<p:sld ${W}><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sld>`,
    })),
  ]);
}

/** An OpenDocument file of a kind (`text`, `spreadsheet`) with this content in its body. */
export function buildOpenDocument(kind: string, body: string, manifest = ''): Buffer {
  const mimetype = `application/vnd.oasis.opendocument.${kind}`;
  return buildZip([
    { name: 'mimetype', content: mimetype, isStored: true },
    {
      name: 'content.xml',
      content: `<office:document-content xmlns:office="urn:o" xmlns:text="urn:t" xmlns:table="urn:ta" xmlns:xlink="urn:x"><office:body>${body}</office:body></office:document-content>`,
    },
    {
      name: 'META-INF/manifest.xml',
      content: `<manifest:manifest>${manifest}</manifest:manifest>`,
    },
  ]);
}
