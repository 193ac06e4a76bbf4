import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `lsv2_pt_${fakeToken('hex', 32)}_${fakeToken('hex', 10, 2)}`;
const OTHER = `lsv2_sk_${fakeToken('hex', 32, 3)}_${fakeToken('hex', 10, 4)}`;

export const classifier = defineClassifier({
  id: 'langsmith-api-key',
  name: 'LangSmith API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['langsmith', 'langchain'],
  patterns: [
    { pattern: 'lsv2_pt_[a-f0-9]{32}_[a-f0-9]{10}', alone: 'high', validate: looksIssued },
    { pattern: 'lsv2_sk_[a-f0-9]{32}_[a-f0-9]{10}', alone: 'high', validate: looksIssued },
  ],
  reference:
    'https://docs.smith.langchain.com/administration/how_to_guides/organization_management/create_account_api_key',
  examples: {
    match: [
      { text: `config.langsmith.apiKey = "${TOKEN}"`, source: OWN },
      { text: `const langsmithSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=lsv2_pt_${'0'.repeat(32)}_${'0'.repeat(10)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: lsv2_pt_${fakeToken('hex', 15)}_${fakeToken('hex', 10)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
