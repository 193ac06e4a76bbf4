import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `${fakeToken('hex', 32)}-us1`;

export const classifier = defineClassifier({
  id: 'mailchimp-api-key',
  name: 'Mailchimp API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['mailchimp'],
  patterns: [{ pattern: '[a-f0-9]{32}-us[0-9]{1,2}', alone: 'high', validate: looksIssued }],
  reference: 'https://mailchimp.com/developer/marketing/guides/quick-start/',
  examples: {
    match: [
      { text: `MAILCHIMP_API_KEY=${TOKEN}`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=${'0'.repeat(32)}-us1`, source: `${OWN}: a placeholder` },
      { text: `token: ${fakeToken('hex', 15)}-us1`, source: `${OWN}: too short` },
    ],
  },
});
