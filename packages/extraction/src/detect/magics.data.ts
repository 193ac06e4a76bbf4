import type { FileType } from './file-types.data.ts';

/** Magic bytes of a file type. `at` is their offset; a `.` in `bytes` represents any byte. */
export interface Magic {
  type: FileType;
  at: number;
  /** As a string of bytes: `\xff` is one byte. */
  bytes: string;
}

/**
 * First match wins. Sources: the formats' own specifications, and PRONOM
 * (https://www.nationalarchives.gov.uk/PRONOM) for those that have none.
 */
export const MAGICS: readonly Magic[] = [
  { type: 'pdf', at: 0, bytes: '%PDF-' },
  { type: 'postscript', at: 0, bytes: '%!PS' },
  { type: 'postscript', at: 0, bytes: '\xc5\xd0\xd3\xc6' },
  { type: 'rtf', at: 0, bytes: '{\\rtf' },
  { type: 'zip', at: 0, bytes: 'PK\x03\x04' },
  { type: 'zip', at: 0, bytes: 'PK\x05\x06' },
  { type: 'zip', at: 0, bytes: 'PK\x07\x08' },
  { type: 'ole', at: 0, bytes: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1' },
  // Workbook streams without a compound file around them: BIFF 2 to 4, and 5 and 8.
  { type: 'xls', at: 0, bytes: '\x09\x00\x04\x00' },
  { type: 'xls', at: 0, bytes: '\x09\x00\x06\x00' },
  { type: 'xls', at: 0, bytes: '\x09\x02\x06\x00' },
  { type: 'xls', at: 0, bytes: '\x09\x04\x06\x00' },
  { type: 'xls', at: 0, bytes: '\x09\x08\x08\x00\x00\x05' },
  { type: 'xls', at: 0, bytes: '\x09\x08\x10\x00\x00\x06' },
  { type: 'gzip', at: 0, bytes: '\x1f\x8b\x08' },
  { type: 'bzip2', at: 0, bytes: 'BZh.1AY&SY' },
  { type: 'xz', at: 0, bytes: '\xfd7zXZ\x00' },
  { type: 'zstd', at: 0, bytes: '\x28\xb5\x2f\xfd' },
  { type: 'lz4', at: 0, bytes: '\x04\x22\x4d\x18' },
  { type: 'compress', at: 0, bytes: '\x1f\x9d' },
  { type: '7z', at: 0, bytes: '7z\xbc\xaf\x27\x1c' },
  { type: 'rar', at: 0, bytes: 'Rar!\x1a\x07' },
  { type: 'cab', at: 0, bytes: 'MSCF\x00\x00\x00\x00' },
  { type: 'xar', at: 0, bytes: 'xar!\x00' },
  { type: 'ar', at: 0, bytes: '!<arch>\n' },
  { type: 'cpio', at: 0, bytes: '070701' },
  { type: 'cpio', at: 0, bytes: '070702' },
  { type: 'cpio', at: 0, bytes: '070707' },
  { type: 'lha', at: 2, bytes: '-lh.-' },
  { type: 'tar', at: 257, bytes: 'ustar' },
  { type: 'iso', at: 32_769, bytes: 'CD001' },
  { type: 'png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { type: 'jpeg', at: 0, bytes: '\xff\xd8\xff' },
  { type: 'gif', at: 0, bytes: 'GIF87a' },
  { type: 'gif', at: 0, bytes: 'GIF89a' },
  { type: 'tiff', at: 0, bytes: 'II*\x00' },
  { type: 'tiff', at: 0, bytes: 'MM\x00*' },
  { type: 'tiff', at: 0, bytes: 'II+\x00' },
  { type: 'tiff', at: 0, bytes: 'MM\x00+' },
  { type: 'bmp', at: 0, bytes: 'BM....\x00\x00\x00\x00' },
  { type: 'webp', at: 0, bytes: 'RIFF....WEBP' },
  { type: 'heic', at: 4, bytes: 'ftyphei' },
  { type: 'heic', at: 4, bytes: 'ftypmif1' },
  { type: 'avif', at: 4, bytes: 'ftypavif' },
  { type: 'icon', at: 0, bytes: '\x00\x00\x01\x00' },
  { type: 'psd', at: 0, bytes: '8BPS' },
  { type: 'jpeg-xl', at: 0, bytes: '\xff\x0a' },
  { type: 'jpeg-xl', at: 0, bytes: '\x00\x00\x00\x0cJXL ' },
  { type: 'jpeg-2000', at: 0, bytes: '\x00\x00\x00\x0cjP  ' },
  { type: 'emf', at: 40, bytes: ' EMF' },
  { type: 'wmf', at: 0, bytes: '\xd7\xcd\xc6\x9a' },
  { type: 'audio', at: 0, bytes: 'ID3' },
  { type: 'audio', at: 0, bytes: 'fLaC' },
  { type: 'audio', at: 0, bytes: 'OggS' },
  { type: 'audio', at: 0, bytes: 'RIFF....WAVE' },
  { type: 'audio', at: 0, bytes: '\xff\xfb' },
  { type: 'audio', at: 4, bytes: 'ftypM4A' },
  { type: 'video', at: 0, bytes: 'RIFF....AVI ' },
  { type: 'video', at: 0, bytes: '\x1a\x45\xdf\xa3' },
  { type: 'video', at: 4, bytes: 'ftyp' },
  { type: 'video', at: 4, bytes: 'moov' },
  { type: 'video', at: 0, bytes: '\x00\x00\x01\xba' },
  { type: 'video', at: 0, bytes: '0&\xb2u\x8ef\xcf\x11' },
  { type: 'video', at: 0, bytes: 'FLV\x01' },
  { type: 'font', at: 0, bytes: 'wOFF' },
  { type: 'font', at: 0, bytes: 'wOF2' },
  { type: 'font', at: 0, bytes: 'OTTO' },
  { type: 'font', at: 0, bytes: '\x00\x01\x00\x00\x00' },
  { type: 'font', at: 0, bytes: 'ttcf' },
  { type: 'class-file', at: 0, bytes: '\xca\xfe\xba\xbe' },
  { type: 'executable', at: 0, bytes: '\x7fELF' },
  { type: 'executable', at: 0, bytes: 'MZ.\x00' },
  { type: 'executable', at: 0, bytes: '\xcf\xfa\xed\xfe' },
  { type: 'executable', at: 0, bytes: '\xce\xfa\xed\xfe' },
  { type: 'wasm', at: 0, bytes: '\x00asm' },
  { type: 'sqlite', at: 0, bytes: 'SQLite format 3\x00' },
  { type: 'access', at: 4, bytes: 'Standard Jet DB\x00' },
  { type: 'access', at: 4, bytes: 'Standard ACE DB\x00' },
  { type: 'parquet', at: 0, bytes: 'PAR1' },
  { type: 'avro', at: 0, bytes: 'Obj\x01' },
  { type: 'orc', at: 0, bytes: 'ORC' },
  { type: 'pst', at: 0, bytes: '!BDN' },
  { type: 'tnef', at: 0, bytes: '\x78\x9f\x3e\x22' },
  {
    type: 'onenote',
    at: 0,
    bytes: '\xe4\x52\x5c\x7b\x8c\xd8\xa7\x4d\xae\xb1\x53\x78\xd0\x29\x96\xd3',
  },
  { type: 'encrypted-pgp', at: 0, bytes: '-----BEGIN PGP MESSAGE-----' },
  { type: 'key-store', at: 0, bytes: '\xfe\xed\xfe\xed' },
  { type: 'key-store', at: 0, bytes: '\xce\xce\xce\xce' },
];

/** Types of zip packages by what `[Content_Types].xml` says about their main part. */
export const OFFICE_CONTENT_TYPES: readonly (readonly [string, FileType])[] = [
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.', 'docx'],
  ['application/vnd.ms-word.', 'docx'],
  ['application/vnd.ms-excel.sheet.binary.', 'xlsb'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.', 'xlsx'],
  ['application/vnd.ms-excel.', 'xlsx'],
  ['application/vnd.openxmlformats-officedocument.presentationml.', 'pptx'],
  ['application/vnd.ms-powerpoint.', 'pptx'],
  ['application/vnd.ms-visio.', 'visio'],
];

/** Types of zip packages by their first entry, `mimetype`. */
export const MIMETYPE_ENTRIES: readonly (readonly [string, FileType])[] = [
  ['application/vnd.oasis.opendocument.text', 'odt'],
  ['application/vnd.oasis.opendocument.spreadsheet', 'ods'],
  ['application/vnd.oasis.opendocument.presentation', 'odp'],
  ['application/vnd.oasis.opendocument.graphics', 'odg'],
  ['application/vnd.oasis.opendocument', 'odt'],
  ['application/vnd.sun.xml.writer', 'odt'],
  ['application/vnd.sun.xml.calc', 'ods'],
  ['application/vnd.sun.xml.impress', 'odp'],
  ['application/vnd.sun.xml.draw', 'odg'],
];
