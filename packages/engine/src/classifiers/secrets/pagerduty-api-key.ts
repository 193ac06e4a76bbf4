import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['pagerduty', 'pager_duty', 'pd_api'];
const TOKEN = fakeToken('alphanumeric', 20);
const OTHER = fakeToken('hex', 32, 3);

export const classifier = defineClassifier({
  id: 'pagerduty-api-key',
  name: 'PagerDuty API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['pagerduty'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_+-]{20}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://support.pagerduty.com/main/docs/api-access-keys',
  examples: {
    match: [
      { text: `PAGERDUTY_API_KEY=${TOKEN}`, source: OWN },
      { text: `  "pagerdutyToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `PAGERDUTY_TOKEN=${'x'.repeat(20)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
