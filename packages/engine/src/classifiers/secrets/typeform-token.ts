import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `tfp_${fakeToken('alphanumeric', 40)}`;

export const classifier = defineClassifier({
  id: 'typeform-token',
  name: 'Typeform personal access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['typeform'],
  patterns: [{ pattern: 'tfp_[A-Za-z0-9_.=-]{40,64}', alone: 'high', validate: looksIssued }],
  reference: 'https://www.typeform.com/developers/get-started/personal-access-token/',
  examples: {
    match: [
      { text: `typeform_access_key: ${TOKEN}`, source: OWN },
      { text: `const typeformSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=tfp_${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: tfp_${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
