import { sqlStateOf } from './sql-state.ts';

/** Log facts about an error: names from code or schema, and where it was thrown. */
export interface ErrorFacts {
  type: string;
  code?: string | number;
  /** Of PostgreSQL’s errors: names of the schema, never values. */
  severity?: string;
  schema?: string;
  table?: string;
  column?: string;
  constraint?: string;
  dataType?: string;
  routine?: string;
  /** Of system calls. */
  syscall?: string;
  /** Kinds of the issues that a schema of zod found. */
  issues?: string[];
  stack?: string[];
  cause?: ErrorFacts;
  errors?: ErrorFacts[];
}

const NAMES = [
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'dataType',
  'routine',
  'syscall',
] as const;
const NAME = /^[A-Za-z_$][\w$.:-]{0,62}$/;
const CODE = /^[\w.-]{1,60}$/;
/** `    at name (file:line:column)`, `    at file:line:column` and frames without a place. */
const FRAME = /^\s+at (?:.*:\d+:\d+\)?|.*\((?:<anonymous>|native|index \d+)\))$/;
const MOST_FRAMES = 30;
const MOST_CAUSES = 4;
const MOST_ERRORS = 5;
const MOST_ISSUES = 10;

/**
 * Facts of an error without its message: messages, details and hints quote values. PostgreSQL writes
 * the refused row, `JSON.parse` the text around the fault, zod the received value.
 */
export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: `a thrown ${typeof error}` };
  const facts = ownFacts(error);
  if (depth >= MOST_CAUSES) return facts;
  if (error.cause instanceof Error) facts.cause = errorFacts(error.cause, depth + 1);
  if (error instanceof AggregateError) {
    facts.errors = error.errors.slice(0, MOST_ERRORS).map((one) => errorFacts(one, depth + 1));
  }
  return facts;
}

/** Of the error itself, without its causes. */
function ownFacts(error: Error): ErrorFacts {
  const facts: ErrorFacts = { type: nameOf(error) };
  const code = member(error, 'code');
  if (typeof code === 'number' || (typeof code === 'string' && CODE.test(code))) facts.code = code;
  for (const name of NAMES) {
    const value = member(error, name);
    if (typeof value === 'string' && NAME.test(value)) facts[name] = value;
  }
  const issues = issueCodes(member(error, 'issues'));
  if (issues.length > 0) facts.issues = issues;
  const stack = framesOf(error);
  if (stack.length > 0) facts.stack = stack;
  return facts;
}

/**
 * One line about a failure for the person who started the process. The product's messages are kept;
 * PostgreSQL's may quote a row, so the code and names replace them.
 */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  if (sqlStateOf(error) === null) return error.message;
  const { code, table, column, constraint } = errorFacts(error);
  const places = [table, column, constraint].filter((name) => name !== undefined);
  return [`PostgreSQL reported ${code}`, ...places].join(', ');
}

function nameOf(error: Error): string {
  const { name } = error.constructor;
  return NAME.test(name) ? name : 'Error';
}

function member(error: Error, name: string): unknown {
  return Object.hasOwn(error, name) ? Reflect.get(error, name) : undefined;
}

/** The codes are zod's; paths may contain names chosen by a person. */
function issueCodes(issues: unknown): string[] {
  if (!Array.isArray(issues)) return [];
  return issues.slice(0, MOST_ISSUES).flatMap((issue: unknown) => {
    const code =
      typeof issue === 'object' && issue !== null ? Reflect.get(issue, 'code') : undefined;
    return typeof code === 'string' && CODE.test(code) ? [code] : [];
  });
}

/** The frames alone: the stack starts with the message, which may have several lines. */
function framesOf({ stack, message }: Error): string[] {
  if (typeof stack !== 'string') return [];
  const at = message === '' ? -1 : stack.indexOf(message);
  const frames = at === -1 ? stack : stack.slice(at + message.length);
  return frames
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => line.trim());
}
