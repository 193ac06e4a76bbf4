import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `pubkey-${fakeToken('hex', 32)}`;

export const classifier = defineClassifier({
  id: 'mailgun-public-key',
  name: 'Mailgun public validation key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['mailgun'],
  patterns: [{ pattern: 'pubkey-[a-f0-9]{32}', alone: 'high', validate: looksIssued }],
  reference: 'https://documentation.mailgun.com/docs/mailgun/user-manual/api-key-mgmt/rbac-mgmt',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `mailgun_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=pubkey-${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: pubkey-${fakeToken('hex', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
