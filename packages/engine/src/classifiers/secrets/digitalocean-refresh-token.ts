import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `dor_v1_${fakeToken('hex', 64)}`;

export const classifier = defineClassifier({
  id: 'digitalocean-refresh-token',
  name: 'DigitalOcean refresh token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['digitalocean'],
  patterns: [{ pattern: 'dor_v1_[a-f0-9]{64}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.digitalocean.com/reference/api/oauth-api/',
  examples: {
    match: [
      { text: `config.digitalocean.apiKey = "${TOKEN}"`, source: OWN },
      { text: `DIGITALOCEAN_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=dor_v1_${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      { text: `token: dor_v1_${fakeToken('hex', 31)}`, source: `${OWN}: too short` },
    ],
  },
});
