import type { Condition } from '@waybill/contract';
import { readFile } from 'node:fs/promises';
import { text as readStream } from 'node:stream/consumers';
import {
  ACTIVE_MODES,
  checkCondition,
  type ConditionFinding,
  printCondition,
} from '@waybill/engine';
import { CliError } from './cli-error.ts';
import { CONDITION_FORMATS, formatOf, readCondition } from './policy/read-condition-file.ts';

export interface PolicyCheckRequest {
  /** A file, or `-` for standard input. */
  file: string | undefined;
  /** A name of `CONDITION_FORMATS`; defaults to the file's extension. */
  format: string | undefined;
  /** Response to a match, e.g. `block`. */
  mode: string | undefined;
}

/** The condition cannot be evaluated, or cannot work as intended. */
const REFUSED = 3;

const FINDING_WORDS: Readonly<Record<ConditionFinding['code'], string>> = {
  neverTrue: 'no event can match this',
  alwaysTrue: 'matches every event',
  deadField: 'no connected source provides this field',
  emptyList: 'the list is empty',
  unknownList: 'list not found',
  unboundedScope: 'blocks without limiting people or data',
  duplicate: 'repeats an earlier entry in this group',
};

/**
 * Checks a condition without an installation: prints its text form and its problems, each with its
 * position.
 * @returns the exit code
 */
export async function policyCheckCommand(
  request: PolicyCheckRequest,
  out: { write(text: string): unknown } = process.stdout,
): Promise<number> {
  const { file } = request;
  if (!file) throw new CliError('Specify a condition file, or - for standard input.');
  const format =
    request.format === undefined
      ? formatOf(file)
      : oneOf('--format', request.format, CONDITION_FORMATS);
  const mode =
    request.mode === undefined ? {} : { mode: oneOf('--mode', request.mode, ACTIVE_MODES) };
  const read = readCondition(await contentOf(file), format);
  if ('problems' in read) {
    for (const { line, column, reason } of read.problems) {
      out.write(`${file}:${line}:${column}: ${reason}\n`);
    }
    return REFUSED;
  }
  out.write(`${printCondition(read.condition)}\n`);
  const findings = checkCondition(read.condition, mode);
  for (const { code, path, severity } of findings) {
    const place =
      path === '' ? 'the condition' : `${path} ${printCondition(partAt(read.condition, path))}`;
    out.write(`${severity}: ${FINDING_WORDS[code]}: ${place}\n`);
  }
  return findings.some(({ severity }) => severity === 'error') ? REFUSED : 0;
}

async function contentOf(file: string): Promise<string> {
  if (file === '-') return readStream(process.stdin);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new CliError(
      `Cannot read ${file}: ${error instanceof Error ? error.message : 'failed'}.`,
    );
  }
}

/** The part of a condition that a path of a finding leads to. */
function partAt(condition: Condition, path: string): Condition {
  const [key = '', ...rest] = path.split('.');
  if ('not' in condition)
    return rest.length === 0 ? condition.not : partAt(condition.not, rest.join('.'));
  const children = 'all' in condition ? condition.all : 'any' in condition ? condition.any : [];
  const child = key === 'all' || key === 'any' ? children[Number(rest[0])] : undefined;
  if (child === undefined) return condition;
  return rest.length === 1 ? child : partAt(child, rest.slice(1).join('.'));
}

function oneOf<T extends string>(option: string, given: string, allowed: readonly T[]): T {
  const found = allowed.find((value) => value === given);
  if (found !== undefined) return found;
  throw new CliError(`${option} is one of ${allowed.join(', ')}, not "${given}".`);
}
