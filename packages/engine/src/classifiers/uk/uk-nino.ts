import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

const UNUSED_PREFIXES = new Set(['BG', 'GB', 'KN', 'NK', 'NT', 'TN', 'ZZ']);

export const classifier = defineClassifier({
  id: 'uk-nino',
  name: 'UK National Insurance number',
  class: 'personal',
  locale: 'gb',
  sensitivity: 4,
  keywords: [
    'nino',
    'national insurance',
    'national insurance number',
    'ni number',
    'ni no',
    'nin',
    'insurance number',
    'hmrc',
    'payroll',
  ],
  patterns: [
    {
      pattern:
        '[A-Z]{2}[0-9]{6}[A-D]|[A-Z]{2} ?[0-9]{2} [0-9]{2} [0-9]{2} ?[A-D]|[A-Z]{2} [0-9]{6} ?[A-D]|[A-Z]{2}-[0-9]{2}-[0-9]{2}-[0-9]{2}-[A-D]',
      caseless: true,
      validate: hasPrefix,
      alone: 'medium',
      inField: 'medium',
      supported: 'high',
    },
  ],
  reference: 'https://www.gov.uk/hmrc-internal-manuals/national-insurance-manual/nim39110',
  examples: {
    match: [
      { text: 'NI number AB 12 34 56 C', source: `${OWN}: blanks between pairs` },
      { text: 'nino: PR123612C', source: `${OWN}: without blanks` },
      { text: 'national insurance hh 01 02 03 d', source: `${OWN}: in lower case` },
    ],
    noMatch: [
      { text: 'NI number BG123612A', source: `${OWN}: BG is not used` },
      { text: 'NI number FQ 00 00 00 C', source: `${OWN}: F and Q are not used` },
      { text: 'NI number AB 12 34 56 H', source: `${OWN}: the last letter is A to D` },
      { text: 'NI number AO123456C', source: `${OWN}: O never stands second` },
    ],
  },
});

/** D, F, I, Q, U and V are in no prefix, O not second; some pairs are left out. */
function hasPrefix(value: string): boolean {
  const prefix = value.slice(0, 2).toUpperCase();
  return /^[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]$/.test(prefix) && !UNUSED_PREFIXES.has(prefix);
}
