import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `dop_v1_${fakeToken('hex', 64)}`;

export const classifier = defineClassifier({
  id: 'digitalocean-personal-token',
  name: 'DigitalOcean personal access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['digitalocean'],
  patterns: [{ pattern: 'dop_v1_[a-f0-9]{64}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.digitalocean.com/reference/api/create-personal-access-token/',
  examples: {
    match: [
      { text: `export DIGITALOCEAN_TOKEN="${TOKEN}"`, source: OWN },
      { text: `config.digitalocean.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=dop_v1_${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      { text: `token: dop_v1_${fakeToken('hex', 31)}`, source: `${OWN}: too short` },
    ],
  },
});
