import { describe, expect, test } from 'vitest';
import { CLASSIFIERS } from '../../classifiers.gen.ts';
import { createTextClassifier } from '../text-classifier.ts';
import { countedBytes } from './counted-bytes.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { wrongParts } from './wrong-parts.ts';

const BYTES = 2048;
/** Bytes are read by one pass, by the attempts at each place, and around each value. */
const READS_PER_BYTE = 400;

const classifier = createTextClassifier(CLASSIFIERS);

describe('a text of', () => {
  test.each(HOSTILE_TEXTS)('$name is classified, twice the same', ({ make }) => {
    const bytes = make(BYTES);
    const classification = classifier.classify(bytes, { minimum: 'low' });
    expect(wrongParts(classification, bytes.length)).toEqual([]);
    expect(classifier.classify(bytes, { minimum: 'low' })).toEqual(classification);
  });

  test.each(HOSTILE_TEXTS)('$name is read no more often for being longer', ({ make }) => {
    const [half, whole] = [BYTES, 2 * BYTES].map((size) => {
      const { bytes, reads } = countedBytes(make(size));
      classifier.classify(bytes);
      return reads();
    });
    expect(whole).toBeLessThan(2 * BYTES * READS_PER_BYTE);
    expect((whole ?? 0) / (half ?? 1)).toBeLessThan(3);
  });
});
