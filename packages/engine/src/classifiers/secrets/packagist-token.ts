import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `packagist_ort_${fakeToken('hex', 68)}`;
const OTHER = `packagist_ack_${fakeToken('hex', 68, 3)}`;

export const classifier = defineClassifier({
  id: 'packagist-token',
  name: 'Private Packagist token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['packagist'],
  patterns: [
    { pattern: 'packagist_[ou][ru]t_[a-f0-9]{68}', alone: 'high', validate: looksIssued },
    { pattern: 'packagist_ack_[a-f0-9]{68}', alone: 'high', validate: looksIssued },
    { pattern: 'packagist_uut_[a-f0-9]{68}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://packagist.com/docs/composer-authentication',
  examples: {
    match: [
      { text: `export PACKAGIST_TOKEN="${TOKEN}"`, source: OWN },
      { text: `PACKAGIST_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=packagist_ort_${'0'.repeat(68)}`, source: `${OWN}: a placeholder` },
      { text: `token: packagist_ort_${fakeToken('hex', 33)}`, source: `${OWN}: too short` },
    ],
  },
});
