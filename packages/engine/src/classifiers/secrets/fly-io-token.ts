import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `fo1_${fakeToken('alphanumeric', 43)}`;
const OTHER = `fm1a_${fakeToken('alphanumeric', 100, 3)}`;

export const classifier = defineClassifier({
  id: 'fly-io-token',
  name: 'Fly.io access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['fly'],
  patterns: [
    { pattern: 'fo1_[A-Za-z0-9_]{43}', alone: 'high', validate: looksIssued },
    { pattern: 'fm1[ar]_[A-Za-z0-9+/]{100,700}={0,3}', alone: 'high', validate: looksIssued },
    { pattern: 'fm2_[A-Za-z0-9+/]{100,700}={0,3}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://fly.io/docs/security/tokens/',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `fly_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=fo1_${'x'.repeat(43)}`, source: `${OWN}: a placeholder` },
      { text: `token: fo1_${fakeToken('alphanumeric', 20)}`, source: `${OWN}: too short` },
    ],
  },
});
