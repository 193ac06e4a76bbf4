import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['github_', 'github-', 'githubsecret', 'githubclient', 'gitalk'];
const TOKEN = fakeToken('hex', 40);

export const classifier = defineClassifier({
  id: 'github-client-secret',
  name: 'GitHub OAuth client secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['githubsecret', 'githubclient', 'gitalk'],
  patterns: [
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/creating-an-oauth-app',
  examples: {
    match: [
      { text: `GITHUB_API_KEY=${TOKEN}`, source: OWN },
      { text: `github_ = '${TOKEN}'`, source: OWN },
    ],
    noMatch: [
      { text: `GITHUB_TOKEN=${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
