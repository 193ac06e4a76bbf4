import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `vcp_${fakeToken('alphanumeric', 40)}`;
const OTHER = `vci_${fakeToken('alphanumeric', 40, 3)}`;

export const classifier = defineClassifier({
  id: 'vercel-access-token',
  name: 'Vercel token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['vercel'],
  patterns: [
    { pattern: 'vcp_[A-Za-z0-9]{40,60}', alone: 'high', validate: looksIssued },
    { pattern: 'vci_[A-Za-z0-9]{40,60}', alone: 'high', validate: looksIssued },
    { pattern: 'vca_[A-Za-z0-9]{40,60}', alone: 'high', validate: looksIssued },
    { pattern: 'vcr_[A-Za-z0-9]{40,60}', alone: 'high', validate: looksIssued },
    { pattern: 'vck_[A-Za-z0-9]{40,60}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://vercel.com/docs/rest-api#authentication',
  examples: {
    match: [
      { text: `  "vercelToken": "${TOKEN}",`, source: OWN },
      { text: `VERCEL_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=vcp_${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: vcp_${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
