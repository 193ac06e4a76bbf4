import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `pul-${fakeToken('hex', 40)}`;

export const classifier = defineClassifier({
  id: 'pulumi-access-token',
  name: 'Pulumi access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['pulumi'],
  patterns: [{ pattern: 'pul-[a-f0-9]{40}', alone: 'high', validate: looksIssued }],
  reference: 'https://www.pulumi.com/docs/pulumi-cloud/access-management/access-tokens/',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `export PULUMI_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=pul-${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: pul-${fakeToken('hex', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
