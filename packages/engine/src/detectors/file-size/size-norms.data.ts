/** Sizes of files of one kind: log-normal, by the median in bytes and the spread of the natural logarithm. */
export interface SizeNorm {
  median: number;
  spread: number;
}

const KB = 1024;
const MB = 1024 * KB;

/**
 * Usual office file sizes by extension. The spreads are deliberately wide: only very rare sizes should
 * be flagged. Archives, films, disk images and data sets have no norm.
 */
const NORMS: readonly (readonly [string, SizeNorm])[] = [
  ['txt md ini conf log yaml yml', { median: 6 * KB, spread: 2.3 }],
  ['html htm eml vcf ics', { median: 30 * KB, spread: 1.8 }],
  ['csv tsv json xml', { median: 60 * KB, spread: 2.5 }],
  ['doc docx odt rtf pages', { median: 90 * KB, spread: 1.7 }],
  ['xls xlsx xlsm ods numbers', { median: 70 * KB, spread: 1.9 }],
  ['ppt pptx odp', { median: 1.5 * MB, spread: 1.5 }],
  ['pdf', { median: 350 * KB, spread: 1.9 }],
  ['msg', { median: 120 * KB, spread: 1.7 }],
  ['png gif webp', { median: 250 * KB, spread: 1.7 }],
  ['jpg jpeg heic', { median: 1.2 * MB, spread: 1.3 }],
  ['svg ico', { median: 8 * KB, spread: 1.8 }],
  ['py js ts java c cpp cs go rb php sh sql', { median: 7 * KB, spread: 1.8 }],
  ['mp3 m4a ogg', { median: 5 * MB, spread: 1.3 }],
  ['pem ppk p12 pfx kdbx', { median: 3 * KB, spread: 1.3 }],
];

const NORM_OF: ReadonlyMap<string, SizeNorm> = new Map(
  NORMS.flatMap(([extensions, norm]) =>
    extensions.split(' ').map((extension): [string, SizeNorm] => [extension, norm]),
  ),
);

/** The norm of an extension, lower case and without its dot; undefined if none. */
export function normOf(extension: string): SizeNorm | undefined {
  return NORM_OF.get(extension);
}
