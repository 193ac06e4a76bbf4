import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `p8e-${fakeToken('alphanumeric', 32)}`;

export const classifier = defineClassifier({
  id: 'adobe-client-secret',
  name: 'Adobe client secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['adobe'],
  patterns: [{ pattern: 'p8e-[A-Za-z0-9_-]{32}', alone: 'high', validate: looksIssued }],
  reference: 'https://developer.adobe.com/developer-console/docs/guides/authentication/',
  examples: {
    match: [
      { text: `export ADOBE_TOKEN="${TOKEN}"`, source: OWN },
      { text: `adobe_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=p8e-${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: p8e-${fakeToken('alphanumeric', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
