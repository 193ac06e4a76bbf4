import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo, looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['mailgun'];
const TOKEN = `key-${fakeToken('hex', 32)}`;
const OTHER = `${fakeToken('hex', 32, 3)}-${fakeToken('hex', 8, 4)}-${fakeToken('hex', 8, 5)}`;

export const classifier = defineClassifier({
  id: 'mailgun-api-key',
  name: 'Mailgun API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['mailgun'],
  patterns: [
    { pattern: 'key-[a-fA-F0-9]{32}', alone: 'high', validate: looksIssued },
    {
      pattern: '[a-f0-9]{32}-[a-f0-9]{8}-[a-f0-9]{8}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://documentation.mailgun.com/docs/mailgun/user-manual/api-key-mgmt/rbac-mgmt',
  examples: {
    match: [
      { text: `config.mailgun.apiKey = "${TOKEN}"`, source: OWN },
      { text: `MAILGUN_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=key-${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: key-${fakeToken('hex', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
