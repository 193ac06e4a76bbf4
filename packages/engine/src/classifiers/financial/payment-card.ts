import { defineClassifier } from '../define-classifier.ts';
import { digitRuns, type DigitGroup, type DigitRun } from '../digit-runs.ts';

/** First digits that a scheme issues, as an inclusive range of equal length, and its number lengths. */
interface IssuerRange {
  from: string;
  to: string;
  lengths: readonly number[];
}

/** Ranges of the large card schemes, by their first digits (ISO/IEC 7812 issuer identification). */
const ISSUER_RANGES: readonly IssuerRange[] = [
  { from: '4', to: '4', lengths: [13, 16, 19] },
  { from: '51', to: '55', lengths: [16] },
  { from: '2221', to: '2720', lengths: [16] },
  { from: '34', to: '34', lengths: [15] },
  { from: '37', to: '37', lengths: [15] },
  { from: '6011', to: '6011', lengths: [16, 19] },
  { from: '644', to: '649', lengths: [16, 19] },
  { from: '65', to: '65', lengths: [16, 19] },
  { from: '300', to: '305', lengths: [14] },
  { from: '36', to: '36', lengths: [14] },
  { from: '38', to: '39', lengths: [14] },
  { from: '3528', to: '3589', lengths: [16] },
  { from: '62', to: '62', lengths: [16, 17, 18, 19] },
];

const KEYWORDS = [
  'card',
  'credit',
  'debit',
  'visa',
  'mastercard',
  'amex',
  'american express',
  'discover',
  'diners',
  'jcb',
  'unionpay',
  'cvv',
  'cvc',
  'expir',
  'pan',
  'karte',
  'carte',
  'tarjeta',
];

/** How far around a number context words count, in code units. */
const CONTEXT_UNITS = 80;

const TEST_NUMBERS = 'published test number of a payment processor';
const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'payment-card',
  name: 'Payment card number',
  class: 'financial',
  sensitivity: 4,
  keywords: KEYWORDS,
  find(text) {
    return digitRuns(text)
      .flatMap(cardNumbersIn)
      .map((match) => ({
        start: match.start,
        end: match.end,
        confidence: confidenceOf(text, match),
      }));
  },
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
      { text: '7 cards: 1 4111111111111111 2', source: `${TEST_NUMBERS}, between other numbers` },
      { text: 'old visa, 13 digits: 4222222222222', source: TEST_NUMBERS },
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

/** How card numbers are grouped when they are not written in one. */
const GROUPINGS: readonly string[] = ['4-4-4-4', '4-6-5', '4-6-4', '4-4-4-4-3', '4-4-4-1'];

interface FoundNumber {
  start: number;
  end: number;
  isGrouped: boolean;
}

/** Card numbers in a run: whole groups only, in one piece or grouped as cards are. */
function cardNumbersIn(run: DigitRun): FoundNumber[] {
  const found: FoundNumber[] = [];
  let next = 0;
  while (next < run.length) {
    const groups = cardGroupsAt(run, next);
    const [first] = groups;
    const last = groups[groups.length - 1];
    if (first === undefined || last === undefined) next += 1;
    else {
      found.push({ start: first.start, end: last.end, isGrouped: groups.length > 1 });
      next += groups.length;
    }
  }
  return found;
}

/** The longest grouping from that group on that is a card number; at most five groups are tried. */
function cardGroupsAt(run: DigitRun, start: number): readonly DigitGroup[] {
  for (let count = Math.min(5, run.length - start); count > 0; count -= 1) {
    const groups = run.slice(start, start + count);
    const grouping = groups.map(({ digits }) => digits.length).join('-');
    const isWritten = count === 1 || GROUPINGS.includes(grouping);
    if (isWritten && isCardNumber(groups.map(({ digits }) => digits).join(''))) return groups;
  }
  return [];
}

function isCardNumber(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19) return false;
  return isIssued(digits) && hasLuhnCheckDigit(digits);
}

function isIssued(digits: string): boolean {
  return ISSUER_RANGES.some(({ from, to, lengths }) => {
    const prefix = digits.slice(0, from.length);
    return prefix >= from && prefix <= to && lengths.includes(digits.length);
  });
}

/** ISO/IEC 7812-1 annex B: every second digit from the right is doubled; the sum ends in zero. */
function hasLuhnCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - index) - 48;
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** The checksum lets one number in ten pass; grouping and context words carry the rest. */
function confidenceOf(text: string, match: FoundNumber): number {
  const from = Math.max(0, match.start - CONTEXT_UNITS);
  const around = text.slice(from, match.end + CONTEXT_UNITS).toLowerCase();
  const hasContext = KEYWORDS.some((keyword) => around.includes(keyword));
  if (hasContext) return 0.95;
  return match.isGrouped ? 0.75 : 0.6;
}
