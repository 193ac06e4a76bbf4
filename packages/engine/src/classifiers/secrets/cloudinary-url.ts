import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `cloudinary://${fakeToken('digits', 15)}:${fakeToken('alphanumeric', 27, 2)}@`;

export const classifier = defineClassifier({
  id: 'cloudinary-url',
  name: 'Cloudinary URL with API secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['cloudinary'],
  patterns: [
    { pattern: 'cloudinary://[0-9]{15}:[A-Za-z0-9_-]{27}@', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://cloudinary.com/documentation/cloudinary_credentials_tutorial',
  examples: {
    match: [
      { text: `export CLOUDINARY_TOKEN="${TOKEN}"`, source: OWN },
      { text: `CLOUDINARY_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=cloudinary://${'0'.repeat(15)}:${'x'.repeat(27)}@`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: cloudinary://${fakeToken('digits', 15)}:${fakeToken('alphanumeric', 12)}@`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
