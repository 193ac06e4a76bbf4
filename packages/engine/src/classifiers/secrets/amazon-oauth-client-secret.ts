import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `amzn1.oa2-cs.v1.${fakeToken('hex', 64)}`;

export const classifier = defineClassifier({
  id: 'amazon-oauth-client-secret',
  name: 'Amazon OAuth client secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['amazon'],
  patterns: [
    { pattern: 'amzn1\\.oa2-cs\\.v1\\.[a-f0-9]{64}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://developer.amazon.com/docs/login-with-amazon/security-profile.html',
  examples: {
    match: [
      { text: `export AMAZON_TOKEN="${TOKEN}"`, source: OWN },
      { text: `AMAZON_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=amzn1.oa2-cs.v1.${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      { text: `token: amzn1.oa2-cs.v1.${fakeToken('hex', 31)}`, source: `${OWN}: too short` },
    ],
  },
});
