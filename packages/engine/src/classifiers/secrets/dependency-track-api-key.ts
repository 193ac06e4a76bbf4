import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `odt_${fakeToken('alphanumeric', 32)}`;
const OTHER = `odt_${fakeToken('alphanumeric', 36, 3)}`;

export const classifier = defineClassifier({
  id: 'dependency-track-api-key',
  name: 'Dependency-Track API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['dependency track'],
  patterns: [
    { pattern: 'odt_[A-Za-z0-9]{32}', alone: 'high', validate: looksIssued },
    { pattern: 'odt_[A-Za-z0-9]{36}', alone: 'high', validate: looksIssued },
    { pattern: 'odt_[A-Za-z0-9]{8}_[A-Za-z0-9]{32}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.dependencytrack.org/integrations/rest-api/',
  examples: {
    match: [
      { text: `"dependency_track": "${TOKEN}"`, source: OWN },
      { text: `dependency_track = '${OTHER}'`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=odt_${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: odt_${fakeToken('alphanumeric', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
