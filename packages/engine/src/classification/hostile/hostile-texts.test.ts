import { describe, expect, test } from 'vitest';
import { CLASSIFIERS } from '../../classifiers/classifiers.ts';
import { LONGEST_BEHIND_LITERAL } from '../scan/attempts.ts';
import { createTextClassifier } from '../text-classifier.ts';
import { countedBytes } from './counted-bytes.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { wrongParts } from './wrong-parts.ts';

const BYTES = 2048;
/** Longer than the repeated part of such texts. */
const PART = 64;
/** Bytes are read by one pass, by attempts at each position, and around each value. */
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
    expect(readsOf(make(2 * BYTES))).toBeLessThan(2 * BYTES * READS_PER_BYTE);
    // Attempts after a literal read as far as it reaches, so only longer texts show that they stop.
    const isLinear =
      growth(make, BYTES) < 3 || growth(thinned(make), 2 * LONGEST_BEHIND_LITERAL) < 3;
    expect(isLinear).toBe(true);
  });
});

/**
 * The text with fifteen of sixteen parts reversed: no match starts there, and earlier attempts continue
 * into them. This shows their reach like the whole text, with a sixteenth of the reads.
 */
function thinned(make: (bytes: number) => Uint8Array): (bytes: number) => Uint8Array {
  return (size) => {
    const bytes = make(size);
    for (let start = 0; start < size; start += PART) {
      if (start % (16 * PART) !== 0) bytes.subarray(start, start + PART).reverse();
    }
    return bytes;
  };
}

/** How much more is read of a text that is twice as long. */
function growth(make: (bytes: number) => Uint8Array, size: number): number {
  return readsOf(make(2 * size)) / readsOf(make(size));
}

function readsOf(text: Uint8Array): number {
  const { bytes, reads } = countedBytes(text);
  classifier.classify(bytes);
  return reads();
}
