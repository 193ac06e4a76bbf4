import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['accountkey', 'account_key', 'sharedaccesskey', 'account-key'];
const TOKEN = `${fakeToken('alphanumeric', 86)}==`;
const OTHER = `${fakeToken('alphanumeric', 43, 3)}=`;

export const classifier = defineClassifier({
  id: 'azure-shared-access-key',
  name: 'Azure legacy account key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['accountkey', 'sharedaccesskey'],
  patterns: [
    {
      pattern: '[A-Za-z0-9+/]{86}==',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9+/]{43}=',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://learn.microsoft.com/en-us/azure/storage/common/storage-account-keys-manage',
  examples: {
    match: [
      { text: `accountkey_access_key: ${TOKEN}`, source: OWN },
      { text: `const accountkeySecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `ACCOUNTKEY_TOKEN=${'x'.repeat(86)}==`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
