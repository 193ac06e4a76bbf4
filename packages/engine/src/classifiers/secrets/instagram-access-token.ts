import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo, looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['instagram', 'ig_', 'graph.'];
const TOKEN = `IGQ${fakeToken('alphanumeric', 100)}`;
const OTHER = `IGAA${fakeToken('alphanumeric', 100, 3)}`;

export const classifier = defineClassifier({
  id: 'instagram-access-token',
  name: 'Instagram access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['instagram'],
  patterns: [
    { pattern: 'IGQ[A-Za-z0-9_-]{100,300}', alone: 'high', validate: looksIssued },
    {
      pattern: 'IGAA[A-Za-z0-9_-]{100,300}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.facebook.com/docs/instagram-platform/overview',
  examples: {
    match: [
      { text: `INSTAGRAM_API_KEY=${TOKEN}`, source: OWN },
      { text: `const instagramSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=IGQ${'x'.repeat(100)}`, source: `${OWN}: a placeholder` },
      { text: `token: IGQ${fakeToken('alphanumeric', 49)}`, source: `${OWN}: too short` },
    ],
  },
});
