import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leefMessage } from './leef.ts';

test('version 1 separates by tabs', () => {
  const line =
    '<14>Sep 16 10:00:00 gw LEEF:1.0|Acme|Vault|3.2|upload|src=10.0.0.1\tusrName=ann b\tresource=a=b.txt';
  expect(leefMessage(line)).toEqual({
    leefVersion: '1.0',
    vendor: 'Acme',
    product: 'Vault',
    version: '3.2',
    eventId: 'upload',
    attributes: { src: '10.0.0.1', usrName: 'ann b', resource: 'a=b.txt' },
  });
});

test.each([
  ['^|', '^'],
  ['x5E|', '^'],
  ['0x7C|', '|'],
  ['|', '\t'],
  ['', '\t'],
])('version 2 names its separator: %j', (named, separator) => {
  const message = leefMessage(
    `LEEF:2.0|Acme|Vault|3|login|${named}a=1${separator}b=Zoë${separator}c=`,
  );
  expect(message?.attributes).toEqual({ a: '1', b: 'Zoë' });
});

test('spaces where a sender says nothing', () => {
  const message = leefMessage('LEEF:1.0|Acme|Vault|3|login|a=1 b=two words c=3');
  expect(message?.attributes).toEqual({ a: '1', b: 'two words', c: '3' });
});

test('no message without the header', () => {
  expect(leefMessage('LEEF:1.0|Acme|Vault|3|login')).toBeNull();
  expect(leefMessage('nothing')).toBeNull();
});

test('keys that a prototype has are keys like others', () => {
  const message = leefMessage('LEEF:1.0|a|b|c|d|__proto__=x\tb=1');
  expect(Object.keys(message?.attributes ?? {})).toEqual(['__proto__', 'b']);
});

test('total on any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (tail) => {
      const message = leefMessage(`LEEF:2.0|a|b|c|d|${tail}`);
      expect(Object.values(message?.attributes ?? {}).every((value) => value !== '')).toBe(true);
    }),
  );
});
