import type { DetectionFact } from '@waybill/contract';
import type { CarriedFile } from '../movement/carried-files.ts';
import { fact } from '../weigh.ts';

/** Part names of file splitters; the first group is the original name. */
const PART_NAMES: readonly RegExp[] = [
  /^(.+\.(?:7z|zip|rar|tar|gz|tgz|bz2|xz|zst|sql|dump|iso|vhd|bak|pst|gpg))\.?(?:\d{2,4}|part\d{1,3}|part[a-z]{2}|[a-z]{2})$/iu,
  /^(.+)\.part\d{1,3}\.(?:rar|zip|7z|exe)$/iu,
  /^(.+)\.[zr]\d{2,3}$/iu,
  /^(.+?)[ ._-]part[ ._-]?\d{1,3}(?:of\d{1,3})?\.(?:zip|7z|rar|gz|bin|dat)$/iu,
];

const MB = 1024 * 1024;
/** Smaller parts are not worth splitting for. */
const LEAST_PART = 256 * 1024;
/** Parts of one file differ by less than this share. */
const NEAR = 0.05;
/** This many near-equal parts in one action are not a coincidence. */
const FEWEST_PARTS = 3;

const POINTS = { part: 1, roundPart: 1.2, equalParts: 2.2 } as const;

/**
 * The original file name, derived from the name of a part, lower case; null if the name is not a part
 * name.
 */
export function splitStem(name: string): string | null {
  const short = name.slice(0, 200);
  const found = PART_NAMES.map((pattern) => pattern.exec(short)?.[1]).find(
    (stem) => stem !== undefined,
  );
  return found?.toLowerCase() ?? null;
}

/** A file that is one part, cut at a round size. */
export function partFacts({ name, sizeBytes }: CarriedFile): DetectionFact[] {
  if (splitStem(name) === null || sizeBytes === null || !(sizeBytes >= LEAST_PART)) return [];
  const round = [MB, 1_000_000].find((unit) => sizeBytes % unit === 0);
  return [
    fact('numberedPart', name, POINTS.part),
    ...(round === undefined ? [] : [fact('roundPart', sizeBytes, POINTS.roundPart, round)]),
  ];
}

/** Several parts of near-equal size in one action; the last part is the remainder. */
export function equalParts(
  files: readonly CarriedFile[],
): { stem: string; facts: DetectionFact[] } | null {
  const groups = Map.groupBy(files, ({ name }) => splitStem(name));
  for (const [stem, parts] of groups) {
    const sizes = parts.flatMap(({ sizeBytes }) => sizeBytes ?? []).toSorted((a, b) => b - a);
    const [largest = 0] = sizes;
    const near = sizes.filter((size) => size >= largest * (1 - NEAR));
    if (stem === null || !(largest >= LEAST_PART) || near.length < FEWEST_PARTS) continue;
    return { stem, facts: [fact('numberedParts', parts.length, POINTS.equalParts, FEWEST_PARTS)] };
  }
  return null;
}
