import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `${fakeToken('alphanumeric', 3)}8Q~${fakeToken('alphanumeric', 34, 2)}`;

/** One pattern for each digit, so that the scan has three bytes to look for: `8Q~`. */
const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

export const classifier = defineClassifier({
  id: 'azure-ad-client-secret',
  name: 'Microsoft Entra client secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['azure', 'entra', 'client secret'],
  patterns: DIGITS.map((digit) => ({
    pattern: `[A-Za-z0-9_~.]{3}${digit}Q~[A-Za-z0-9_~.-]{31,34}`,
    alone: 'high' as const,
    validate: looksIssued,
  })),
  reference: 'https://learn.microsoft.com/en-us/entra/identity-platform/how-to-add-credentials',
  examples: {
    match: [
      { text: `AZURE_CLIENT_SECRET=${TOKEN}`, source: OWN },
      { text: `"clientSecret": "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: '~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~', source: `${OWN}: a rule of tildes` },
      { text: `secret: abc8Q~${fakeToken('alphanumeric', 20)}`, source: `${OWN}: too short` },
    ],
  },
});
