import { base64Text } from '../../values/base64-text.ts';
import { fakeToken } from '../../values/fake-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const HEADER = ['eyJhbGciOiJIUzI1NiIs', 'InR5cCI6IkpXVCJ9'].join('');
const CLAIMS = ['eyJzdWIiOiIxMjM0NTY3', 'ODkwIiwiaWF0IjoxNTE2MjM5MDIyfQ'].join('');

/** RFC 7515: the header is a JSON object, and one that names an algorithm, a type or a key. */
function hasHeader(token: string): boolean {
  const header = base64Text(token.slice(0, token.indexOf('.')));
  if (header === null || !/^\s*\{\s*"[\t\r\n -~]*\}\s*$/.test(header)) return false;
  return /"(?:alg|typ|kid|enc|jwk|jku|b64|cty)"/.test(header);
}

export const classifier = defineClassifier({
  id: 'json-web-token',
  name: 'JSON Web Token',
  class: 'secret',
  locale: 'any',
  sensitivity: 3,
  keywords: ['jwt', 'token', 'bearer', 'authorization'],
  patterns: [
    {
      pattern: 'eyJ[A-Za-z0-9_-]{8,}\\.(?:[A-Za-z0-9_-]{8,})?(?:\\.[A-Za-z0-9_-]*){1,3}',
      alone: 'high',
      validate: hasHeader,
    },
  ],
  reference: 'https://www.rfc-editor.org/rfc/rfc7519',
  examples: {
    match: [
      {
        text: `Authorization: Bearer ${HEADER}.${CLAIMS}.${fakeToken('base64url', 43)}`,
        source: OWN,
      },
      { text: `const jwt = '${HEADER}.${CLAIMS}.'`, source: `${OWN}: not signed` },
    ],
    noMatch: [
      { text: `${HEADER}.${CLAIMS}`, source: `${OWN}: a part is missing` },
      { text: `eyJ${fakeToken('alphanumeric', 30)}.${CLAIMS}.x`, source: `${OWN}: no header` },
      { text: 'jwt: {"alg":"HS256"}.{"sub":"1"}.signature', source: `${OWN}: not encoded` },
    ],
  },
});
