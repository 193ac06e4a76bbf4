import { isTestCode } from '../repository/test-files.ts';

/** A text file of the repository. */
export interface SourceText {
  file: string;
  text: string;
}

/** Size and hygiene of the hand-written source. Lines are lines that are not blank. */
export interface SourceFigures {
  files: number;
  lines: number;
  median: number;
  p90: number;
  max: number;
  /** The longest file. */
  longest: string;
  /** Test lines by source lines. */
  testRatio: number;
  /** Share of lines that are comments. */
  commentShare: number;
  /** Occurrences in the source. */
  anyTypes: number;
  typeSuppressions: number;
  lintSuppressions: number;
}

const CODE = /^(apps|packages|tools)\/.*\.tsx?$/;
/** Pure tables, generated code, templates and fixtures are not what a reader reads as code. */
const NOT_SOURCE = /\.(data|gen)\.tsx?$|^tools\/new\/templates\/|\/fixtures\//;
const COMMENT = /^\s*(\/\/|\/\*|\*)/;

export function isSource(file: string): boolean {
  return CODE.test(file) && !isTestCode(file) && !NOT_SOURCE.test(file);
}

export function isTest(file: string): boolean {
  return (CODE.test(file) && isTestCode(file)) || /^e2e\/.*\.ts$/.test(file);
}

export function sourceFigures(texts: readonly SourceText[]): SourceFigures {
  const source = texts.filter(({ file }) => isSource(file));
  const sized = source
    .map(({ file, text }) => ({ file, lines: filledLines(text).length }))
    .toSorted((a, b) => a.lines - b.lines);
  const lines = sum(sized.map((item) => item.lines));
  const comments = source
    .flatMap(({ text }) => filledLines(text))
    .filter((line) => COMMENT.test(line));
  const testLines = sum(
    texts.filter(({ file }) => isTest(file)).map(({ text }) => filledLines(text).length),
  );
  const occurrences = (pattern: RegExp): number =>
    sum(source.map(({ text }) => [...text.matchAll(pattern)].length));
  return {
    files: sized.length,
    lines,
    median: sized[quantileIndex(sized.length, 0.5)]?.lines ?? 0,
    p90: sized[quantileIndex(sized.length, 0.9)]?.lines ?? 0,
    max: sized.at(-1)?.lines ?? 0,
    longest: sized.at(-1)?.file ?? '',
    testRatio: ratio(testLines, lines),
    commentShare: ratio(comments.length, lines),
    anyTypes: occurrences(/(?:[:<|,]\s*|\bas )any\b(?=\s*[;,)>=|[\]])/g),
    typeSuppressions: occurrences(/@ts-(?:ignore|expect-error|nocheck)/g),
    lintSuppressions: occurrences(/\b(?:oxlint|eslint)-disable/g),
  };
}

function filledLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** Nearest rank: the smallest item that at least this share of the items does not exceed. */
function quantileIndex(count: number, share: number): number {
  return Math.max(0, Math.ceil(count * share) - 1);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100) / 100;
}
