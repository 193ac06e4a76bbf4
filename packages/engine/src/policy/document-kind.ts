import type { DataObject } from '@waybill/contract';

export const DOCUMENT_KINDS = [
  'document',
  'spreadsheet',
  'presentation',
  'pdf',
  'text',
  'mail',
  'image',
  'design',
  'audio',
  'video',
  'archive',
  'database',
  'source',
  'key',
  'program',
  'diskImage',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Extensions by kind, lower case and without the dot. */
const EXTENSIONS: Readonly<Record<DocumentKind, string>> = {
  document: 'doc docx docm dot dotx odt rtf pages gdoc wpd',
  spreadsheet: 'xls xlsx xlsm xlsb xlt xltx ods csv tsv numbers gsheet parquet',
  presentation: 'ppt pptx pptm pps ppsx odp key gslides',
  pdf: 'pdf',
  text: 'txt md log json xml yaml yml html htm ini conf',
  mail: 'eml msg pst ost mbox',
  image: 'jpg jpeg png gif bmp tif tiff webp heic svg ico raw',
  design:
    'psd ai indd sketch fig xd dwg dxf step stp iges igs stl skp sldprt sldasm ipt iam catpart rvt',
  audio: 'mp3 wav m4a flac ogg aac wma',
  video: 'mp4 mov avi mkv webm wmv m4v mpg mpeg',
  archive: 'zip 7z rar tar gz tgz bz2 xz zst cab zipx lz4',
  database: 'db sqlite sqlite3 mdb accdb sql dump bak dmp mdf ldf bson',
  source:
    'ts tsx js jsx mjs cjs py java kt go rs c h cc cpp hpp cs rb php swift scala sh ps1 tf ipynb vue lua pl r m',
  key: 'pem p12 pfx kdbx ppk jks keystore asc gpg ovpn rdp crt cer der',
  program: 'exe dll msi dmg pkg deb rpm apk appx jar app bat cmd vbs',
  diskImage: 'iso img vhd vhdx vmdk vdi qcow2 ova ovf',
};

/** Parts of media types by kind, used if the name has no known extension. */
const MEDIA: readonly (readonly [DocumentKind, RegExp])[] = [
  ['spreadsheet', /spreadsheet|excel|\/csv/],
  ['presentation', /presentation|powerpoint/],
  ['document', /wordprocessing|msword|google-apps\.document|opendocument\.text|\/rtf/],
  ['pdf', /\/pdf/],
  ['archive', /\/(?:zip|x-7z|x-rar|vnd\.rar|x-tar|gzip|x-bzip)/],
  ['mail', /message\/rfc822|vnd\.ms-outlook/],
  ['image', /^image\//],
  ['audio', /^audio\//],
  ['video', /^video\//],
  ['database', /sqlite|x-sql|msaccess/],
  ['source', /javascript|x-python|x-java|x-sh\b/],
  ['program', /x-msdownload|x-executable|x-dosexec|android\.package/],
  ['text', /^text\//],
];

const BY_EXTENSION: ReadonlyMap<string, DocumentKind> = new Map(
  DOCUMENT_KINDS.flatMap((kind) =>
    EXTENSIONS[kind].split(' ').map((extension) => [extension, kind] as const),
  ),
);

/** Kinds of Google's own documents, which have no extension. */
const GOOGLE_KINDS: ReadonlyMap<string, DocumentKind> = new Map([
  ['document', 'document'],
  ['msword', 'document'],
  ['spreadsheet', 'spreadsheet'],
  ['msexcel', 'spreadsheet'],
  ['presentation', 'presentation'],
  ['mspowerpoint', 'presentation'],
  ['pdf', 'pdf'],
  ['txt', 'text'],
  ['png', 'image'],
  ['jpeg', 'image'],
  ['mp4', 'video'],
  ['mpeg', 'audio'],
  ['drawing', 'design'],
]);

/** The file kind of an object, by its extension, its media type or Google's name for it. */
export function documentKind(
  { kind, extension, mimeType }: Pick<DataObject, 'kind' | 'extension' | 'mimeType'>,
  documentType: string | null,
): DocumentKind | null {
  if (kind !== 'file' && kind !== 'message' && kind !== 'other') return null;
  return (
    BY_EXTENSION.get(lower(extension)) ??
    kindOfMedia(lower(mimeType)) ??
    GOOGLE_KINDS.get(lower(documentType)) ??
    null
  );
}

function kindOfMedia(mimeType: string): DocumentKind | undefined {
  return MEDIA.find(([, words]) => words.test(mimeType))?.[0];
}

function lower(text: string | null): string {
  return text?.toLowerCase() ?? '';
}
