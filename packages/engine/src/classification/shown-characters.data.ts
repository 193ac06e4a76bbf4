import type { DataClass } from '../classifiers/define-classifier.ts';

/**
 * Characters of a value that people are shown, by class. Four last digits are what PCI DSS 4.0 (3.4.1)
 * lets anyone see of a card; of a secret the first ones name the vendor and are no part of its strength.
 */
export const SHOWN_CHARACTERS: Readonly<Record<DataClass, { first: number; last: number }>> = {
  personal: { first: 1, last: 0 },
  financial: { first: 0, last: 4 },
  health: { first: 0, last: 0 },
  secret: { first: 4, last: 0 },
  source: { first: 2, last: 2 },
  business: { first: 2, last: 2 },
  government: { first: 0, last: 2 },
};
