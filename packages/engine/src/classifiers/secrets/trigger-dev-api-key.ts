import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `tr_dev_${fakeToken('alphanumeric', 20)}`;
const OTHER = `tr_prod_${fakeToken('alphanumeric', 20, 3)}`;

export const classifier = defineClassifier({
  id: 'trigger-dev-api-key',
  name: 'Trigger.dev API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['trigger'],
  patterns: [
    { pattern: 'tr_dev_[A-Za-z0-9]{20}', alone: 'high', validate: looksIssued },
    { pattern: 'tr_prod_[A-Za-z0-9]{20}', alone: 'high', validate: looksIssued },
    { pattern: 'tr_stg_[A-Za-z0-9]{20}', alone: 'high', validate: looksIssued },
    { pattern: 'tr_pat_[A-Za-z0-9]{36,44}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://trigger.dev/docs/apikeys',
  examples: {
    match: [
      { text: `TRIGGER_API_KEY=${TOKEN}`, source: OWN },
      { text: `config.trigger.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=tr_dev_${'x'.repeat(20)}`, source: `${OWN}: a placeholder` },
      { text: `token: tr_dev_${fakeToken('alphanumeric', 9)}`, source: `${OWN}: too short` },
    ],
  },
});
