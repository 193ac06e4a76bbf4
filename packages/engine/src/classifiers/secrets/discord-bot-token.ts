import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['discord', 'token', 'bot_'];
const TOKEN = `M${fakeToken('alphanumeric', 23)}.${fakeToken('alphanumeric', 6, 2)}.${fakeToken('alphanumeric', 27, 3)}`;

export const classifier = defineClassifier({
  id: 'discord-bot-token',
  name: 'Discord bot token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['discord'],
  patterns: [
    {
      pattern: '[MNO][A-Za-z0-9_-]{23,25}\\.[A-Za-z0-9_-]{6}\\.[A-Za-z0-9_-]{27,38}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://discord.com/developers/docs/reference#authentication',
  examples: {
    match: [
      { text: `const discordSecret = '${TOKEN}';`, source: OWN },
      { text: `config.discord.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `DISCORD_TOKEN=M${'x'.repeat(23)}.${'x'.repeat(6)}.${'x'.repeat(27)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
