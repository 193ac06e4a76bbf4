import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `pypi-AgEIcHlwaS5vcmc${fakeToken('alphanumeric', 50)}`;
const OTHER = `pypi-AgENdGVzdC5weXBpLm9yZ${fakeToken('alphanumeric', 50, 3)}`;

export const classifier = defineClassifier({
  id: 'pypi-upload-token',
  name: 'PyPI upload token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['pypi'],
  patterns: [
    { pattern: 'pypi-AgEIcHlwaS5vcmc[A-Za-z0-9_-]{50,900}', alone: 'high', validate: looksIssued },
    {
      pattern: 'pypi-AgENdGVzdC5weXBpLm9yZ[A-Za-z0-9_-]{50,900}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://pypi.org/help/#apitoken',
  examples: {
    match: [
      { text: `PYPI_API_KEY=${TOKEN}`, source: OWN },
      { text: `config.pypi.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=pypi-AgEIcHlwaS5vcmc${'x'.repeat(50)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: pypi-AgEIcHlwaS5vcmc${fakeToken('alphanumeric', 24)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
