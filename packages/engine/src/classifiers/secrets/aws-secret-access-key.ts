import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['aws_', 'aws-', 'aws.', 'awss', 'secret_access', 'secretaccess'];
const TOKEN = fakeToken('alphanumeric', 40);

export const classifier = defineClassifier({
  id: 'aws-secret-access-key',
  name: 'AWS secret access key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['aws.', 'awss', 'secretaccess'],
  patterns: [
    {
      pattern: '[A-Za-z0-9+/]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.aws.amazon.com/IAM/latest/UserGuide/id_credentials_access-keys.html',
  examples: {
    match: [
      { text: `AWS_API_KEY=${TOKEN}`, source: OWN },
      { text: `export AWS_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `AWS_TOKEN=${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
