import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `cio${fakeToken('alphanumeric', 32)}`;

export const classifier = defineClassifier({
  id: 'crates-io-token',
  name: 'crates.io API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['crates', 'cargo'],
  patterns: [{ pattern: 'cio[A-Za-z0-9]{32}', alone: 'high', validate: looksIssued }],
  reference: 'https://doc.rust-lang.org/cargo/reference/publishing.html',
  examples: {
    match: [
      { text: `crates_access_key: ${TOKEN}`, source: OWN },
      { text: `config.crates.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=cio${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: cio${fakeToken('alphanumeric', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
