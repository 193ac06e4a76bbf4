import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['bitwarden', 'bws_'];
const TOKEN = `0.${fakeToken('hex', 8)}-${fakeToken('hex', 4, 2)}-${fakeToken('hex', 4, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 12, 5)}.${fakeToken('alphanumeric', 30, 6)}:${fakeToken('alphanumeric', 22, 7)}==`;

export const classifier = defineClassifier({
  id: 'bitwarden-access-token',
  name: 'Bitwarden Secrets Manager access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['bitwarden', 'bws'],
  patterns: [
    {
      pattern:
        '0\\.[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}\\.[A-Za-z0-9]{30}:[A-Za-z0-9+/]{22}==',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://bitwarden.com/help/access-tokens/',
  examples: {
    match: [
      { text: `export BITWARDEN_TOKEN="${TOKEN}"`, source: OWN },
      { text: `const bitwardenSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      {
        text: `BITWARDEN_TOKEN=0.${'0'.repeat(8)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(12)}.${'x'.repeat(30)}:${'x'.repeat(22)}==`,
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
