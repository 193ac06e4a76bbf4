import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `SK${fakeToken('hex', 32)}`;

export const classifier = defineClassifier({
  id: 'twilio-api-key',
  name: 'Twilio API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['twilio'],
  patterns: [{ pattern: 'SK[a-f0-9]{32}', alone: 'high', validate: looksIssued }],
  reference: 'https://www.twilio.com/docs/iam/api-keys',
  examples: {
    match: [
      { text: `const twilioSecret = '${TOKEN}';`, source: OWN },
      { text: `TWILIO_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=SK${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: SK${fakeToken('hex', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
