import { encodeUtf8 } from '../classification/utf8.ts';
import { compilePattern } from '../patterns/compile-pattern.ts';
import type { PatternProblem } from '../patterns/linear-pattern.ts';
import type { Operand } from './condition.ts';
import { compileGlob } from './glob.ts';
import { isList, never, type ValueTest } from './scalars.ts';

/** Longest pattern of `matches`, in code units. */
export const PATTERN_MAX_LENGTH = 1000;

type TextTest = (text: string) => boolean;

/** Operators that search a text; on a list some element must hold. */
export const TEXT_TESTS = {
  contains: (operand) => onText(operand, contains),
  startsWith: (operand) => onText(operand, startsWith),
  endsWith: (operand) => onText(operand, endsWith),
  glob: (operand) => onText(operand, compileGlob),
  matches: (operand) => onText(operand, (source) => matches(source, false)),
  'contains~': (operand) => onFoldedText(operand, contains),
  'startsWith~': (operand) => onFoldedText(operand, startsWith),
  'endsWith~': (operand) => onFoldedText(operand, endsWith),
  'glob~': (operand) => onFoldedText(operand, compileGlob),
  'matches~': (operand) => onText(operand, (source) => matches(source, true)),
} satisfies Readonly<Record<string, (operand: Operand | undefined) => ValueTest>>;

function onText(operand: Operand | undefined, compile: (wanted: string) => TextTest): ValueTest {
  if (typeof operand !== 'string') return never;
  const test = compile(operand);
  return (value) => {
    if (typeof value === 'string') return test(value);
    return isList(value) && value.some((element) => typeof element === 'string' && test(element));
  };
}

function onFoldedText(
  operand: Operand | undefined,
  compile: (wanted: string) => TextTest,
): ValueTest {
  return onText(operand, (wanted) => {
    const test = compile(wanted.toLowerCase());
    return (text) => test(text.toLowerCase());
  });
}

function contains(wanted: string): TextTest {
  return (text) => text.includes(wanted);
}

function startsWith(wanted: string): TextTest {
  return (text) => text.startsWith(wanted);
}

function endsWith(wanted: string): TextTest {
  return (text) => text.endsWith(wanted);
}

/** A pattern that cannot be compiled matches nothing: conditions that hold one are refused before. */
function matches(source: string, caseless: boolean): TextTest {
  const compiled = compilePattern(source, { caseless, maximumLength: PATTERN_MAX_LENGTH });
  if ('problem' in compiled) return never;
  const { pattern } = compiled;
  return (text) => {
    const bytes = encodeUtf8(text);
    return pattern.test(bytes, 0, bytes.length);
  };
}

/** Why a pattern of `matches` cannot be used; null when it can. */
export function patternProblem(source: string): PatternProblem | null {
  const compiled = compilePattern(source, { maximumLength: PATTERN_MAX_LENGTH });
  return 'problem' in compiled ? compiled.problem : null;
}
