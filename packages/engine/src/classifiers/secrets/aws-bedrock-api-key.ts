import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `ABSK${fakeToken('alphanumeric', 109)}`;
const OTHER = `bedrock-api-key-${fakeToken('alphanumeric', 60, 3)}`;

export const classifier = defineClassifier({
  id: 'aws-bedrock-api-key',
  name: 'Amazon Bedrock API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['aws', 'bedrock'],
  patterns: [
    { pattern: 'ABSK[A-Za-z0-9+/]{109,269}={0,3}', alone: 'high', validate: looksIssued },
    { pattern: 'bedrock-api-key-[A-Za-z0-9+/]{60,}={0,3}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.aws.amazon.com/bedrock/latest/userguide/api-keys.html',
  examples: {
    match: [
      { text: `  "awsToken": "${TOKEN}",`, source: OWN },
      { text: `config.aws.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=ABSK${'x'.repeat(109)}`, source: `${OWN}: a placeholder` },
      { text: `token: ABSK${fakeToken('alphanumeric', 53)}`, source: `${OWN}: too short` },
    ],
  },
});
