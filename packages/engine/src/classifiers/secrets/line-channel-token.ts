import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['line_channel', 'linenotify', 'line_token', 'line_notify', 'notify-api.line'];
const TOKEN = fakeToken('alphanumeric', 43);
const OTHER = fakeToken('alphanumeric', 120, 3);

export const classifier = defineClassifier({
  id: 'line-channel-token',
  name: 'LINE channel access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['linenotify'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{43}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9+/]{120,180}={0,2}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.line.biz/en/docs/messaging-api/channel-access-tokens/',
  examples: {
    match: [
      { text: `"line_channel": "${TOKEN}"`, source: OWN },
      { text: `line_channel = '${OTHER}'`, source: OWN },
    ],
    noMatch: [
      { text: `LINE_CHANNEL_TOKEN=${'x'.repeat(43)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
