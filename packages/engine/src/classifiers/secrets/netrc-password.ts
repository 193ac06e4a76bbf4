import { fakeToken } from '../../values/fake-token.ts';
import { passwordKind } from '../../values/url-credentials.ts';
import { defineClassifier, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';
const PASSWORD = fakeToken('alphanumeric', 12);

function standsInNetrc(password: string, place: Place): boolean {
  const isEntry = /(?:machine\s+\S+|default)\s+login\s+\S+\s+password\s+$/.test(place.before());
  return isEntry && passwordKind(password) === 'password';
}

export const classifier = defineClassifier({
  id: 'netrc-password',
  name: 'Password in a netrc file',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['machine', 'login', 'netrc'],
  patterns: [
    {
      pattern: '[!-~]{3,100}',
      edges: 'free',
      after: { words: ['machine '], within: 110 },
      alone: 'high',
      validate: standsInNetrc,
    },
  ],
  reference: 'https://www.gnu.org/software/inetutils/manual/html_node/The-_002enetrc-file.html',
  examples: {
    match: [
      { text: `machine git.example.com login ci password ${PASSWORD}`, source: OWN },
      { text: `machine  api.example.com  login me  password ${PASSWORD}`, source: OWN },
    ],
    noMatch: [
      { text: 'machine git.example.com login ci password $PASSWORD', source: `${OWN}: a variable` },
      { text: 'the machine asks for a login and a password now', source: `${OWN}: prose` },
    ],
  },
});
