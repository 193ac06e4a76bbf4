import { CONFIDENCES } from '../../classifiers/define-classifier.ts';
import type { Classification } from '../classification.ts';

/** Violated invariants of a classification, whatever the text; empty if it is valid. */
export function wrongParts(classification: Classification, length: number): readonly string[] {
  return [...wrongFindings(classification, length), ...wrongCounts(classification)];
}

function wrongFindings({ findings }: Classification, length: number): readonly string[] {
  let last = 0;
  return findings.flatMap(({ type, start, end, confidence }) => {
    const isInside = start >= 0 && start < end && end <= length;
    const isRight = isInside && start >= last && CONFIDENCES.includes(confidence);
    last = start;
    return isRight ? [] : [`${type} ${start}-${end} ${confidence}`];
  });
}

function wrongCounts({ findings, types, status }: Classification): readonly string[] {
  const listed = Map.groupBy(findings, ({ type }) => type);
  const wrong = types.flatMap(({ type, count, distinct }) => {
    const shown = listed.get(type)?.length ?? 0;
    listed.delete(type);
    const isCounted = count >= shown && distinct >= 1 && distinct <= count;
    const isTold = count === shown || status === 'partial';
    return isCounted && isTold ? [] : [`${type}: ${shown} shown, ${count} counted, ${distinct}`];
  });
  return [...wrong, ...[...listed.keys()].map((type) => `${type} is not counted`)];
}
