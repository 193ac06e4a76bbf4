import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `AKIA${fakeToken('upperDigits', 16)}`;
const OTHER = `ASIA${fakeToken('upperDigits', 16, 3)}`;

export const classifier = defineClassifier({
  id: 'aws-access-key-id',
  name: 'AWS access key id',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['aws', 'amazon'],
  patterns: [
    { pattern: 'AKIA[A-Z0-9]{16}', alone: 'high', validate: looksIssued },
    { pattern: 'ASIA[A-Z0-9]{16}', alone: 'high', validate: looksIssued },
    { pattern: 'ABIA[A-Z0-9]{16}', alone: 'high', validate: looksIssued },
    { pattern: 'A3T[A-Z0-9][A-Z0-9]{16}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html',
  examples: {
    match: [
      { text: `AWS_API_KEY=${TOKEN}`, source: OWN },
      { text: `aws_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=AKIA${'X'.repeat(16)}`, source: `${OWN}: a placeholder` },
      { text: `token: AKIA${fakeToken('upperDigits', 7)}`, source: `${OWN}: too short` },
    ],
  },
});
