import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['vagrant'];
const TOKEN = `${fakeToken('alphanumeric', 14)}.atlasv1.${fakeToken('alphanumeric', 60, 2)}`;

export const classifier = defineClassifier({
  id: 'vagrant-cloud-token',
  name: 'Vagrant Cloud token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['vagrant'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{14}\\.atlasv1\\.[A-Za-z0-9]{60,70}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.hashicorp.com/vagrant/vagrant-cloud/users/authentication',
  examples: {
    match: [
      { text: `export VAGRANT_TOKEN="${TOKEN}"`, source: OWN },
      { text: `  "vagrantToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      {
        text: `VAGRANT_TOKEN=${'x'.repeat(14)}.atlasv1.${'x'.repeat(60)}`,
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
