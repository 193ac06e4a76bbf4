import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `django-insecure-${fakeToken('lowerDigits', 50)}`;

export const classifier = defineClassifier({
  id: 'django-secret-key',
  name: 'Django secret key made by startproject',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['django'],
  patterns: [
    { pattern: 'django-insecure-[a-z0-9!@#$%^&*()_=+-]{50}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.djangoproject.com/en/5.0/ref/settings/#secret-key',
  examples: {
    match: [
      { text: `  "djangoToken": "${TOKEN}",`, source: OWN },
      { text: `django_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=django-insecure-${'x'.repeat(50)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: django-insecure-${fakeToken('lowerDigits', 24)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
