import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['nkey', 'seed', 'nats_'];
const TOKEN = `SU${fakeToken('upper', 56)}`;

export const classifier = defineClassifier({
  id: 'nats-nkey-seed',
  name: 'NATS nkey seed',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['nats', 'nkey', 'seed'],
  patterns: [
    {
      pattern: 'S[UANOCX][A-Z2-7]{56}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference:
    'https://docs.nats.io/running-a-nats-service/configuration/securing_nats/auth_intro/nkey_auth',
  examples: {
    match: [
      { text: `export NKEY_TOKEN="${TOKEN}"`, source: OWN },
      { text: `nkey_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `NKEY_TOKEN=SU${'X'.repeat(56)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
