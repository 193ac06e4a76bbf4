import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `eyJ0eXAiOiAiVENWMiJ9.${fakeToken('alphanumeric', 36)}.${fakeToken('alphanumeric', 48, 2)}`;

export const classifier = defineClassifier({
  id: 'teamcity-password',
  name: 'TeamCity access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['teamcity'],
  patterns: [
    {
      pattern: 'eyJ0eXAiOiAiVENWMiJ9\\.[A-Za-z0-9_-]{36}\\.[A-Za-z0-9_-]{48}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://www.jetbrains.com/help/teamcity/configuring-your-user-profile.html',
  examples: {
    match: [
      { text: `const teamcitySecret = '${TOKEN}';`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=eyJ0eXAiOiAiVENWMiJ9.${'x'.repeat(36)}.${'x'.repeat(48)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: eyJ0eXAiOiAiVENWMiJ9.${fakeToken('alphanumeric', 36)}.${fakeToken('alphanumeric', 23)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
