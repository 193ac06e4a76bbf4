import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `SU${fakeToken('upper', 56)}`;

export const classifier = defineClassifier({
  id: 'nats-nkey-seed',
  name: 'NATS nkey seed',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['nats', 'nkey', 'seed'],
  patterns: [{ pattern: 'S[UANOCX][A-Z2-7]{56}', alone: 'high', validate: looksIssued }],
  reference:
    'https://docs.nats.io/running-a-nats-service/configuration/securing_nats/auth_intro/nkey_auth',
  examples: {
    match: [
      { text: `nats_access_key: ${TOKEN}`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=SU${'X'.repeat(56)}`, source: `${OWN}: a placeholder` },
      { text: `token: SU${fakeToken('upper', 27)}`, source: `${OWN}: too short` },
    ],
  },
});
