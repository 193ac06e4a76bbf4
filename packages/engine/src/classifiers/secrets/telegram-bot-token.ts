import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo, looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['telegram', 'tgram'];
const TOKEN = `${fakeToken('digits', 8)}:AA${fakeToken('alphanumeric', 32, 2)}`;
const OTHER = `${fakeToken('digits', 9, 3)}:AA${fakeToken('alphanumeric', 32, 4)}`;

export const classifier = defineClassifier({
  id: 'telegram-bot-token',
  name: 'Telegram bot token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['telegram'],
  patterns: [
    { pattern: '[0-9]{8}:AA[A-Za-z0-9_-]{32,33}', alone: 'high', validate: looksIssued },
    { pattern: '[0-9]{9}:AA[A-Za-z0-9_-]{32,33}', alone: 'high', validate: looksIssued },
    { pattern: '[0-9]{10}:AA[A-Za-z0-9_-]{32,33}', alone: 'high', validate: looksIssued },
    {
      pattern: '[0-9]{8,10}:[A-Za-z0-9_-]{35}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://core.telegram.org/bots/api#authorizing-your-bot',
  examples: {
    match: [
      { text: `telegram_access_key: ${TOKEN}`, source: OWN },
      { text: `TELEGRAM_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=${'0'.repeat(8)}:AA${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: ${fakeToken('digits', 8)}:AA${fakeToken('alphanumeric', 15)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
