import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `cfut_${fakeToken('alphanumeric', 40)}`;
const OTHER = `cfat_${fakeToken('alphanumeric', 40, 3)}`;

export const classifier = defineClassifier({
  id: 'cloudflare-scoped-token',
  name: 'Cloudflare API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['cloudflare'],
  patterns: [
    { pattern: 'cfut_[A-Za-z0-9]{40,60}', alone: 'high', validate: looksIssued },
    { pattern: 'cfat_[A-Za-z0-9]{40,60}', alone: 'high', validate: looksIssued },
    { pattern: 'cfk_[A-Za-z0-9]{40,60}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://developers.cloudflare.com/fundamentals/api/get-started/create-token/',
  examples: {
    match: [
      { text: `CLOUDFLARE_API_KEY=${TOKEN}`, source: OWN },
      { text: `  "cloudflareToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=cfut_${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: cfut_${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
