import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `aio_${fakeToken('alphanumeric', 28)}`;

export const classifier = defineClassifier({
  id: 'adafruit-io-key',
  name: 'Adafruit IO key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['adafruit', 'io'],
  patterns: [{ pattern: 'aio_[A-Za-z0-9]{28}', alone: 'high', validate: looksIssued }],
  reference: 'https://io.adafruit.com/api/docs/',
  examples: {
    match: [
      { text: `const adafruitSecret = '${TOKEN}';`, source: OWN },
      { text: `export ADAFRUIT_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=aio_${'x'.repeat(28)}`, source: `${OWN}: a placeholder` },
      { text: `token: aio_${fakeToken('alphanumeric', 13)}`, source: `${OWN}: too short` },
    ],
  },
});
