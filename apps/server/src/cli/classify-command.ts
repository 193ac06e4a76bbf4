import { CONFIDENCES } from '@waybill/contract';
import { CLASSIFIERS, type Confidence } from '@waybill/engine';
import { classifierPool } from '../classification/classifier-pool.ts';
import type { DataTypeSet } from '../classification/data-type-set.ts';
import { contentReader } from '../classification/text-parts.ts';
import { CliError } from './cli-error.ts';
import { reportFile, type FileReport } from './classify/file-report.ts';
import { findFiles } from './classify/find-files.ts';
import { jsonLines, summarize, tableLines } from './classify/report-text.ts';
import { progressBar } from './progress-bar.ts';

/** Files that are read and classified at a time. */
const AT_A_TIME = 2;

export interface ClassifyRequest {
  paths: readonly string[];
  /** Rules in the syntax of `.gitignore`, on top of the file beside what is scanned. */
  ignore: readonly string[];
  format: string | undefined;
  minimum: string | undefined;
  /** Ids of data types; none means all. */
  types: readonly string[];
  /** Sensitivity from which a finding makes the exit code 3. */
  failOn: string | undefined;
}

interface Output {
  out: { write(text: string): unknown };
  progress: Parameters<typeof progressBar>[0];
}

/** Found something at or above the sensitivity that was asked about. */
const FOUND = 3;
/** Nothing found, and something could not be read at all. */
const FAILED = 1;

/**
 * Tells what data files and folders hold, by the built-in data types, without an installation. Prints
 * places and masked surroundings, never a value. @returns the exit code
 */
export async function classifyCommand(
  request: ClassifyRequest,
  { out, progress }: Output = { out: process.stdout, progress: process.stderr },
): Promise<number> {
  const { paths, ignore } = request;
  if (paths.length === 0) throw new CliError('Name the files or folders to look into.');
  const format = oneOf('--format', request.format ?? 'table', ['table', 'json']);
  const failOn = Number(oneOf('--fail-on', request.failOn ?? '0', ['0', '1', '2', '3', '4']));
  const set = typesOf(request);
  const files = await findFiles(paths, ignore);
  const pool = classifierPool();
  const reader = contentReader();
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const bar = progressBar(progress, total, { verb: 'read' });
  const reports: FileReport[] = [];
  let next = 0;
  async function work(): Promise<void> {
    for (let file = files[next]; file; file = files[next]) {
      const at = next;
      next += 1;
      reports[at] = await reportFile(file, { reader, pool, set });
      bar.advance(file.bytes);
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
    bar.finish();
  } finally {
    await Promise.all([pool.close(), reader.close()]);
  }
  const lines = format === 'json' ? jsonLines(reports) : tableLines(reports);
  out.write(`${lines.join('\n')}\n`);
  return exitCode(reports, failOn);
}

function exitCode(reports: readonly FileReport[], failOn: number): number {
  const { sensitivity } = summarize(reports);
  if (sensitivity !== null && sensitivity >= failOn) return FOUND;
  return reports.some(({ state }) => state === 'failed') ? FAILED : 0;
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

/** Names the types that share the most words with what was typed, which is often a name of another product. */
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
  return `There is no data type "${typed}".${hint} --format json tells the id of each type found.`;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

function oneOf<T extends string>(option: string, given: string, allowed: readonly T[]): T {
  const found = allowed.find((value) => value === given);
  if (found !== undefined) return found;
  throw new CliError(`${option} is one of ${allowed.join(', ')}, not "${given}".`);
}
