import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeToken } from './fake-token.ts';
import { issuedTo, looksIssued } from './issued-token.ts';
import { nameWords } from './name-words.ts';
import { secretName } from './secret-name.ts';
import { isPlaceholder, secretShape } from './secret-shape.ts';
import { wordLikeness } from './word-likeness.ts';

const WORDY = ['passwordResetToken', 'getAuthorizationHeader', 'example-company-network'];
const RANDOM = [1, 2, 3, 4, 5, 6].map((seed) => fakeToken('alphanumeric', 40, seed));

test('words are told from random letters', () => {
  for (const value of WORDY) expect(wordLikeness(value).share).toBeGreaterThan(0.6);
  for (const value of RANDOM) expect(wordLikeness(value).share).toBeLessThan(0.4);
});

test('random tokens look issued, and names and examples do not', () => {
  for (const value of RANDOM) expect(looksIssued(value)).toBe(true);
  for (const value of WORDY) expect(looksIssued(value)).toBe(false);
});

test.each(['xxxxxxxxxxxx', 'abcdefgh1', 'AKIAEXAMPLE', '1234567890', 'a1b2c3a1b2c3a1b2c3', ''])(
  '%s is a placeholder',
  (value) => expect(isPlaceholder(value)).toBe(true),
);

test('names are cut where people see words', () => {
  expect(nameWords('dbPassword')).toEqual(['db', 'password']);
  expect(nameWords('DB_PASSWORD-2')).toEqual(['db', 'password', '2']);
  expect(nameWords('HTTPServerKey')).toEqual(['http', 'server', 'key']);
});

test.each([
  ['DB_PASSWORD', 'password'],
  ['clientSecret', 'secret'],
  ['refresh-token', 'token'],
  ['AWS_ACCESS_KEY', 'strong-key'],
  ['primary_key', 'weak-key'],
  ['vendorACCESS', 'faint'],
])('%s speaks of a %s', (name, keyword) => expect(secretName(name)?.keyword).toBe(keyword));

test.each(['tokenUrl', 'public_key', 'keyboard', 'csrf_token', 'passwordFile', 'colour'])(
  '%s names no secret',
  (name) => expect(secretName(name)).toBeNull(),
);

test('the shape of any value is measured within its bounds', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const { entropy, changeRate, repetition, digitShare, wordShare } = secretShape(value);
      for (const share of [entropy, changeRate, repetition, digitShare, wordShare]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1.000_001);
      }
    }),
  );
});

test('a value belongs to a vendor by the name it is given to', () => {
  const check = issuedTo(['okta']);
  const place = (before: string, behind = '') => ({ before: () => before, behind: () => behind });
  const token = fakeToken('alphanumeric', 42);
  expect(check(token, place('OKTA_TOKEN='))).toBe('high');
  expect(check(token, place('okta: '))).toBe('medium');
  expect(check(token, place('okta '))).toBe('low');
  expect(check(fakeToken('hex', 40), place('okta: '))).toBe('low');
  expect(issuedTo(['okta'], { hasPrefix: true })(token, place('okta '))).toBe('medium');
  expect(check(token, place('okta access key '))).toBe('high');
  expect(check(token, place('rookTable = '))).toBe('none');
  expect(check(token, place('okta build: '))).toBe('none');
  expect(check(token, place('okta/', '/index.js'))).toBe('none');
  expect(check(token, place('"okta-token.ts": "', '"'))).toBe('none');
});
