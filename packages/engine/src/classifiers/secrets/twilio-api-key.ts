import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['twilio'];
const TOKEN = `SK${fakeToken('hex', 32)}`;

export const classifier = defineClassifier({
  id: 'twilio-api-key',
  name: 'Twilio API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['twilio'],
  patterns: [
    {
      pattern: 'SK[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.twilio.com/docs/iam/api-keys',
  examples: {
    match: [
      { text: `export TWILIO_TOKEN="${TOKEN}"`, source: OWN },
      { text: `TWILIO_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `TWILIO_TOKEN=SK${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
