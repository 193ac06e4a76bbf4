import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['mandrill'];
const TOKEN = fakeToken('alphanumeric', 22);
const OTHER = `md-${fakeToken('alphanumeric', 22, 3)}`;

export const classifier = defineClassifier({
  id: 'mandrill-api-key',
  name: 'Mandrill API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['mandrill'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{22}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'md-[A-Za-z0-9]{22}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://mailchimp.com/developer/transactional/docs/fundamentals/',
  examples: {
    match: [
      { text: `const mandrillSecret = '${TOKEN}';`, source: OWN },
      { text: `config.mandrill.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MANDRILL_TOKEN=${'x'.repeat(22)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
