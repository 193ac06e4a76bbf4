/** File kinds that matter when one poses as another. */
export type FileKind =
  | 'document'
  | 'table'
  | 'database'
  | 'archive'
  | 'image'
  | 'audio'
  | 'video'
  | 'program'
  | 'source'
  | 'key'
  | 'text';

/** Extensions and kinds of contents, lower case. Anything unlisted is unknown. */
const EXTENSIONS: readonly (readonly [FileKind, string])[] = [
  [
    'document',
    'doc docx docm dot dotx odt rtf pdf ppt pptx pptm odp key pages pst eml msg mbox vsd vsdx one onenote visio epub ole encrypted-office postscript',
  ],
  ['table', 'xls xlsx xlsm xlsb ods numbers'],
  ['database', 'db sqlite sqlite3 mdb accdb access dbf bak dump sql parquet avro orc'],
  [
    'archive',
    'zip 7z rar tar gz gzip tgz bz2 bzip2 tbz2 xz txz zst zstd lz4 cab iso dmg jar war pgp gpg encrypted-pgp cpio lha xar',
  ],
  [
    'image',
    'png jpg jpeg gif bmp tif tiff webp heic heif avif svg ico icon psd raw cr2 nef arw dng jpeg-xl jpeg-2000',
  ],
  ['audio', 'mp3 wav flac aac m4a ogg opus wma aiff audio'],
  ['video', 'mp4 mov avi mkv wmv webm m4v mpg mpeg video'],
  ['program', 'exe dll scr com bat cmd ps1 vbs msi app pkg deb rpm apk sh executable'],
  ['source', 'py ts tsx jsx java c cpp h cs go rs rb php swift kt scala ipynb'],
  ['key', 'pem pfx p12 kdbx ppk jks keystore key-store'],
  ['text', 'txt md log csv tsv json ndjson xml html htm yaml yml ini conf text'],
];

const KIND_OF: ReadonlyMap<string, FileKind> = new Map(
  EXTENSIONS.flatMap(([kind, extensions]) =>
    extensions.split(' ').map((extension): [string, FileKind] => [extension, kind]),
  ),
);

/** Kind of an extension without its dot, or of a kind of contents; undefined if it is not known. */
export function kindOf(extension: string): FileKind | undefined {
  return KIND_OF.get(extension.toLowerCase());
}

/** Media types that name the kind of a file. Vendors' guesses such as `text/plain` name none. */
const MEDIA_TYPES: readonly (readonly [RegExp, FileKind])[] = [
  [
    /^application\/(?:zip|x-zip-compressed|x-7z-compressed|vnd\.rar|x-rar(?:-compressed)?|gzip|x-tar|x-bzip2)$/u,
    'archive',
  ],
  [/^application\/(?:pdf|msword|vnd\.ms-powerpoint|rtf)$/u, 'document'],
  [/^application\/vnd\.openxmlformats-officedocument\.(?:word|presentation)/u, 'document'],
  [/^application\/vnd\.ms-excel$/u, 'table'],
  [/^application\/vnd\.openxmlformats-officedocument\.spreadsheet/u, 'table'],
  [/^application\/(?:x-sqlite3|vnd\.sqlite3|x-msaccess)$/u, 'database'],
  [/^application\/(?:x-msdownload|x-dosexec|x-executable|x-mach-binary)$/u, 'program'],
  [/^image\//u, 'image'],
  [/^audio\//u, 'audio'],
  [/^video\//u, 'video'],
];

/** Kind of a media type; undefined if it names none. */
export function kindOfMediaType(mediaType: string): FileKind | undefined {
  const plain = mediaType.toLowerCase().split(';')[0]?.trim() ?? '';
  return MEDIA_TYPES.find(([pattern]) => pattern.test(plain))?.[1];
}

/** Kinds that hold data of the organisation. */
const HOLDS_DATA: ReadonlySet<FileKind | undefined> = new Set<FileKind>([
  'document',
  'table',
  'database',
  'archive',
  'source',
  'key',
]);
/** Kinds that no one inspects for data. */
const LOOKS_HARMLESS: ReadonlySet<FileKind | undefined> = new Set<FileKind>([
  'image',
  'audio',
  'video',
]);

export function isHarmless(kind: FileKind): boolean {
  return LOOKS_HARMLESS.has(kind);
}

/** Whether a file of one kind poses as the other. */
export function isDisguise(actual: FileKind | undefined, shown: FileKind | undefined): boolean {
  return HOLDS_DATA.has(actual) && LOOKS_HARMLESS.has(shown);
}
