import { expect, test } from 'vitest';
import { buildOpenDocument } from '../testing/build-office.ts';
import { buildZip } from '@waybill/testkit/build-zip';
import { detectType } from './detect-type.ts';
import { FILE_TYPES } from './file-types.data.ts';
import { MAGICS } from './magics.data.ts';

test.each([
  ['plain words, and more', 'text'],
  ['<!-- a --><!-- b -->\n<!DOCTYPE html><p>x', 'html'],
  ['<div class="a">x</div>', 'html'],
  ['<?xml version="1.0"?><a/>', 'xml'],
  ['<a:b xmlns:a="u">x</a:b>', 'xml'],
  ['{"a": 1}', 'json'],
  ['{"a": 1}\n{"a": 2}\n', 'ndjson'],
  ['[section]\nkey = value\n', 'text'],
  ['a,b,c\n1,2,3\n', 'csv'],
  ['a\tb\n1\t2\n', 'tsv'],
  ['Dear Ann, hello\nYours, Bob\n', 'text'],
  ['Received: x\nFrom: a@a.example\nSubject: s\n\nbody', 'eml'],
  ['Name: Ann\nAge: 7\n', 'text'],
  ['\n\n{\\rtf1 x}', 'rtf'],
  ['junk before\n%PDF-1.4\nstartxref\n9\n%%EOF', 'pdf'],
  ['A PDF begins with %PDF-1.4 and ends.', 'text'],
  ['ORCHESTRA members and ID3 numbers', 'text'],
  ['MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0\xb8', 'executable'],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
  ['', 'empty'],
  ['\0\x01\x02\x03\x04\x05', 'unknown'],
])('%j is %s', (content, type) => {
  expect(detectType(Buffer.from(content, 'latin1'))).toBe(type);
});

test('kinds of zip archives are told apart by what they hold', () => {
  expect(detectType(buildZip([{ name: 'a.docx', content: 'x' }]))).toBe('zip');
  expect(detectType(buildOpenDocument('presentation', ''))).toBe('odp');
  expect(detectType(buildZip([{ name: 'word/document.xml', content: '<w/>' }]))).toBe('docx');
});

test('a page of comments takes no longer than its length', () => {
  expect(detectType(Buffer.from('<!---->'.repeat(1200)))).toBe('xml');
});

test('every type with a mark is one of the types', () => {
  expect(MAGICS.filter(({ type }) => !FILE_TYPES.includes(type))).toEqual([]);
});
