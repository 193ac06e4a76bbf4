import type { Classifier, Passage, ReadableText } from '../classifiers/define-classifier.ts';
import type { Candidate } from './candidate.ts';
import type { ClassifyOptions, Evidence } from './classification.ts';

/**
 * Passages that the classifiers' readers recognise; each reads the text once, unless a result for its
 * type was supplied.
 */
export function readPassages(
  classifiers: readonly Classifier[],
  text: ReadableText,
  elsewhere: ClassifyOptions['passages'],
): Candidate[] {
  return classifiers.flatMap((classifier) =>
    (elsewhere?.get(classifier.id) ?? classifier.read?.(text) ?? []).flatMap((passage) =>
      passageCandidate(classifier, passage, text),
    ),
  );
}

/** The passage as a candidate; none if its offsets are outside the text. */
export function passageCandidate(
  classifier: Classifier,
  passage: Passage,
  text: ReadableText,
): Candidate[] {
  const { confidence, features = {}, detail } = passage;
  const start = Math.max(0, passage.start);
  const end = Math.min(text.length, passage.end);
  if (!(start < end)) return [];
  const evidence: Evidence[] = Object.entries(features).map(([name, value]) => ({
    kind: 'feature',
    name,
    value,
  }));
  if (detail !== undefined) evidence.push({ kind: 'custom', detail });
  const value = text.slice(start, Math.min(end, start + VALUE_BYTES));
  const isOfText = passage.isOfText === true || classifier.kind !== undefined;
  const facts = { isChecked: false, isSupported: false, isMarked: false, isOfText, byField: null };
  return [{ classifier, start, end, confidence, ...facts, evidence, value }];
}

/** Passages can be whole documents; this many bytes identify one. */
const VALUE_BYTES = 200;
