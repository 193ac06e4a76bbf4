import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['linode_', 'linode-', 'linodeapi', 'linodetoken'];
const TOKEN = fakeToken('hex', 64);

export const classifier = defineClassifier({
  id: 'linode-api-token',
  name: 'Linode API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['linodeapi', 'linodetoken'],
  patterns: [
    {
      pattern: '[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://techdocs.akamai.com/linode-api/reference/get-started',
  examples: {
    match: [
      { text: `export LINODE_TOKEN="${TOKEN}"`, source: OWN },
      { text: `LINODE_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `LINODE_TOKEN=${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
