import { expect, test } from 'vitest';
import { HOSTILE_VALUES } from '../classification/hostile/hostile-values.ts';
import type { Place } from '../classifiers/define-classifier.ts';
import { assignmentBefore, quoteBefore } from './assignment.ts';
import { base58Payload } from './base58-check.ts';
import { base64Text } from './base64-text.ts';
import { hasBech32Checksum } from './bech32.ts';
import { checksumLevel } from './checksummed-token.ts';
import { crc32 } from './crc-32.ts';
import { alphanumericsOf, digitsOf } from './digits-of.ts';
import { shannonEntropy } from './entropy.ts';
import { icaoCheckDigit } from './icao-check-digit.ts';
import { hasMod11And10, hasMod11Minus2 } from './iso-7064.ts';
import { issuedTo } from './issued-token.ts';
import { hasLuhnBase36 } from './luhn-base-36.ts';
import { hasLuhn } from './luhn.ts';
import { mod97 } from './mod-97.ts';
import { nameWords } from './name-words.ts';
import { secretName } from './secret-name.ts';
import { secretScore } from './secret-score.ts';
import { secretShape } from './secret-shape.ts';
import { passwordKind } from './url-credentials.ts';
import { hasVerhoeff } from './verhoeff.ts';
import { wordLikeness } from './word-likeness.ts';
import { isWrittenDate } from './written-date.ts';

const place: Place = { before: () => 'client_secret = "', behind: () => '";' };

const TRUTHS: Readonly<Record<string, (value: string) => unknown>> = {
  hasBech32Checksum,
  hasMod11And10,
  hasMod11Minus2,
  hasLuhnBase36,
  hasLuhn,
  hasVerhoeff,
  isWrittenDate,
};
const NUMBERS: Readonly<Record<string, (value: string) => number>> = {
  crc32,
  shannonEntropy,
  icaoCheckDigit,
  mod97,
  wordShare: (value) => wordLikeness(value).share,
  letterCost: (value) => wordLikeness(value).cost,
  changeRate: (value) => secretShape(value).changeRate,
  digitShare: (value) => secretShape(value).digitShare,
};
const OTHERS: Readonly<Record<string, (value: string) => unknown>> = {
  assignmentBefore,
  quoteBefore,
  base58Payload: (value) => base58Payload(value, 'ripple'),
  base64Text,
  checksumLevel,
  alphanumericsOf,
  digitsOf,
  issuedTo: (value) => issuedTo(['acme'])(value, place),
  nameWords,
  secretName,
  passwordKind,
};

test.each(Object.keys(TRUTHS))('%s says yes or no to any value', (name) => {
  for (const value of HOSTILE_VALUES) {
    expect([value, typeof TRUTHS[name]?.(value)]).toEqual([value, 'boolean']);
  }
});

test.each(Object.keys(NUMBERS))('%s is a finite number of any value', (name) => {
  for (const value of HOSTILE_VALUES) {
    expect([value, Number.isFinite(NUMBERS[name]?.(value))]).toEqual([value, true]);
  }
});

test.each(Object.keys(OTHERS))('%s takes any value', (name) => {
  for (const value of HOSTILE_VALUES) expect(() => OTHERS[name]?.(value)).not.toThrow();
});

test('the score of any value is no NaN', () => {
  for (const value of HOSTILE_VALUES) {
    expect([value, Number.isNaN(secretScore(value, place))]).toEqual([value, false]);
  }
});
