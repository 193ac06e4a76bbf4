import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `expo_${fakeToken('alphanumeric', 40)}`;

export const classifier = defineClassifier({
  id: 'expo-access-token',
  name: 'Expo access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['expo'],
  patterns: [{ pattern: 'expo_[A-Za-z0-9_-]{40}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.expo.dev/accounts/programmatic-access/',
  examples: {
    match: [
      { text: `expo_access_key: ${TOKEN}`, source: OWN },
      { text: `const expoSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=expo_${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: expo_${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
