import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['particle'];
const TOKEN = fakeToken('hex', 40);

export const classifier = defineClassifier({
  id: 'particle-access-token',
  name: 'Particle access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['particle'],
  patterns: [
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.particle.io/reference/cloud-apis/api/',
  examples: {
    match: [
      { text: `const particleSecret = '${TOKEN}';`, source: OWN },
      { text: `particle_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `PARTICLE_TOKEN=${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
