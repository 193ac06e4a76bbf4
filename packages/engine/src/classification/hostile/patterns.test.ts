import { describe, expect, test } from 'vitest';
import { examplesOf } from '../../../testing/examples-of.ts';
import { CLASSIFIERS } from '../../classifiers/classifiers.ts';
import type { Classifier } from '../../classifiers/define-classifier.ts';
import { compileClassifiers } from '../compile-classifiers.ts';
import { createRawHits } from '../scan/raw-hits.ts';
import { createScan } from '../scan/create-scan.ts';
import { countedBytes } from './counted-bytes.ts';
import { repeatedText } from './repeated-text.ts';

const BYTES = 1024;
/** One pass, plus the reach of the attempts at each byte. */
const READS_PER_BYTE = 60;

/** The first example of the type and its start, repeated as near matches. */
function piecesOf(classifier: Classifier): readonly string[] {
  const text = examplesOf(classifier).match[0]?.text ?? '';
  return [text, text.slice(0, -1), text.slice(0, text.length / 2)].filter((piece) => piece !== '');
}

const withPatterns = CLASSIFIERS.filter(({ patterns = [], kind }) => patterns.length > 0 || kind);

describe('the patterns of a type read its own examples, repeated, a bounded number of times', () => {
  test.each(groupsOf(withPatterns, 40))('from %s', (_, classifiers) => {
    const scan = createScan(compileClassifiers(classifiers).compiled);
    const hits = createRawHits();
    const greedy = classifiers.flatMap((classifier) =>
      piecesOf(classifier).flatMap((piece) => {
        const { bytes, reads } = countedBytes(repeatedText(piece, BYTES));
        scan.scan(bytes, BYTES, hits);
        const perByte = Math.round(reads() / BYTES);
        return perByte <= READS_PER_BYTE ? [] : [`${classifier.id}: ${perByte} of ${piece}`];
      }),
    );
    expect(greedy).toEqual([]);
  });
});

/** Named after the first; one test each would take longer to report than to run. */
function groupsOf(
  classifiers: readonly Classifier[],
  size: number,
): readonly (readonly [string, readonly Classifier[]])[] {
  const count = Math.ceil(classifiers.length / size);
  return Array.from({ length: count }, (_, index) => {
    const group = classifiers.slice(index * size, (index + 1) * size);
    return [group[0]?.id ?? '', group] as const;
  });
}
