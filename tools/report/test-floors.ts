import { isSource, isTest, type SourceText } from './source-figures.ts';

/** How many lines of tests a part of the product has at least, by lines of source. */
interface TestFloor {
  part: string;
  folders: readonly string[];
  /** Source that is proved by examples or cases next to it, which one test runs. */
  proved?: RegExp;
  floor: number;
}

/** Why they are what they are: docs/adr/0066-tests-measured-by-mutants.md. */
const TEST_FLOORS: readonly TestFloor[] = [
  {
    part: 'engine',
    folders: ['packages/engine/'],
    proved: /^packages\/engine\/src\/(?:classifiers|policy\/builtin)\//,
    floor: 0.4,
  },
  {
    part: 'connectors',
    folders: ['packages/connectors/', 'packages/collector/'],
    proved: /^packages\/connectors\/src\/(?!kit\/)/,
    floor: 0.5,
  },
  { part: 'identity', folders: ['packages/identity/'], floor: 0.4 },
  { part: 'server', folders: ['apps/server/'], floor: 0.45 },
  { part: 'console', folders: ['apps/console/', 'packages/ui/', 'e2e/'], floor: 0.25 },
];

/** What a part has, beside what it has at least. */
export interface TestShare {
  part: string;
  floor: number;
  /** Lines of tests by lines of source; lines that are blank do not count. */
  ratio: number;
}

/** The share of tests in each part that has a floor. */
export function testShares(texts: readonly SourceText[]): TestShare[] {
  return TEST_FLOORS.map(({ part, folders, proved, floor }) => {
    const own = texts.filter(({ file }) => folders.some((folder) => file.startsWith(folder)));
    const source = own.filter(({ file }) => isSource(file) && !proved?.test(file));
    const tests = own.filter(({ file }) => isTest(file));
    const ratio = linesOf(tests) / Math.max(1, linesOf(source));
    return { part, floor, ratio: Math.round(100 * ratio) / 100 };
  });
}

function linesOf(texts: readonly SourceText[]): number {
  const lines = texts.flatMap(({ text }) => text.split('\n'));
  return lines.filter((line) => line.trim() !== '').length;
}
