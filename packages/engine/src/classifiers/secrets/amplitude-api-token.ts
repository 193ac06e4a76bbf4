import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `amp_pat_${fakeToken('alphanumeric', 32)}`;

export const classifier = defineClassifier({
  id: 'amplitude-api-token',
  name: 'Amplitude personal access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['amplitude'],
  patterns: [{ pattern: 'amp_pat_[A-Za-z0-9]{32,64}', alone: 'high', validate: looksIssued }],
  reference: 'https://amplitude.com/docs/apis/authentication',
  examples: {
    match: [
      { text: `const amplitudeSecret = '${TOKEN}';`, source: OWN },
      { text: `amplitude_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=amp_pat_${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: amp_pat_${fakeToken('alphanumeric', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
