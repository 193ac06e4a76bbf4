import type { DataClass } from '../classifiers/define-classifier.ts';

/**
 * Visible characters of a value, by class. PCI DSS 4.0 (3.4.1) permits the last four digits of a card;
 * the first characters of a secret name the vendor and add nothing to its strength.
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
