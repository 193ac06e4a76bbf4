import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['segment_', 'segment-', 'segmentio', 'segment.io', 'segmentwrite', 'segmentkey'];
const TOKEN = fakeToken('alphanumeric', 32);
const OTHER = `${fakeToken('alphanumeric', 43, 3)}.${fakeToken('alphanumeric', 43, 4)}`;

export const classifier = defineClassifier({
  id: 'segment-write-key',
  name: 'Segment write key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['segmentio', 'segment.io', 'segmentwrite', 'segmentkey'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{43}\\.[A-Za-z0-9_-]{43}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://segment.com/docs/connections/find-writekey/',
  examples: {
    match: [
      { text: `export SEGMENT_TOKEN="${TOKEN}"`, source: OWN },
      { text: `SEGMENT_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `SEGMENT_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
