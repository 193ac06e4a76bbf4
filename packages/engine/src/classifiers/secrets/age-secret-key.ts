import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `AGE-SECRET-KEY-1${fakeToken('upperDigits', 58)}`;

export const classifier = defineClassifier({
  id: 'age-secret-key',
  name: 'age identity (secret key)',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['age'],
  patterns: [{ pattern: 'AGE-SECRET-KEY-1[A-Z0-9]{58}', alone: 'high', validate: looksIssued }],
  reference: 'https://github.com/FiloSottile/age',
  examples: {
    match: [
      { text: `age_access_key: ${TOKEN}`, source: OWN },
      { text: `config.age.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=AGE-SECRET-KEY-1${'X'.repeat(58)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: AGE-SECRET-KEY-1${fakeToken('upperDigits', 28)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
