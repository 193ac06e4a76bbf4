import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['aws_session', 'aws.session', 'awssession', 'x-amz-security-token'];
const TOKEN = fakeToken('alphanumeric', 100);

export const classifier = defineClassifier({
  id: 'aws-session-token',
  name: 'AWS session token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['aws.session', 'awssession'],
  patterns: [
    {
      pattern: '[A-Za-z0-9/+=]{100,1000}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference:
    'https://docs.aws.amazon.com/IAM/latest/UserGuide/id_credentials_temp_use-resources.html',
  examples: {
    match: [
      { text: `export AWS_SESSION_TOKEN="${TOKEN}"`, source: OWN },
      { text: `aws_session = '${TOKEN}'`, source: OWN },
    ],
    noMatch: [
      { text: `AWS_SESSION_TOKEN=${'x'.repeat(100)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
