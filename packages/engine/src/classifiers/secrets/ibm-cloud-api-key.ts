import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = [
  'ibm_',
  'ibm-',
  'ibmcloud',
  'bluemix',
  'softlayer',
  'cloudant',
  'iam_api',
  'iam-api',
  'cloud_api',
  'cloud-api',
];
const TOKEN = fakeToken('alphanumeric', 44);
const OTHER = fakeToken('hex', 64, 3);

export const classifier = defineClassifier({
  id: 'ibm-cloud-api-key',
  name: 'IBM Cloud API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['ibmcloud', 'bluemix', 'softlayer', 'cloudant'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{44}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-z0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{48}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://cloud.ibm.com/docs/account?topic=account-userapikey',
  examples: {
    match: [
      { text: `ibm_ = '${TOKEN}'`, source: OWN },
      { text: `IBM_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `IBM_TOKEN=${'x'.repeat(44)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
