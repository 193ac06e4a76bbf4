import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `doo_v1_${fakeToken('hex', 64)}`;

export const classifier = defineClassifier({
  id: 'digitalocean-oauth-token',
  name: 'DigitalOcean OAuth token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['digitalocean'],
  patterns: [{ pattern: 'doo_v1_[a-f0-9]{64}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.digitalocean.com/reference/api/oauth-api/',
  examples: {
    match: [
      { text: `digitalocean_access_key: ${TOKEN}`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=doo_v1_${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      { text: `token: doo_v1_${fakeToken('hex', 31)}`, source: `${OWN}: too short` },
    ],
  },
});
