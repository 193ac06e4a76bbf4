import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `SWMTKN-1-${fakeToken('lowerDigits', 50)}-${fakeToken('lowerDigits', 25, 2)}`;

export const classifier = defineClassifier({
  id: 'docker-swarm-token',
  name: 'Docker Swarm join token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['docker', 'swarm'],
  patterns: [
    { pattern: 'SWMTKN-1-[a-z0-9]{50}-[a-z0-9]{25}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.docker.com/engine/swarm/join-nodes/',
  examples: {
    match: [
      { text: `docker_access_key: ${TOKEN}`, source: OWN },
      { text: `DOCKER_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=SWMTKN-1-${'x'.repeat(50)}-${'x'.repeat(25)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: SWMTKN-1-${fakeToken('lowerDigits', 24)}-${fakeToken('lowerDigits', 25)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
