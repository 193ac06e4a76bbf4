import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['uptimerobot'];
const TOKEN = `u${fakeToken('digits', 5)}-${fakeToken('hex', 24, 2)}`;
const OTHER = `${fakeToken('lowerDigits', 9, 3)}-${fakeToken('lowerDigits', 24, 4)}`;

export const classifier = defineClassifier({
  id: 'uptimerobot-api-key',
  name: 'UptimeRobot API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['uptimerobot'],
  patterns: [
    {
      pattern: '[um][0-9]{5,10}-[a-f0-9]{24}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-z0-9]{9,12}-[a-z0-9]{24}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://uptimerobot.com/api/',
  examples: {
    match: [
      { text: `uptimerobot_access_key: ${TOKEN}`, source: OWN },
      { text: `UPTIMEROBOT_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      {
        text: `UPTIMEROBOT_TOKEN=u${'0'.repeat(5)}-${'0'.repeat(24)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
