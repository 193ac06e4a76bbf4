import { hasLuhn } from '../../values/luhn.ts';
import { defineClassifier } from '../define-classifier.ts';

const TEST = 'published test number of a payment processor';
const OWN = 'written for this test';

/** Expiry as YYMM, then the service code. */
const EXPIRY = '[0-9]{2}(?:0[1-9]|1[0-2])[0-9]{3}';

export const classifier = defineClassifier({
  id: 'card-track-data',
  name: 'Magnetic stripe data of a payment card',
  class: 'financial',
  locale: 'any',
  sensitivity: 4,
  keywords: ['track', 'track 1', 'track 2', 'track1', 'track2', 'magstripe', 'swipe', 'dump'],
  patterns: [
    {
      pattern: `B[0-9]{12,19}\\^[A-Za-z][A-Za-z ./'-]{1,26}\\^${EXPIRY}[0-9 ]{0,40}\\??`,
      validate: hasCard,
      alone: 'high',
    },
    {
      pattern: `[0-9]{13,19}[=D]${EXPIRY}[0-9]{0,20}\\??`,
      validate: hasCard,
      alone: 'high',
    },
  ],
  reference: 'https://www.iso.org/standard/43317.html',
  examples: {
    match: [
      { text: '%B6011000990139424^DOE/JOHN^29121011234567890123?', source: `${TEST}, track 1` },
      { text: ';6011000990139424=29121010000012300000?', source: `${TEST}, track 2` },
      {
        text: 'track2: 5555555555554444D29121010000012300000',
        source: `${TEST}, as a chip sends it`,
      },
    ],
    noMatch: [
      { text: ';4111111111111112=29121010000012300000?', source: `${OWN}: check digit off by one` },
      { text: ';4111111111111111=29131010000012300000?', source: `${OWN}: there is no month 13` },
      { text: 'total 4111111111111111=0', source: `${OWN}: no expiry` },
    ],
  },
});

function hasCard(value: string): boolean {
  const number = /[0-9]{12,19}/.exec(value)?.[0] ?? '';
  return hasLuhn(number) && /^[2-6]/.test(number);
}
