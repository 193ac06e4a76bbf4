import { readFileSync } from 'node:fs';
import { canonical, FIELDS } from './readings.ts';
import type { MappedEvent } from '@waybill/contract';

/** One disagreement of a field. */
export interface Mismatch {
  source: string;
  file: string;
  peer: string;
  field: string;
  expected: unknown;
  got: unknown;
  /** The reader's other fields of the same record. */
  reading: Readonly<Record<string, unknown>>;
  event: MappedEvent | null;
}

/** A row of the table of known differences: where a reader is wrong, or readers disagree. */
export interface Difference {
  source: string;
  file: RegExp;
  peer: string;
  field: string;
  holds: Condition;
}

type Condition = (mismatch: Mismatch) => boolean;

/** The value as one comparable text; lists joined, nothing is empty. */
function written(mismatch: Mismatch, value: unknown): string {
  return canonical(mismatch.field, value).join(' ');
}

/** The value as it was read, without the field's own canonical form: lists joined, nothing is empty. */
function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(plainText).join(' ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const SIDES: Readonly<Record<string, (mismatch: Mismatch) => unknown>> = {
  expected: (mismatch) => mismatch.expected,
  got: (mismatch) => mismatch.got,
  operation: (mismatch) => mismatch.event?.vendorOperation,
};

/**
 * The condition language, one sentence per entry; sentences are joined by ` and `. It speaks of the
 * shape of values and never of a particular one.
 */
const SENTENCES: readonly [RegExp, (parts: string[]) => Condition][] = [
  [/^always$/, () => () => true],
  [
    /^(expected|got|operation) matches \/(.+)\/$/,
    ([, side = '', pattern = '']) => {
      const shape = new RegExp(pattern, 'iu');
      return (mismatch) => shape.test(plainText(SIDES[side]?.(mismatch)));
    },
  ],
  [/^got is empty$/, () => (mismatch) => written(mismatch, mismatch.got) === ''],
  [/^expected is a list$/, () => (mismatch) => Array.isArray(mismatch.expected)],
  [
    /^expected contains got$/,
    () => (mismatch) => {
      const got = written(mismatch, mismatch.got);
      return got !== '' && written(mismatch, mismatch.expected).includes(got);
    },
  ],
  [
    /^got contains expected$/,
    () => (mismatch) =>
      written(mismatch, mismatch.got).includes(written(mismatch, mismatch.expected)),
  ],
  [
    /^expected is the local part of got$/,
    () => (mismatch) =>
      written(mismatch, mismatch.got).startsWith(`${written(mismatch, mismatch.expected)}@`),
  ],
  [
    /^expected is the peer's (\w+)$/,
    ([, other = '']) =>
      (mismatch) =>
        written(mismatch, mismatch.reading[other]) === written(mismatch, mismatch.expected),
  ],
  [
    /^expected is our (\w+)$/,
    ([, other = '']) =>
      (mismatch) => {
        const ours = mismatch.event ? FIELDS[other]?.read(mismatch.event) : null;
        return written(mismatch, ours) === written(mismatch, mismatch.expected);
      },
  ],
];

function parseSentence(sentence: string): Condition {
  for (const [shape, build] of SENTENCES) {
    const parts = shape.exec(sentence);
    if (parts) return build([...parts]);
  }
  throw new Error(`The table of differences has a condition that is not known: ${sentence}`);
}

function parseCondition(condition: string): Condition {
  const parts = condition.split(' and ').map((sentence) => parseSentence(sentence.trim()));
  return (mismatch) => parts.every((part) => part(mismatch));
}

/** `elastic--*.jsonl` as a pattern over whole file names. */
function filePattern(glob: string): RegExp {
  const literal = glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${literal}$`);
}

/**
 * Reads every table row of the page: `| source | file pattern | peer | field | condition | reason |`,
 * values optionally in backticks, `\|` for a bar. Throws on a condition that it does not know.
 */
export function readDifferences(file: string): Difference[] {
  return parseDifferences(readFileSync(file, 'utf8'));
}

export function parseDifferences(page: string): Difference[] {
  return page.split('\n').flatMap((line) => {
    const cells = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) =>
        cell
          .trim()
          .replaceAll('\\|', '|')
          .replace(/^`(.*)`$/, '$1'),
      );
    const [source = '', file = '', peer = '', field = '', condition = '', reason = ''] = cells;
    if (cells.length !== 6 || source === 'source' || /^:?-+:?$/.test(source)) return [];
    if (reason === '') throw new Error(`A known difference has no reason: ${line}`);
    return [{ source, file: filePattern(file), peer, field, holds: parseCondition(condition) }];
  });
}

function fits(wanted: string, value: string): boolean {
  return wanted === '*' || wanted === value;
}

/** Whether a disagreement is one of the known differences. `*` represents any source, peer or field. */
export function isKnown(differences: readonly Difference[], mismatch: Mismatch): boolean {
  return differences.some(
    (difference) =>
      fits(difference.source, mismatch.source) &&
      fits(difference.peer, mismatch.peer) &&
      fits(difference.field, mismatch.field) &&
      difference.file.test(mismatch.file) &&
      difference.holds(mismatch),
  );
}
