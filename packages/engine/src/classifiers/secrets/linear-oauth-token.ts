import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `lin_oauth_${fakeToken('hex', 64)}`;

export const classifier = defineClassifier({
  id: 'linear-oauth-token',
  name: 'Linear OAuth token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['linear'],
  patterns: [{ pattern: 'lin_oauth_[a-f0-9]{64}', alone: 'high', validate: looksIssued }],
  reference: 'https://developers.linear.app/docs/oauth/authentication',
  examples: {
    match: [
      { text: `const linearSecret = '${TOKEN}';`, source: OWN },
      { text: `LINEAR_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=lin_oauth_${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      { text: `token: lin_oauth_${fakeToken('hex', 31)}`, source: `${OWN}: too short` },
    ],
  },
});
