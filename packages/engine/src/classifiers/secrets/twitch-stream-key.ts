import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `live_${fakeToken('digits', 6)}_${fakeToken('alphanumeric', 30, 2)}`;

export const classifier = defineClassifier({
  id: 'twitch-stream-key',
  name: 'Twitch stream key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['twitch'],
  patterns: [{ pattern: 'live_[0-9]{6,12}_[A-Za-z0-9]{30}', alone: 'high', validate: looksIssued }],
  reference: 'https://help.twitch.tv/s/article/twitch-stream-key-faq',
  examples: {
    match: [
      { text: `const twitchSecret = '${TOKEN}';`, source: OWN },
      { text: `TWITCH_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=live_${'0'.repeat(6)}_${'x'.repeat(30)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: live_${fakeToken('digits', 6)}_${fakeToken('alphanumeric', 14)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
