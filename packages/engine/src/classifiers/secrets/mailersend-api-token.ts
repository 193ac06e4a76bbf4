import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `mlsn.${fakeToken('hex', 64)}`;

export const classifier = defineClassifier({
  id: 'mailersend-api-token',
  name: 'MailerSend API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['mailersend'],
  patterns: [{ pattern: 'mlsn\\.[a-f0-9]{64}', alone: 'high', validate: looksIssued }],
  reference: 'https://developers.mailersend.com/general.html#api-token',
  examples: {
    match: [
      { text: `  "mailersendToken": "${TOKEN}",`, source: OWN },
      { text: `MAILERSEND_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=mlsn.${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      { text: `token: mlsn.${fakeToken('hex', 31)}`, source: `${OWN}: too short` },
    ],
  },
});
