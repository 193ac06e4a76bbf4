import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `CLOJARS_${fakeToken('hex', 60)}`;

export const classifier = defineClassifier({
  id: 'clojars-deploy-token',
  name: 'Clojars deploy token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['clojars'],
  patterns: [{ pattern: 'CLOJARS_[a-f0-9]{60}', alone: 'high', validate: looksIssued }],
  reference: 'https://github.com/clojars/clojars-web/wiki/Deploy-Tokens',
  examples: {
    match: [
      { text: `clojars_access_key: ${TOKEN}`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=CLOJARS_${'0'.repeat(60)}`, source: `${OWN}: a placeholder` },
      { text: `token: CLOJARS_${fakeToken('hex', 29)}`, source: `${OWN}: too short` },
    ],
  },
});
