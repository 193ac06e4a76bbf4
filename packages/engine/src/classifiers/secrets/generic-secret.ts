import { fakeToken } from '../../values/fake-token.ts';
import { assignmentBefore, quoteBefore } from '../../values/assignment.ts';
import { secretName } from '../../values/secret-name.ts';
import { secretScore } from '../../values/secret-score.ts';
import { defineClassifier, type Level, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';

/** Name parts that always indicate a secret. */
const STEMS = [
  'passw',
  'passphrase',
  'passcode',
  'pwd',
  'secret',
  'credential',
  'nonce',
  'seed',
  'verifier',
  'authorization',
];
/** Common words in code: they count only at the end of a name. */
const LAST_WORDS = ['pass', 'pw', 'token', 'tokens', 'key', 'keys', 'auth', 'creds'];
const FAINT_WORDS = ['private', 'access'];
const NAME_ENDS = ['=', ':', ' ', '"', "'", '>', '-', '_', '\\'];

const NAMES = [...STEMS, ...endedBy(LAST_WORDS)];

function endedBy(words: readonly string[]): string[] {
  return words.flatMap((word) => NAME_ENDS.map((end) => `${word}${end}`));
}

/**
 * Minimum log-odds to report a value, and to report it with certainty. People build passwords from
 * words, so randomness is weaker evidence than for a token.
 */
const JOINED = 0.3;
const ISSUED = -0.3;
const TYPED = -0.9;
const SURE = 2;

/** Letters only: at least eight, since shorter ones are words in code; otherwise at least six. */
const UNQUOTED =
  '[A-Za-z]{5,}[0-9!#$%*+./:=?@^_|~-][!#-%*+./0-:=?@A-Z^_a-z|~-]*' +
  '|[A-Za-z]{0,4}[0-9!#$%&*+./?@^_~-][!#-%*+./0-:=?@A-Z^_a-z|~-]{5,}|[A-Za-z]{8,}';

/** Characters that end an assignment operator, a space, or join a name to its value. */
const BARE_GLUE = ' \t=~:>|?<,(-.';

function levelOf(value: string, place: Place): Level {
  const score = secretScore(value, place);
  if (score < TYPED || (score < JOINED && score < leastOf(place))) return 'none';
  return score < SURE ? 'medium' : 'high';
}

/** A value on the next line, or without an operator, is rarely assigned to the name. */
function leastOf(place: Place): number {
  const bound = assignmentBefore(place.before());
  if (bound === null || bound.glue === '-' || bound.glue === '') return JOINED;
  return secretName(bound.name)?.keyword === 'password' ? TYPED : ISSUED;
}

function isQuoted(place: Place): boolean {
  return quoteBefore(place.before()) !== '';
}

export const classifier = defineClassifier({
  id: 'generic-secret',
  name: 'Password, key or token given to a name',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: [],
  patterns: [
    {
      pattern: '[A-Za-z0-9!#$%&*+./@^_~?-](?:[!#-&(-;=?-\\[\\]^_a-~]|[¡-ſ]){3,}',
      after: { words: NAMES, within: 28, next: '"\'`;' },
      alone: 'medium',
      validate: (value, place) => (isQuoted(place) ? levelOf(value, place) : 'none'),
    },
    {
      pattern: UNQUOTED,
      after: { words: NAMES, within: 28, next: BARE_GLUE },
      alone: 'medium',
      validate: (value, place) => (isQuoted(place) ? 'none' : levelOf(value, place)),
    },
    {
      pattern: '[A-Za-z0-9_+/-]{20,120}={0,2}',
      after: { words: endedBy(FAINT_WORDS), within: 8 },
      alone: 'medium',
      validate: levelOf,
    },
  ],
  examples: {
    match: [
      { text: `password = "${fakeToken('alphanumeric', 14)}"`, source: OWN },
      { text: `  "apiKey": "${fakeToken('hex', 32)}",`, source: OWN },
      { text: `DB_PASSWORD=${fakeToken('alphanumeric', 12, 3)}`, source: OWN },
      { text: `mysql -u root --password=${fakeToken('alphanumeric', 10, 2)} shop`, source: OWN },
      { text: `var seed = []byte("${fakeToken('base32', 40)}")`, source: `${OWN}: converted` },
      { text: `password: 'Zx7§${fakeToken('alphanumeric', 8)}'`, source: `${OWN}: beyond ASCII` },
      { text: `<clientSecret>${fakeToken('base64url', 40)}</clientSecret>`, source: OWN },
    ],
    noMatch: [
      { text: 'password = getPassword(user)', source: `${OWN}: a call` },
      { text: 'const token = request.headers.authorization;', source: `${OWN}: an expression` },
      { text: 'PASSWORD=${DB_PASSWORD}', source: `${OWN}: a template` },
      { text: '"passwordLabel": "Enter your password"', source: `${OWN}: a label` },
      { text: 'keyPath = "/etc/ssl/private/server.key"', source: `${OWN}: a path` },
      { text: 'public_key_id: 5', source: `${OWN}: too short` },
    ],
  },
});
