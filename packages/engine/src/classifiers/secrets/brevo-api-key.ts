import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `xkeysib-${fakeToken('hex', 64)}-${fakeToken('alphanumeric', 16, 2)}`;
const OTHER = `xsmtpsib-${fakeToken('hex', 64, 3)}-${fakeToken('alphanumeric', 16, 4)}`;

export const classifier = defineClassifier({
  id: 'brevo-api-key',
  name: 'Brevo (Sendinblue) API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['brevo', 'sendinblue'],
  patterns: [
    { pattern: 'xkeysib-[a-f0-9]{64}-[A-Za-z0-9]{16}', alone: 'high', validate: looksIssued },
    { pattern: 'xsmtpsib-[a-f0-9]{64}-[A-Za-z0-9]{16}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://developers.brevo.com/docs/getting-started',
  examples: {
    match: [
      { text: `  "brevoToken": "${TOKEN}",`, source: OWN },
      { text: `BREVO_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=xkeysib-${'0'.repeat(64)}-${'x'.repeat(16)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: xkeysib-${fakeToken('hex', 31)}-${fakeToken('alphanumeric', 16)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
