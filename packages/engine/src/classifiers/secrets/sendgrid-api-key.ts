import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `SG.${fakeToken('alphanumeric', 20)}.${fakeToken('alphanumeric', 39, 2)}`;

export const classifier = defineClassifier({
  id: 'sendgrid-api-key',
  name: 'SendGrid API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['sendgrid'],
  patterns: [
    {
      pattern: 'SG\\.[A-Za-z0-9_-]{20,24}\\.[A-Za-z0-9_-]{39,50}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://www.twilio.com/docs/sendgrid/ui/account-and-settings/api-keys',
  examples: {
    match: [
      { text: `const sendgridSecret = '${TOKEN}';`, source: OWN },
      { text: `sendgrid_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=SG.${'x'.repeat(20)}.${'x'.repeat(39)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: SG.${fakeToken('alphanumeric', 20)}.${fakeToken('alphanumeric', 18)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
