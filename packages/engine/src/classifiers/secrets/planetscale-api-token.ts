import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `pscale_tkn_${fakeToken('alphanumeric', 32)}`;
const OTHER = `pscale_oauth_${fakeToken('alphanumeric', 32, 3)}`;

export const classifier = defineClassifier({
  id: 'planetscale-api-token',
  name: 'PlanetScale API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['planetscale'],
  patterns: [
    { pattern: 'pscale_tkn_[A-Za-z0-9_-]{32,64}', alone: 'high', validate: looksIssued },
    { pattern: 'pscale_oauth_[A-Za-z0-9_-]{32,64}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://planetscale.com/docs/concepts/service-tokens',
  examples: {
    match: [
      { text: `  "planetscaleToken": "${TOKEN}",`, source: OWN },
      { text: `planetscale_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=pscale_tkn_${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: pscale_tkn_${fakeToken('alphanumeric', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
