import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
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
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://discord.com/developers/docs/reference#authentication',
  examples: {
    match: [
      { text: `DISCORD_API_KEY=${TOKEN}`, source: OWN },
      { text: `export DISCORD_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=M${'x'.repeat(23)}.${'x'.repeat(6)}.${'x'.repeat(27)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: M${fakeToken('alphanumeric', 23)}.${fakeToken('alphanumeric', 6)}.${fakeToken('alphanumeric', 12)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
