import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `fio-u-${fakeToken('alphanumeric', 64)}`;

export const classifier = defineClassifier({
  id: 'frame-io-token',
  name: 'Frame.io API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['frame'],
  patterns: [{ pattern: 'fio-u-[A-Za-z0-9_-]{64}', alone: 'high', validate: looksIssued }],
  reference: 'https://developer.frame.io/docs/getting-started/authentication',
  examples: {
    match: [
      { text: `FRAME_API_KEY=${TOKEN}`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=fio-u-${'x'.repeat(64)}`, source: `${OWN}: a placeholder` },
      { text: `token: fio-u-${fakeToken('alphanumeric', 31)}`, source: `${OWN}: too short` },
    ],
  },
});
