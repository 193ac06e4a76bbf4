import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `tss_${fakeToken('alphanumeric', 38)}`;

export const classifier = defineClassifier({
  id: 'thunderstore-token',
  name: 'Thunderstore API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['thunderstore'],
  patterns: [{ pattern: 'tss_[A-Za-z0-9]{38}', alone: 'high', validate: looksIssued }],
  reference: 'https://thunderstore.io/api/docs/',
  examples: {
    match: [
      { text: `config.thunderstore.apiKey = "${TOKEN}"`, source: OWN },
      { text: `const thunderstoreSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=tss_${'x'.repeat(38)}`, source: `${OWN}: a placeholder` },
      { text: `token: tss_${fakeToken('alphanumeric', 18)}`, source: `${OWN}: too short` },
    ],
  },
});
