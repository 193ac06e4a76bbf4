import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sgp_${fakeToken('alphanumeric', 64)}`;

export const classifier = defineClassifier({
  id: 'segment-api-token',
  name: 'Segment public API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['segment'],
  patterns: [{ pattern: 'sgp_[A-Za-z0-9]{64}', alone: 'high', validate: looksIssued }],
  reference: 'https://segment.com/docs/api/public-api/',
  examples: {
    match: [
      { text: `  "segmentToken": "${TOKEN}",`, source: OWN },
      { text: `export SEGMENT_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sgp_${'x'.repeat(64)}`, source: `${OWN}: a placeholder` },
      { text: `token: sgp_${fakeToken('alphanumeric', 31)}`, source: `${OWN}: too short` },
    ],
  },
});
