import type { Classifier, TextClassifier } from '@waybill/engine';
import { createTextClassifier } from '@waybill/engine/classification/text-classifier';
import { createLruMap } from '../../../platform/lru-map.ts';

export type ClassifyText = TextClassifier['classifyText'];

/** Compiled selections of built-in types: nearly all tenants share one. */
const builtIn = createLruMap<TextClassifier>(4);
/** Fewer types are compiled at once, and are tried out rather than used. */
const SHARED_FROM = 50;

/**
 * Classifies with built-in types and with those of the tenant's own. The built-in ones take long to
 * compile and are shared; a type of the tenant's own counts also where a built-in one stands.
 *
 * @param needed Built-in types that types of the tenant's own are made of.
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
