import { CONFIDENCES, type ContentState } from '@waybill/contract';
import { CLASSIFIERS, type Confidence } from '@waybill/engine';
import type { DataTypeSet } from '../features/classification/contents/data-type-set.ts';
import { CliError } from './cli-error.ts';
import type { FileReport } from './classify/file-report.ts';
import { findFiles } from './classify/find-files.ts';
import { fileLine, summarize, summaryLine, tableLines } from './classify/report-text.ts';
import { scanFiles } from './classify/scan-files.ts';
import type { progressBar } from './progress-bar.ts';

export interface ClassifyRequest {
  paths: readonly string[];
  /** Rules in the syntax of `.gitignore`, in addition to the file next to the scanned path. */
  ignore: readonly string[];
  format: string | undefined;
  minimum: string | undefined;
  /** Ids of data types; none means all. */
  types: readonly string[];
  /** Sensitivity from which a finding causes exit code 3. */
  failOn: string | undefined;
  /** Condition for exit code 4: a name of `COUNTED`. */
  unread: string | undefined;
}

interface Output {
  out: { write(text: string): unknown };
  progress: Parameters<typeof progressBar>[0];
  /** Resolves to stop the scan early; Ctrl-C by default. */
  interrupt?: Promise<unknown>;
}

/** Found something at or above the requested sensitivity. */
const FOUND = 3;
/** Nothing found, and a counted file was not read. */
const UNREAD = 4;
/** Ended by a person, as a shell tells it: 128 and the number of SIGINT. */
const INTERRUPTED = 130;

/**
 * States that cause the exit code `UNREAD`. Folders are full of pictures and programs: unsupported
 * files are reported, and fail a pipeline only on request.
 */
const COUNTED: Readonly<Record<'hidden' | 'any' | 'none', readonly ContentState[]>> = {
  hidden: ['encrypted', 'failed'],
  any: ['encrypted', 'failed', 'unsupported', 'partial'],
  none: [],
};

/**
 * Reports the data in files and folders, using the built-in data types, without an installation. Prints
 * locations and masked context, never a value. Ctrl-C ends it immediately, with the results so far.
 * @returns the exit code
 */
export async function classifyCommand(
  request: ClassifyRequest,
  output: Output = { out: process.stdout, progress: process.stderr },
): Promise<number> {
  const { paths, ignore } = request;
  if (paths.length === 0) throw new CliError('Specify at least one file or folder.');
  const format = oneOf('--format', request.format ?? 'table', ['table', 'json']);
  const failOn = Number(oneOf('--fail-on', request.failOn ?? '0', ['0', '1', '2', '3', '4']));
  const unread = oneOf('--unread', request.unread ?? 'hidden', ['hidden', 'any', 'none']);
  const set = typesOf(request);
  const files = await findFiles(paths, ignore);
  const print = (lines: readonly string[]) => output.out.write(`${lines.join('\n')}\n`);
  const { reports, isWhole } = await scanFiles(files, {
    set,
    progress: output.progress,
    interrupt: output.interrupt,
    onReport: (report) => format === 'json' && print([fileLine(report)]),
  });
  print(format === 'json' ? [summaryLine(reports, isWhole)] : tableLines(reports));
  if (!isWhole) {
    output.progress.write(
      `Interrupted: ${reports.length} of ${files.length} files were checked.\n`,
    );
    return INTERRUPTED;
  }
  return exitCode(reports, { failOn, counted: COUNTED[unread] });
}

function exitCode(
  reports: readonly FileReport[],
  { failOn, counted }: { failOn: number; counted: readonly ContentState[] },
): number {
  const { sensitivity } = summarize(reports);
  if (sensitivity !== null && sensitivity >= failOn) return FOUND;
  return reports.some(({ state }) => counted.includes(state)) ? UNREAD : 0;
}

function typesOf({ types, minimum: wanted }: ClassifyRequest): DataTypeSet {
  const minimum: Confidence = oneOf('--minimum', wanted ?? 'medium', CONFIDENCES);
  const known = new Set(CLASSIFIERS.map(({ id }) => id));
  const unknown = types.find((type) => !known.has(type));
  if (unknown !== undefined) throw new CliError(withSimilar(unknown));
  const switches = Object.fromEntries(
    [...known].map((id) => [
      id,
      { isOn: types.length === 0 || types.includes(id), isShadow: false, minimum },
    ]),
  );
  return { key: 'command line', switches, own: [], exceptions: [], valueKey: '' };
}

const MOST_SIMILAR = 5;

/**
 * Suggests the types that share the most words with the input, which is often another product's name.
 */
function withSimilar(typed: string): string {
  const words = new Set(wordsOf(typed));
  const similar = CLASSIFIERS.map(({ id, name, keywords }) => {
    const own = new Set(wordsOf([id, name, ...keywords].join(' ')));
    return { id, shared: [...words].filter((word) => own.has(word)).length };
  })
    .filter(({ shared }) => shared > 0)
    .toSorted((left, right) => right.shared - left.shared)
    .slice(0, MOST_SIMILAR);
  const hint = similar.length === 0 ? '' : ` Similar: ${similar.map(({ id }) => id).join(', ')}.`;
  return `Unknown data type "${typed}".${hint} Run with --format json to see the ID of each type found.`;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

function oneOf<T extends string>(option: string, given: string, allowed: readonly T[]): T {
  const found = allowed.find((value) => value === given);
  if (found !== undefined) return found;
  throw new CliError(`${option} is one of ${allowed.join(', ')}, not "${given}".`);
}
