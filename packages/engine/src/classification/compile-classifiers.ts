import type { Classifier, ValuePattern } from '../classifiers/define-classifier.ts';
import { createKeywordIndex, type KeywordIndex } from './keywords/keyword-index.ts';
import { interimLinear } from './interim-linear.ts';
import type { CompiledValuePattern } from './scan/raw-hits.ts';

/** One pattern with the classifier that declares it. */
export interface OwnedPattern {
  classifier: Classifier;
  /** Place of the classifier in the list. */
  owner: number;
  pattern: ValuePattern;
  /** Place of the pattern in the classifier’s declaration. */
  index: number;
}

export interface CompiledClassifiers {
  classifiers: readonly Classifier[];
  /** By the index that hits carry. */
  owned: readonly OwnedPattern[];
  compiled: readonly CompiledValuePattern[];
  keywords: KeywordIndex;
}

const AFTER_BYTES = 60;

/** Compiles every pattern and keyword once. Throws, naming the classifier, on a pattern that is not valid. */
export function compileClassifiers(classifiers: readonly Classifier[]): CompiledClassifiers {
  const owned = classifiers.flatMap((classifier, owner) =>
    (classifier.patterns ?? []).map((pattern, index) => ({ classifier, owner, pattern, index })),
  );
  return {
    classifiers,
    owned,
    compiled: owned.map(compiledPattern),
    keywords: createKeywordIndex(classifiers.map(({ keywords }) => keywords)),
  };
}

function compiledPattern({ classifier, pattern, index }: OwnedPattern): CompiledValuePattern {
  const { after, caseless = false, edges = 'token' } = pattern;
  try {
    return {
      linear: interimLinear(pattern.pattern, caseless),
      caseless,
      edges,
      after: after ? { words: after.words, within: after.within ?? AFTER_BYTES } : null,
    };
  } catch (error) {
    throw new Error(`Pattern ${index} of ${classifier.id} is not valid`, { cause: error });
  }
}
