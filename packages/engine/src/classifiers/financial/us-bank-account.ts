import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { defineClassifier, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'us-bank-account',
  name: 'US bank account number',
  class: 'financial',
  locale: 'us',
  sensitivity: 3,
  keywords: [
    'account',
    'account number',
    'account no',
    'account #',
    'acct',
    'acct no',
    'acct #',
    'bank account',
    'checking',
    'checking account',
    'savings',
    'savings account',
    'direct deposit',
    'deposit',
    'iban',
    'wire',
  ],
  patterns: [
    {
      pattern: '[0-9]{8,17}',
      validate: isOfBank,
      alone: 'none',
      inField: 'low',
      supported: 'medium',
    },
    {
      pattern: '[0-9]{3,6}(?:[ -][0-9]{3,6}){1,3}',
      validate: isOfBank,
      alone: 'none',
      inField: 'none',
      supported: 'low',
    },
  ],
  examples: {
    match: [
      { text: 'account number 945456787654', source: `${OWN}: twelve digits` },
      { text: 'checking acct 00123456789', source: `${OWN}: eleven digits` },
      { text: 'direct deposit to 12345670', source: `${OWN}: eight digits` },
    ],
    noMatch: [
      { text: 'account number 1234567', source: `${OWN}: too short` },
      { text: '945456787654 items', source: `${OWN}: nothing says account` },
      { text: 'account 00000000', source: `${OWN}: one digit repeated` },
      { text: 'aws_account_id: 945456787654', source: `${OWN}: an account of a cloud` },
    ],
  },
});

/** Cloud and service accounts also have numbers. */
function isOfBank(value: string, place: Place): boolean {
  const isOther =
    /(?:aws|amazon|azure|gcp|iam|twilio|github|user|service)[A-Za-z_ ]*["']?[ :=]*["']?$/i.test(
      place.before(),
    );
  return !isOther && !isOneDigit(digitsOf(value));
}
