import type { Classifier, Mark, ValuePattern } from '../classifiers/define-classifier.ts';
import { createKeywordIndex, type KeywordIndex } from './keywords/keyword-index.ts';
import { linearPattern } from '../patterns/compile-pattern.ts';
import type { LinearPattern } from '../patterns/linear-pattern.ts';
import type { CompiledValuePattern } from './scan/raw-hits.ts';

/** One pattern with the classifier that declares it. */
export interface OwnedPattern {
  classifier: Classifier;
  /** Place of the classifier in the list. */
  owner: number;
  pattern: ValuePattern;
  /** Place of the pattern in the classifier’s declaration. */
  index: number;
  /** Every match starts with one of a few literals. */
  hasLiteral: boolean;
}

/** One mark of a kind of documents, with the classifier that declares it. */
export interface OwnedMark {
  classifier: Classifier;
  mark: Mark;
  /** Place of the mark in the classifier’s declaration. */
  index: number;
}

export interface CompiledClassifiers {
  /** Classifiers that read texts, and composite ones. */
  reading: readonly Classifier[];
  composing: readonly Classifier[];
  /** By the index that hits carry. */
  owned: readonly OwnedPattern[];
  compiled: readonly CompiledValuePattern[];
  /** Marks of kinds of documents, by the index that hits of their own scan carry. */
  marks: readonly OwnedMark[];
  compiledMarks: readonly CompiledValuePattern[];
  keywords: KeywordIndex;
}

const AFTER_BYTES = 60;

/** Compiles every pattern and keyword once. Throws, naming the classifier, on a pattern that is not valid. */
export function compileClassifiers(classifiers: readonly Classifier[]): CompiledClassifiers {
  const compile = patternCompiler();
  const values = classifiers.flatMap((classifier, owner) =>
    (classifier.patterns ?? []).map((pattern, index) => {
      const compiled = compiledPattern(compile, classifier, pattern);
      const hasLiteral = compiled.after === null && compiled.linear.literals !== null;
      return { compiled, owned: { classifier, owner, pattern, index, hasLiteral } };
    }),
  );
  const marks = classifiers.flatMap((classifier) =>
    (classifier.kind?.marks ?? []).map((mark, index) => ({ classifier, mark, index })),
  );
  return {
    reading: classifiers.filter(({ read }) => read !== undefined),
    composing: classifiers.filter(({ compose }) => compose !== undefined),
    owned: values.map(({ owned }) => owned),
    compiled: values.map(({ compiled }) => compiled),
    marks,
    // A marker can end with a space that a word may follow; the collector checks its edges.
    compiledMarks: marks.map(({ classifier, mark }) =>
      compiledPattern(compile, classifier, {
        pattern: mark.pattern,
        caseless: mark.caseful !== true,
        edges: 'free',
      }),
    ),
    keywords: createKeywordIndex(classifiers.map(({ keywords }) => keywords)),
  };
}

type PatternCompiler = (source: string, caseless: boolean) => LinearPattern;

/** Compiles a source once: hundreds of types have the same, such as 32 hexadecimal digits. */
function patternCompiler(): PatternCompiler {
  const made = new Map<string, LinearPattern>();
  return (source, caseless) => {
    const key = `${caseless ? 'i' : '-'}${source}`;
    const pattern = made.get(key) ?? linearPattern(source, { caseless });
    made.set(key, pattern);
    return pattern;
  };
}

function compiledPattern(
  compile: PatternCompiler,
  { id }: Classifier,
  { pattern, after, anchor, holds, caseless = false, edges = 'token' }: Omit<ValuePattern, 'alone'>,
): CompiledValuePattern {
  try {
    return {
      linear: compile(pattern, caseless),
      caseless,
      edges,
      after: after ? { ...after, within: after.within ?? AFTER_BYTES } : null,
      ...(anchor === undefined ? {} : { anchor }),
      ...(holds === undefined ? {} : { holds }),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${id}: ${pattern} is no pattern: ${reason}`, { cause: error });
  }
}
