import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `${fakeToken('alphanumeric', 14)}.atlasv1.${fakeToken('alphanumeric', 60, 2)}`;
const OTHER = `${fakeToken('alphanumeric', 14, 3)}.atlasv1.${fakeToken('alphanumeric', 67, 4)}`;

export const classifier = defineClassifier({
  id: 'hashicorp-terraform-token',
  name: 'HCP Terraform API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['terraform', 'hashicorp'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{14}\\.atlasv1\\.[A-Za-z0-9_-]{60,70}',
      alone: 'high',
      validate: looksIssued,
    },
    {
      pattern: '[A-Za-z0-9]{14}\\.atlasv1\\.[A-Za-z0-9]{67}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference:
    'https://developer.hashicorp.com/terraform/cloud-docs/users-teams-organizations/api-tokens',
  examples: {
    match: [
      { text: `terraform_access_key: ${TOKEN}`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${OTHER}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=${'x'.repeat(14)}.atlasv1.${'x'.repeat(60)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: ${fakeToken('alphanumeric', 14)}.atlasv1.${fakeToken('alphanumeric', 29)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
