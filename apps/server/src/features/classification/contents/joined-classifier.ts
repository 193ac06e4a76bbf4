import type { Classifier, TextClassifier } from '@waybill/engine';
import { createTextClassifier } from '@waybill/engine/classification/text-classifier';
import { createLruMap } from '../../../platform/lru-map.ts';

export type ClassifyText = TextClassifier['classifyText'];

/** Compiled selections of built-in types: nearly all tenants share one. */
const builtIn = createLruMap<TextClassifier>(4);
/** Test runs compile fewer types at a time and are rarely reused. */
const SHARED_FROM = 50;

/**
 * Classifies with built-in and custom types. The built-in ones take long to compile and are shared; a
 * custom type also counts where a built-in one matches.
 *
 * @param needed Built-in types that the tenant's types are composed of.
 */
export function joinedClassifier(
  ready: readonly Classifier[],
  own: readonly Classifier[],
  needed: readonly Classifier[],
): ClassifyText {
  const first = sharedClassifier(ready);
  if (own.length === 0) return first.classifyText;
  const second = createTextClassifier([...needed, ...own]);
  const told = new Set(own.map(({ id }) => id));
  return (text, options) => {
    const one = first.classifyText(text, options);
    const other = second.classifyText(text, options);
    return {
      engine: one.engine,
      status: other.status === 'partial' ? 'partial' : one.status,
      types: [...one.types, ...other.types.filter(({ type }) => told.has(type))],
      findings: [...one.findings, ...other.findings.filter(({ type }) => told.has(type))].toSorted(
        (left, right) => left.start - right.start || left.end - right.end,
      ),
    };
  };
}

function sharedClassifier(ready: readonly Classifier[]): TextClassifier {
  if (ready.length < SHARED_FROM) return createTextClassifier(ready);
  const key = ready.map(({ id }) => id).join(' ');
  const classifier = builtIn.get(key) ?? createTextClassifier(ready);
  builtIn.set(key, classifier);
  return classifier;
}
