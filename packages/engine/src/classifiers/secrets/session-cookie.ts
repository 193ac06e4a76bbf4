import { fakeToken } from '../../values/fake-token.ts';
import { isPlaceholder } from '../../values/secret-shape.ts';
import { wordLikeness } from '../../values/word-likeness.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'session-cookie',
  name: 'Session cookie',
  class: 'secret',
  locale: 'any',
  sensitivity: 3,
  keywords: [],
  patterns: [
    {
      pattern: '[A-Za-z0-9%][A-Za-z0-9%._~+/=-]{19,}',
      after: {
        words: [
          'phpsessid=',
          'jsessionid=',
          'asp.net_sessionid=',
          'aspsessionid',
          'connect.sid=',
          'auth.sid=',
          'sessionid=',
          'session_id=',
          'session-id=',
          '_session=',
          'session_token=',
          'session-token=',
          'sessiontoken=',
          'remember_token=',
          'auth_cookie=',
          '.aspxauth=',
        ],
        within: 2,
      },
      validate: isIssued,
      alone: 'high',
    },
  ],
  reference: 'https://owasp.org/www-community/attacks/Session_hijacking_attack',
  examples: {
    match: [
      { text: `Cookie: JSESSIONID=${fakeToken('hex', 32).toUpperCase()}`, source: OWN },
      { text: `Set-Cookie: connect.sid=${fakeToken('alphanumeric', 40)}; Path=/`, source: OWN },
    ],
    noMatch: [
      { text: 'sessionid=xxxxxxxxxxxxxxxxxxxxxxxx', source: `${OWN}: a placeholder` },
      { text: 'connect.sid=the-name-of-the-cookie-store', source: `${OWN}: words` },
      { text: 'JSESSIONID=', source: `${OWN}: no value` },
    ],
  },
});

function isIssued(value: string): boolean {
  return /[0-9]/.test(value) && !isPlaceholder(value) && wordLikeness(value).share < 0.4;
}
