import type { Operand } from '@waybill/contract';
import { encodeUtf8 } from '../classification/utf8.ts';
import { compilePattern } from '../patterns/compile-pattern.ts';
import type { PatternProblem } from '../patterns/linear-pattern.ts';
import type { FieldValue } from './field.ts';
import { foldText } from './fold-text.ts';
import { compileGlob } from './glob.ts';
import { isList, never, type Read, type ReadTest } from './scalars.ts';

/** Longest pattern of `matches`, in code units. */
export const PATTERN_MAX_LENGTH = 1000;

type TextTest = (text: string) => boolean;
type TextOperator = <Input>(read: Read<Input>, operand: Operand | undefined) => ReadTest<Input>;

/** Operators that search a text; on a list some element must hold. */
export const TEXT_TESTS = {
  contains: (read, wanted) => {
    if (typeof wanted !== 'string') return never;
    return (input, context) => {
      const value = read(input, context);
      return typeof value === 'string'
        ? value.includes(wanted)
        : someText(value, (text) => text.includes(wanted));
    };
  },
  startsWith: (read, wanted) => {
    if (typeof wanted !== 'string') return never;
    return (input, context) => {
      const value = read(input, context);
      return typeof value === 'string'
        ? value.startsWith(wanted)
        : someText(value, (text) => text.startsWith(wanted));
    };
  },
  endsWith: (read, wanted) => {
    if (typeof wanted !== 'string') return never;
    return (input, context) => {
      const value = read(input, context);
      return typeof value === 'string'
        ? value.endsWith(wanted)
        : someText(value, (text) => text.endsWith(wanted));
    };
  },
  glob: (read, wanted) => onText(read, wanted, compileGlob),
  matches: (read, wanted) => onText(read, wanted, (source) => matches(source, false)),
  'contains~': (read, wanted) =>
    onFolded(read, wanted, (folded) => (text) => text.includes(folded)),
  'startsWith~': (read, wanted) =>
    onFolded(read, wanted, (folded) => (text) => text.startsWith(folded)),
  'endsWith~': (read, wanted) =>
    onFolded(read, wanted, (folded) => (text) => text.endsWith(folded)),
  'glob~': (read, wanted) => onFolded(read, wanted, compileGlob),
  'matches~': (read, wanted) => onText(read, wanted, (source) => matches(source, true)),
} satisfies Readonly<Record<string, TextOperator>>;

function someText(value: FieldValue, test: TextTest): boolean {
  return isList(value) && value.some((element) => typeof element === 'string' && test(element));
}

function onText<Input>(
  read: Read<Input>,
  operand: Operand | undefined,
  compile: (wanted: string) => TextTest,
): ReadTest<Input> {
  if (typeof operand !== 'string') return never;
  const test = compile(operand);
  return (input, context) => {
    const value = read(input, context);
    return typeof value === 'string' ? test(value) : someText(value, test);
  };
}

function onFolded<Input>(
  read: Read<Input>,
  operand: Operand | undefined,
  compile: (folded: string) => TextTest,
): ReadTest<Input> {
  return onText(read, operand, (wanted) => {
    const test = compile(wanted.toLowerCase());
    return (text) => test(foldText(text));
  });
}

/** An invalid pattern matches nothing: conditions with one are refused earlier. */
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
