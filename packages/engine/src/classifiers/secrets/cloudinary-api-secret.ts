import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['cloudinary'];
const TOKEN = fakeToken('alphanumeric', 27);

export const classifier = defineClassifier({
  id: 'cloudinary-api-secret',
  name: 'Cloudinary API secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['cloudinary'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{27}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://cloudinary.com/documentation/cloudinary_credentials_tutorial',
  examples: {
    match: [
      { text: `cloudinary_access_key: ${TOKEN}`, source: OWN },
      { text: `export CLOUDINARY_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `CLOUDINARY_TOKEN=${'x'.repeat(27)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
