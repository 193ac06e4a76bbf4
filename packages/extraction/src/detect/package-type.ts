import { inflateEntry, ZipError } from '@waybill/formats/zip/inflate-entry';
import type { ZipEntry } from '@waybill/formats/zip/open-zip';
import type { FileType } from './file-types.data.ts';
import { MIMETYPE_ENTRIES, OFFICE_CONTENT_TYPES } from './magics.data.ts';

/** Enough of `[Content_Types].xml` for any document; the rest is not looked at. */
const MOST_BYTES = 1024 * 1024;

/** Kind of a zip archive. */
export function packageType(entries: readonly ZipEntry[]): FileType {
  const mimetype = entries.find(({ name }) => name === 'mimetype');
  if (mimetype) {
    const written = head(mimetype).trim();
    const known = MIMETYPE_ENTRIES.find(([start]) => written.startsWith(start));
    if (known) return known[1];
  }
  const types = entries.find(({ name }) => name.toLowerCase() === '[content_types].xml');
  const office = types && officeType(head(types));
  return office ?? typeByFolders(entries);
}

/** The main part is distinguished from charts, whose sheets are of other types, by the word `main`. */
function officeType(contentTypes: string): FileType | undefined {
  const mains = [...contentTypes.matchAll(/ContentType\s*=\s*["']([^"']*main\+xml)["']/gi)];
  for (const [, main = ''] of mains) {
    const known = OFFICE_CONTENT_TYPES.find(([start]) => main.startsWith(start));
    if (known) return known[1];
  }
  return OFFICE_CONTENT_TYPES.find(([start]) => contentTypes.includes(start))?.[1];
}

/** A damaged package may have lost the part that says what it is. */
function typeByFolders(entries: readonly ZipEntry[]): FileType {
  const has = (name: string) => entries.some((entry) => entry.name === name);
  if (has('word/document.xml')) return 'docx';
  if (has('xl/workbook.xml')) return 'xlsx';
  if (has('ppt/presentation.xml')) return 'pptx';
  return has('META-INF/manifest.xml') && has('content.xml') ? 'odt' : 'zip';
}

function head(entry: ZipEntry): string {
  try {
    return Buffer.from(inflateEntry(entry, MOST_BYTES, true)).toString();
  } catch (error) {
    if (error instanceof ZipError) return '';
    throw error;
  }
}
