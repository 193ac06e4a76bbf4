import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['denodeploy', 'deno_deploy'];
const TOKEN = `ddp_${fakeToken('alphanumeric', 36)}`;
const OTHER = `ddw_${fakeToken('alphanumeric', 36, 3)}`;

export const classifier = defineClassifier({
  id: 'denodeploy-token',
  name: 'Deno Deploy token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['denodeploy'],
  patterns: [
    {
      pattern: 'dd[pw]_[A-Za-z0-9]{36}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'dd[wp]_[A-Za-z0-9]{36}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.deno.com/deploy/manual/',
  examples: {
    match: [
      { text: `denodeploy_access_key: ${TOKEN}`, source: OWN },
      { text: `const denodeploySecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `DENODEPLOY_TOKEN=ddp_${'x'.repeat(36)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
