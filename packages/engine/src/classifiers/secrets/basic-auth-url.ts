import { fakeToken } from '../../values/fake-token.ts';
import { passwordKind } from '../../values/url-credentials.ts';
import { defineClassifier, type Level, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';

/** A placeholder user; with a placeholder password, the URL shows how one is written. */
const STANDS_FOR_USER = /^(?:my|your|some|db)?[-_.]?(?:user|username|usr|login|name|admin)\d?$/i;

/** `user:password` before a host: an example password still lets someone log in. */
function levelOf(value: string, place: Place): Level {
  if (!/[A-Za-z][A-Za-z0-9+.-]*:\/\/$/.test(place.before())) return 'none';
  if (!/^@[A-Za-z0-9%[$]/.test(place.behind())) return 'none';
  const colon = value.indexOf(':');
  const user = value.slice(0, colon);
  if (/[${}<>%(]/.test(user) || /^(?:example|foo|bar)\b/i.test(user)) return 'none';
  const kind = passwordKind(value.slice(colon + 1));
  if (kind !== 'word') return kind === 'none' ? 'none' : 'high';
  return STANDS_FOR_USER.test(user) ? 'none' : 'medium';
}

export const classifier = defineClassifier({
  id: 'basic-auth-url',
  name: 'User and password in a URL',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['password', 'credentials', 'proxy', 'remote', 'registry'],
  patterns: [
    {
      pattern: '[^\\s:/@"\'`<>?#,;(){}|\\\\]{0,100}:[^\\s/@"\'`<>?#(){}|\\\\]{3,150}',
      edges: 'free',
      after: { words: ['://'], within: 0 },
      alone: 'medium',
      validate: levelOf,
    },
  ],
  reference: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1',
  examples: {
    match: [
      {
        text: `git clone https://deploy:${fakeToken('alphanumeric', 16)}@git.example.com/a.git`,
        source: OWN,
      },
      { text: `ftp://backup:${fakeToken('alphanumeric', 9)}@10.0.0.8`, source: OWN },
    ],
    noMatch: [
      { text: 'https://user:${PASSWORD}@example.com', source: `${OWN}: a template` },
      { text: 'https://user:*****@example.com', source: `${OWN}: elided` },
      { text: 'http://localhost:5000/users/@me', source: `${OWN}: a port and a path` },
      { text: 'http://foo:bar@localhost:9200', source: `${OWN}: words of examples` },
    ],
  },
});
