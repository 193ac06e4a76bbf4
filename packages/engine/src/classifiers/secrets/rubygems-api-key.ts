import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `rubygems_${fakeToken('hex', 48)}`;
const OTHER = `rubygems_${fakeToken('lowerDigits', 48, 3)}`;

export const classifier = defineClassifier({
  id: 'rubygems-api-key',
  name: 'RubyGems API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['rubygems'],
  patterns: [
    { pattern: 'rubygems_[a-f0-9]{48}', alone: 'high', validate: looksIssued },
    { pattern: 'rubygems_[a-z0-9]{48}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://guides.rubygems.org/api-key-scopes/',
  examples: {
    match: [
      { text: `  "rubygemsToken": "${TOKEN}",`, source: OWN },
      { text: `RUBYGEMS_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=rubygems_${'0'.repeat(48)}`, source: `${OWN}: a placeholder` },
      { text: `token: rubygems_${fakeToken('hex', 23)}`, source: `${OWN}: too short` },
    ],
  },
});
