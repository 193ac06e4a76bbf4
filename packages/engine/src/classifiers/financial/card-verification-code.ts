import { hasLuhn } from '../../values/luhn.ts';
import { defineClassifier, type Level, type Place } from '../define-classifier.ts';

const TEST = 'published test number of a payment processor';
const OWN = 'written for this test';

const WORDS = [
  'cvv',
  'cvc',
  'cvv2',
  'cvc2',
  'csc',
  'card verification',
  'card_verification',
  'security code',
  'security_code',
  'securitycode',
  'verification code',
  'kartenprüfnummer',
  'prüfziffer',
  'cryptogramme',
];

/** A card, its expiry and its code in one row, as traded: `4111111111111111|12|2029|123`. */
const ROW =
  '[0-9]{13,19} ?[,;|:\\t] ?(?:0?[1-9]|1[0-2]) ?[/,;|:\\t-] ?(?:20)?[2-4][0-9] ?[,;|:\\t] ?[0-9]{3,4}';

export const classifier = defineClassifier({
  id: 'card-verification-code',
  name: 'Card verification code',
  class: 'financial',
  locale: 'any',
  sensitivity: 4,
  keywords: [
    'card',
    'card number',
    'credit card',
    'debit card',
    'visa',
    'mastercard',
    'amex',
    'american express',
    'discover',
    'expiry',
    'exp',
    'expires',
    'valid thru',
    'kreditkarte',
    'kartennummer',
    'gültig bis',
    'carte bancaire',
    'tarjeta',
  ],
  proximity: 120,
  patterns: [
    {
      pattern: '[0-9]{3,4}',
      after: { words: WORDS, within: 12, next: ' :="\'#-\t' },
      validate: besideCard,
      alone: 'low',
      supported: 'high',
    },
    { pattern: ROW, validate: hasCard, alone: 'high' },
  ],
  reference: 'https://www.pcisecuritystandards.org/glossary/',
  examples: {
    match: [
      { text: 'card 4111 1111 1111 1111, exp 12/29, CVV 123', source: TEST },
      { text: '"cardNumber":"4111111111111111","cvv":"123"', source: TEST },
      { text: 'Visa ending in 1111, security code: 737', source: OWN },
      { text: '4111111111111111|12|2029|123', source: `${TEST}, as rows of stolen cards` },
    ],
    noMatch: [
      { text: 'the CVV is three digits long', source: `${OWN}: no code` },
      { text: 'CSC 404 course', source: `${OWN}: no card` },
      { text: 'build cvc 5 of 2024', source: `${OWN}: no card` },
      { text: '4111111111111112|12|2029|123', source: `${OWN}: check digit off by one` },
    ],
  },
});

const CARD = /[0-9](?:[ -]?[0-9]){12,18}/;

/** The card number on the same line is conclusive; otherwise keywords are required. */
function besideCard(_value: string, place: Place): Level {
  return hasCard(place.before()) || hasCard(place.behind()) ? 'high' : 'low';
}

function hasCard(text: string): boolean {
  const number = CARD.exec(text)?.[0].replaceAll(/[ -]/g, '') ?? '';
  return hasLuhn(number) && /^[2-6]/.test(number);
}
