import { formatCount, type Translation } from '@waybill/ui';
import type { thresholdSentenceText } from './threshold-sentence.text.ts';

export const de: Translation<typeof thresholdSentenceText> = {
  atLeast: (amount) => `Nötig sind mindestens ${amount}`,
  followsUsual: 'mehr, wo mehr üblich ist',
  ordered: (steps) => `Nötig sind diese Schritte in dieser Reihenfolge: ${steps}`,
  unordered: (steps) => `Nötig sind diese Schritte in beliebiger Reihenfolge: ${steps}`,
  step: (number, name, condition) => `(${number}) ${name}: ${condition}`,
  times: (name, count) => `${name}, ${formatCount(count)}-mal`,
  unnamed: 'ein Schritt ohne Namen',
  within: (span) => `innerhalb von ${span}`,
  each: (groups) => `jeweils für: ${groups}`,
  together: 'für die ganze Organisation gemeinsam',
};
