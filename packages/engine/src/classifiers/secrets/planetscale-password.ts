import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `pscale_pw_${fakeToken('alphanumeric', 32)}`;

export const classifier = defineClassifier({
  id: 'planetscale-password',
  name: 'PlanetScale database password',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['planetscale'],
  patterns: [{ pattern: 'pscale_pw_[A-Za-z0-9_-]{32,64}', alone: 'high', validate: looksIssued }],
  reference: 'https://planetscale.com/docs/concepts/connection-strings',
  examples: {
    match: [
      { text: `const planetscaleSecret = '${TOKEN}';`, source: OWN },
      { text: `config.planetscale.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=pscale_pw_${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: pscale_pw_${fakeToken('alphanumeric', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
