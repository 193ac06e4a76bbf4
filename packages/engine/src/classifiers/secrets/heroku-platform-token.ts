import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `HRKU-${fakeToken('hex', 8)}-${fakeToken('hex', 4, 2)}-${fakeToken('hex', 4, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 12, 5)}`;
const OTHER = `HRKU-AA${fakeToken('alphanumeric', 58, 3)}`;

export const classifier = defineClassifier({
  id: 'heroku-platform-token',
  name: 'Heroku platform API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['heroku'],
  patterns: [
    {
      pattern: 'HRKU-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}',
      alone: 'high',
      validate: looksIssued,
    },
    { pattern: 'HRKU-AA[A-Za-z0-9_-]{58}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://devcenter.heroku.com/articles/platform-api-quickstart',
  examples: {
    match: [
      { text: `const herokuSecret = '${TOKEN}';`, source: OWN },
      { text: `config.heroku.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=HRKU-${'0'.repeat(8)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(12)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: HRKU-${fakeToken('hex', 8)}-${fakeToken('hex', 4)}-${fakeToken('hex', 4)}-${fakeToken('hex', 4)}-${fakeToken('hex', 5)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
