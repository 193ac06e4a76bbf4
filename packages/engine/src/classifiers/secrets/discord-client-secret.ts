import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['discord'];
const TOKEN = fakeToken('alphanumeric', 32);

export const classifier = defineClassifier({
  id: 'discord-client-secret',
  name: 'Discord client secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['discord'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://discord.com/developers/docs/topics/oauth2',
  examples: {
    match: [
      { text: `const discordSecret = '${TOKEN}';`, source: OWN },
      { text: `DISCORD_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `DISCORD_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
