import { fakeToken } from '../../values/fake-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['contribsys'];
const TOKEN = `${fakeToken('hex', 8)}:${fakeToken('hex', 8, 2)}`;

export const classifier = defineClassifier({
  id: 'sidekiq-secret',
  name: 'Sidekiq Pro or Enterprise credential',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['contribsys'],
  patterns: [
    { pattern: '[a-f0-9]{8}:[a-f0-9]{8}', after: { words: VENDOR, within: 60 }, alone: 'high' },
  ],
  reference: 'https://github.com/sidekiq/sidekiq/wiki/Commercial-FAQ',
  examples: {
    match: [
      { text: `CONTRIBSYS_API_KEY=${TOKEN}`, source: OWN },
      { text: `const contribsysSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `# ${VENDOR[0]} needs a login`, source: `${OWN}: no value` },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
