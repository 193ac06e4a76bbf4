import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `flp_${fakeToken('alphanumeric', 46)}`;

export const classifier = defineClassifier({
  id: 'friendli-token',
  name: 'Friendli token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['friendli'],
  patterns: [{ pattern: 'flp_[A-Za-z0-9]{46}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.friendli.ai/',
  examples: {
    match: [
      { text: `friendli_access_key: ${TOKEN}`, source: OWN },
      { text: `config.friendli.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=flp_${'x'.repeat(46)}`, source: `${OWN}: a placeholder` },
      { text: `token: flp_${fakeToken('alphanumeric', 22)}`, source: `${OWN}: too short` },
    ],
  },
});
