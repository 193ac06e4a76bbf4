import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { hasLuhn } from '../../values/luhn.ts';
import { isPartOfDecimal } from '../../values/next-to-number.ts';
import { defineClassifier, type Place, type ValuePattern } from '../define-classifier.ts';
import { ISSUER_RANGES, type IssuerRange } from './card-issuers.data.ts';

const TEST_NUMBERS = 'published test number of a payment processor';
const OWN = 'written for this test';

const TIGHT_RANGES = ISSUER_RANGES.filter(({ isLoose }) => isLoose !== true);
const LOOSE_RANGES = ISSUER_RANGES.filter(({ isLoose }) => isLoose === true);

/** Digit grouping of formatted numbers: most schemes, Diners Club, American Express. */
const GROUPED: ValuePattern = {
  pattern:
    '[2-9][0-9]{3}(?: [0-9]{4}){3}|[2-9][0-9]{3}(?:-[0-9]{4}){3}|3[0-9]{3} [0-9]{6} [0-9]{4,5}|3[0-9]{3}-[0-9]{6}-[0-9]{4,5}',
  validate: isCard,
  alone: 'high',
};

export const classifier = defineClassifier({
  id: 'payment-card',
  name: 'Payment card number',
  class: 'financial',
  locale: 'any',
  sensitivity: 4,
  keywords: [
    'card',
    'cards',
    'card number',
    'credit',
    'debit',
    'credit card',
    'creditcard',
    'cc',
    'ccn',
    'visa',
    'mastercard',
    'maestro',
    'amex',
    'american express',
    'discover',
    'diners',
    'jcb',
    'unionpay',
    'rupay',
    'cvv',
    'cvc',
    'expiry',
    'exp',
    'pan',
    'karte',
    'kreditkarte',
    'kartennummer',
    'carte',
    'carte bancaire',
    'tarjeta',
    'carta di credito',
    'cartão',
    'kart numarası',
    'карта',
    'クレジットカード',
    '卡号',
  ],
  // Exact: the forms in which processors print them. Sources: test card pages of Stripe, Adyen and PayPal.
  testValues: [
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '4242424242424242',
    '4242 4242 4242 4242',
    '4012888888881881',
    '5555555555554444',
    '5555 5555 5555 4444',
    '5105105105105100',
    '378282246310005',
    '371449635398431',
    '6011111111111117',
    '6011000990139424',
    '30569309025904',
    '38520000023237',
    '3530111333300000',
    '3566002020360505',
  ],
  patterns: [
    GROUPED,
    {
      pattern: '[4-6][0-9]{3}(?: [0-9]{4}){3} [0-9]{3}|[4-6][0-9]{3}(?:-[0-9]{4}){3}-[0-9]{3}',
      validate: isCard,
      alone: 'medium',
      inField: 'high',
    },
    { pattern: '[0-9]{14,16}', validate: isOfTightRange, alone: 'medium', inField: 'high' },
    {
      pattern: '[0-9]{15,19}',
      validate: isOfLooseRange,
      alone: 'low',
      inField: 'medium',
      supported: 'medium',
    },
    {
      pattern: '[0-9]{12,14}',
      validate: isOfLooseRange,
      alone: 'none',
      inField: 'low',
      supported: 'medium',
    },
  ],
  reference: 'https://en.wikipedia.org/wiki/Payment_card_number',
  examples: {
    match: [
      { text: 'Visa card 4111 1111 1111 1111, exp 12/29', source: TEST_NUMBERS },
      { text: 'Mastercard: 5555-5555-5555-4444', source: TEST_NUMBERS },
      { text: 'Mastercard card 2223003122003222', source: TEST_NUMBERS },
      { text: 'amex 3782 822463 10005', source: TEST_NUMBERS },
      { text: 'Discover card number=6011111111111117;', source: TEST_NUMBERS },
      { text: 'Diners 30569309025904', source: TEST_NUMBERS },
      { text: '"jcb":"3530111333300000"', source: TEST_NUMBERS },
      {
        text: 'card 4111 1111 1111 1111 12 29 123',
        source: `${TEST_NUMBERS}, then expiry and code`,
      },
      { text: 'card: 1 4111111111111111 2', source: `${TEST_NUMBERS}, between other numbers` },
      { text: 'old visa, 13 digits: 4222222222222', source: TEST_NUMBERS },
      { text: 'air travel card 122000000000003', source: TEST_NUMBERS },
    ],
    noMatch: [
      { text: 'card 4111 1111 1111 1112', source: `${OWN}: check digit off by one` },
      { text: 'card 0000 0000 0000 0000', source: `${OWN}: passes the checksum, no issuer` },
      { text: 'order 4111111111111111111111', source: `${OWN}: longer than any card number` },
      { text: 'card_ref A4111111111111111', source: `${OWN}: part of an identifier` },
      { text: 'version 4.111111111111111', source: `${OWN}: a decimal number` },
      { text: 'call +1 202 555 0143 about the card', source: `${OWN}: a telephone number` },
      { text: 'card at 1711111111111', source: `${OWN}: a time in milliseconds` },
      { text: 'IMEI 356938035643809', source: `${OWN}: 15 digits with a valid checksum` },
      { text: 'card 4444444444444444', source: `${OWN}: one digit repeated` },
    ],
  },
});

function isCard(value: string, place: Place) {
  return isOfTightRange(value, place) || (isOfLooseRange(value, place) && 'medium');
}

function isOfTightRange(value: string, place: Place): boolean {
  return isIssued(value, place, TIGHT_RANGES);
}

function isOfLooseRange(value: string, place: Place): boolean {
  return isIssued(value, place, LOOSE_RANGES);
}

/** In one of the ranges, with its check digit, and no part of a decimal number. */
function isIssued(value: string, place: Place, ranges: readonly IssuerRange[]): boolean {
  const digits = digitsOf(value);
  if (!hasLuhn(digits) || isOneDigit(digits) || isPartOfDecimal(place)) return false;
  return ranges.some(({ from, to, lengths }) => {
    const prefix = digits.slice(0, from.length);
    return prefix >= from && prefix <= to && lengths.includes(digits.length);
  });
}
