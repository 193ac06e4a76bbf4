import { describe, expect, test } from 'vitest';
import { defineClassifier, type Classifier } from '../../classifiers/define-classifier.ts';
import { createTextClassifier } from '../text-classifier.ts';
import type { AgainstReason } from '../classification.ts';

const examples = { match: [], noMatch: [] };

const digits = defineClassifier({
  id: 'digits',
  name: 'Digits',
  class: 'personal',
  locale: 'any',
  sensitivity: 1,
  keywords: ['account'],
  patterns: [
    { pattern: '[0-9]{7,19}', alone: 'high' },
    { pattern: '[0-9]{2}(?: [0-9]{2}){3}', alone: 'high' },
    { pattern: '0x[0-9a-f]{8,40}|[0-9A-F]{8}|[0-9a-f]{32,64}', alone: 'high' },
  ],
  examples,
});

const secret: Classifier = {
  ...digits,
  id: 'secret',
  class: 'secret',
  patterns: [{ pattern: 'tok_[^\\s<>]{8,40}', alone: 'high' }],
};

const { classifyText } = createTextClassifier([digits, secret]);

/**
 * Reported counter-evidence for values found with at least low confidence; `gone` if none was found.
 */
function against(text: string): (AgainstReason | 'nothing' | 'gone')[] {
  const { findings } = classifyText(text, { minimum: 'low' });
  if (findings.length === 0) return ['gone'];
  return findings.map(({ evidence }) => {
    const found = evidence.find(({ kind }) => kind === 'against');
    return found?.kind === 'against' ? found.reason : 'nothing';
  });
}

describe('a part of something else is no value, whatever stands beside it', () => {
  test.each([
    ['a UUID', 'account 4711471d-1234-4abc-8def-123456789012'],
    ['a decimal number', 'account 3.14159265358979 or 48829371.5'],
    ['a number with an exponent', 'account 1.5e-12345678'],
    ['a version', 'account v1.20230405.3'],
    ['a negative number', 'account = -48829371'],
    ['a price', 'account $48829371'],
    ['a share', 'account 48829371%'],
    ['a pseudo-version', 'account v0.0.0-20190102030405-48829371abcd'],
    ['an integrity hash', 'account sha512-Pj8AxT/48829371/dGhl+cXVpY2sgYnJvd24gZm94IGp1bXBz'],
    ['the middle of a dump of bytes', 'account 0d 48 82 93 71 0a'],
    ['the end of a dump of bytes', 'account de ad 48 82 93 71'],
    ['the beginning of a dump of bytes', 'account 48 82 93 71 be ef'],
    ['a character reference', 'account &#48829371 x'],
  ])('%s', (_name, text) => {
    expect(against(text)).toEqual(['gone']);
  });
});

describe('what a value can look like by chance counts less, and not with a keyword', () => {
  test.each([
    ['a time in seconds', 'x 1711111111 y', 'epoch'],
    ['a time in milliseconds', 'x 1711111111222 y', 'epoch'],
    ['digits in a path', 'https://example.com/users/48829371 y', 'number'],
    ['a part of an order number', 'x 2026-48829371 y', 'number'],
    ['counted digits', 'x 123456789 y', 'placeholder'],
  ] as const)('%s', (_name, text, reason) => {
    expect(against(text)).toEqual([reason]);
    const supported = classifyText(text.replace(' y', ' (account)')).findings;
    expect(supported).toHaveLength(1);
  });
});

test('a time that is named as one is none, also with a keyword', () => {
  expect(against('created_at: 1711111111')).toEqual(['gone']);
  expect(against('{"accountExpires": 1711111111}')).toEqual(['epoch']);
});

test('pairs of digits behind a short word are no dump of bytes', () => {
  expect(against('it must be 48 82 93 71')).toEqual(['nothing']);
});

test('a hash counts only with a keyword', () => {
  const hash = 'd41d8cd98f00b204e9800998ecf8427e';
  expect(against(`md5 ${hash} x`)).toEqual(['gone']);
  expect(against(`account ${hash} x`)).toEqual(['hash']);
});

test('a type that is written as a hex constant is one', () => {
  expect(against('x 0xdeadbeef00 y')).toEqual(['nothing']);
});

test('a secret is no placeholder, and neither hash nor number', () => {
  for (const value of ['tok_changeme123', 'tok_xxxxxxxxxxxx', 'tok_${TOKEN_VALUE}']) {
    expect([value, against(`key ${value} x`)]).toEqual([value, ['gone']]);
  }
  expect(against('x=<tok_abcdefgwqz>')).toEqual(['gone']);
  expect(against('key tok_d41d8cd98f00b204e9800998ecf8 x')).toEqual(['nothing']);
});
