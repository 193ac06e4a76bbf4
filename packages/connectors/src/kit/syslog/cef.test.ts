import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cefExtension, cefLabels, cefMessage } from './cef.ts';

test('header and extension', () => {
  const line =
    '<14>1 2026-03-02T09:30:00Z h app - - - CEF:0|Acme|Gate|2.0|100|File sent|5|src=10.0.0.1 fname=Q1 plan.xlsx msg=done';
  expect(cefMessage(line)).toEqual({
    cefVersion: '0',
    vendor: 'Acme',
    product: 'Gate',
    version: '2.0',
    eventClass: '100',
    name: 'File sent',
    severity: '5',
    extension: { src: '10.0.0.1', fname: 'Q1 plan.xlsx', msg: 'done' },
  });
});

test('escapes in the header', () => {
  const message = cefMessage('CEF:0|A\\|B|back\\\\slash|1|2|three|4|');
  expect(message).toMatchObject({ vendor: 'A|B', product: 'back\\slash', severity: '4' });
});

test('escapes in the extension', () => {
  expect(cefExtension('a=x\\=y b=C:\\\\tmp\\\\f c=one\\ntwo d=CORP\\ann e=Zoë 日本')).toEqual({
    a: 'x=y',
    b: 'C:\\tmp\\f',
    c: 'one\ntwo',
    d: 'CORP\\ann',
    e: 'Zoë 日本',
  });
});

test('a value keeps equals signs that begin no key', () => {
  expect(cefExtension('request=https://a.example/?x=1&y=2 act=allow')).toEqual({
    request: 'https://a.example/?x=1&y=2',
    act: 'allow',
  });
});

test('empty values are left out, also in front of the next key', () => {
  expect(cefExtension('src= dst=10.0.0.2 suser= ')).toEqual({ dst: '10.0.0.2' });
});

test('the last of a key that is given twice', () => {
  expect(cefExtension('act=deny act=alert')).toEqual({ act: 'alert' });
});

test('keys that a prototype has are keys like others', () => {
  const extension = cefExtension('__proto__=x constructor=y');
  expect(Object.entries(extension)).toEqual([
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ]);
});

test('custom fields by label', () => {
  const extension = cefExtension('cs1=north wing cs1Label=Site cn1Label=Nothing');
  expect(cefLabels(extension)).toEqual({ Site: 'north wing' });
});

test('no message without the header', () => {
  expect(cefMessage('hello')).toBeNull();
  expect(cefMessage('CEF:0|Acme|Gate|1|2|3')).toBeNull();
  expect(cefMessage('XCEF:0|a|b|c|d|e|f|')).toBeNull();
  expect(cefMessage('CEF:0|a|b|c|d|e|f')).toMatchObject({ severity: 'f', extension: {} });
});

test('total on any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (tail) => {
      const message = cefMessage(`CEF:0|a|b|c|d|e|1|${tail}`);
      expect(Object.values(message?.extension ?? {}).every((value) => value !== '')).toBe(true);
      expect(cefMessage(tail)).toSatisfy((got) => got === null || typeof got === 'object');
    }),
  );
});

test('what a written extension holds comes back', () => {
  const key = fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,8}$/);
  const value = fc.stringMatching(/^[!-~]([ -~]{0,12}[!-~])?$/);
  fc.assert(
    fc.property(fc.dictionary(key, value, { noNullPrototype: true }), (facts) => {
      const written = Object.entries(facts)
        .map(([name, fact]) => `${name}=${fact.replace(/[\\=]/g, '\\$&')}`)
        .join(' ');
      expect(cefExtension(written)).toEqual(facts);
    }),
  );
});
