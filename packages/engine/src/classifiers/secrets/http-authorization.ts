import { base64Text } from '../../values/base64-text.ts';
import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { isPlaceholder } from '../../values/secret-shape.ts';
import { wordLikeness } from '../../values/word-likeness.ts';
import { defineClassifier, type Level, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';

/** A scheme directly before the value, and the header or a quote before the scheme. */
const HEADER =
  /authorization["'`\])]{0,3}\s{0,2}[:=,>]*\s{0,2}\[?\s{0,4}[bf]?["'`]?\s{0,3}[A-Za-z]{5,8} {1,2}$/i;
const SCHEME_IN_VALUE =
  /(?:^|["'`:=>(-])\s{0,2}(?:bearer|basic|apikey|token|ntlm|negotiate|digest)\s{1,2}$/i;

/** A bearer token is random, long, and its scheme opens a value: prose says `bearer of`. */
function bearerLevel(token: string, place: Place): Level {
  const before = place.before();
  const inHeader = HEADER.test(before);
  if (!inHeader && !SCHEME_IN_VALUE.test(before)) return 'none';
  if (!looksIssued(token) || !/\d/.test(token)) return 'none';
  return inHeader ? 'high' : 'medium';
}

/** Basic credentials are base64 of `user:password` (RFC 7617); in a header they count when they read random too. */
function basicLevel(token: string, place: Place): Level {
  const before = place.before();
  const inHeader = HEADER.test(before);
  if ((!inHeader && !SCHEME_IN_VALUE.test(before)) || isPlaceholder(token)) return 'none';
  const text = base64Text(token);
  if (text !== null && /^[ -~]*:[ -~]+$/.test(text)) return 'high';
  if (token.length % 4 !== 0 || wordLikeness(token).share > 0.6) return 'none';
  return /[A-Z]/.test(token) && /[a-z]/.test(token) && (inHeader || /[\d=]/.test(token))
    ? 'medium'
    : 'none';
}

export const classifier = defineClassifier({
  id: 'http-authorization',
  name: 'Credentials in an HTTP Authorization header',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['authorization', 'header', 'bearer', 'basic', 'curl'],
  patterns: [
    {
      pattern: '[A-Za-z0-9._~+/-]{14,1000}={0,2}',
      after: { words: ['bearer', 'apikey ', 'negotiate ', 'ntlm '], within: 2 },
      alone: 'medium',
      validate: bearerLevel,
    },
    {
      pattern: '[A-Za-z0-9+/]{6,200}={0,2}',
      after: { words: ['basic ', 'apikey '], within: 2 },
      alone: 'medium',
      validate: basicLevel,
    },
  ],
  reference: 'https://www.rfc-editor.org/rfc/rfc9110#name-authorization',
  examples: {
    match: [
      {
        text: `curl -H "Authorization: Bearer ${fakeToken('alphanumeric', 40)}" https://example.com`,
        source: OWN,
      },
      { text: `headers: { Authorization: 'Basic ${fakeToken('base64', 18)}==' }`, source: OWN },
      { text: `"Authorization": "Bearer ${fakeToken('hex', 32)}"`, source: OWN },
    ],
    noMatch: [
      { text: 'Authorization: Bearer <token>', source: `${OWN}: a template` },
      { text: 'curl -H "Authorization: Bearer XXXXXXXXXXXXXXXX"', source: `${OWN}: a placeholder` },
      { text: 'the basic authentication of a bearer instrument', source: `${OWN}: prose` },
    ],
  },
});
