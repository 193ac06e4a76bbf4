import { formatCount, type Translation } from '@waybill/ui';
import type { thresholdSentenceText } from './threshold-sentence.text.ts';

export const de: Translation<typeof thresholdSentenceText> = {
  atLeast: (amount) => `Mindestens ${amount}`,
  followsUsual: 'höher bei höherem üblichem Wert',
  ordered: (steps) => `Nötig sind diese Schritte in dieser Reihenfolge: ${steps}`,
  unordered: (steps) => `Nötig sind diese Schritte in beliebiger Reihenfolge: ${steps}`,
  step: (number, name, condition) => `(${number}) ${name}: ${condition}`,
  times: (name, count) => `${name}, ${formatCount(count)}-mal`,
  unnamed: 'unbenannter Schritt',
  within: (span) => `innerhalb von ${span}`,
  each: (groups) => `getrennt nach: ${groups}`,
  together: 'für die gesamte Organisation',
};
