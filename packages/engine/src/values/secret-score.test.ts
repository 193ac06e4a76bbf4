import { expect, test } from 'vitest';
import { fakeToken } from './fake-token.ts';
import { secretScore } from './secret-score.ts';

function score(line: string, value: string): number {
  const at = line.indexOf(value);
  return secretScore(value, {
    before: () => line.slice(0, at),
    behind: () => line.slice(at + value.length),
  });
}

const RANDOM = fakeToken('alphanumeric', 24);

test.each([
  [`api_key = "${RANDOM}"`, RANDOM],
  [`PASSWORD=${fakeToken('alphanumeric', 10)}`, fakeToken('alphanumeric', 10)],
  [`{"client_secret":"${RANDOM}"}`, RANDOM],
  [`vendor-secret-${RANDOM}`, RANDOM],
])('%s holds a secret', (line, value) => expect(score(line, value)).toBeGreaterThan(0));

test.each([
  ['password = getPassword()', 'getPassword'],
  ['token = request.headers.token', 'request.headers.token'],
  ['"passwordHint": "Your first pet"', 'Your'],
  ['SECRET=${VAULT_SECRET}', '${VAULT_SECRET}'],
  ['const KEY_SIZE = 0x4000', '0x4000'],
  ['long seed = 1768257360409L', '1768257360409L'],
  ['"LABEL_PASSWORD": "Wachtwoord"', 'Wachtwoord'],
  ["pwd.decode('utf8')", 'utf8'],
  [`publicKey: "${RANDOM}"`, RANDOM],
  ['colour = "turquoise"', 'turquoise'],
])('%s holds none', (line, value) => expect(score(line, value)).toBeLessThan(0));
