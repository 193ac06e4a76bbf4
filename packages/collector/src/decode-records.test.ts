import { gzipSync } from 'node:zlib';
import { RecordsSchema } from '@waybill/connectors/kit/declaration/paging-schema';
import { INGEST_LIMITS } from '@waybill/contract';
import { buildZip } from '@waybill/testkit/build-zip';
import { expect, test } from 'vitest';
import { decodeRecords } from './decode-records.ts';
import { checkedRecords, PATIENT_RUNS, shapeElement } from './shape-records.ts';
import { boundedJson, Unreadable } from './unreadable.ts';

type Input = Parameters<typeof RecordsSchema.parse>[0];

function decoded(body: string | Uint8Array, input: Input): unknown[] {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const answer = { status: 200, headers: new Headers(), url: 'https://h/', bytes };
  return [...decodeRecords(answer, RecordsSchema.parse(input)).list];
}

function zip(files: Record<string, string>): Buffer {
  return buildZip(Object.entries(files).map(([name, content]) => ({ name, content })));
}

test('a list in JSON, under a path or alone; one object is a list of one', () => {
  expect(decoded('[{"a":1}]', {})).toEqual([{ a: 1 }]);
  expect(decoded('{"data":{"items":[1,2]}}', { path: 'data.items' })).toEqual([1, 2]);
  expect(decoded('{"a":1}', {})).toEqual([{ a: 1 }]);
  expect(decoded('{"items":null}', { path: 'items' })).toEqual([]);
  expect(decoded('', { path: 'items' })).toEqual([]);
});

test('a list that is not there is a changed schema, unless the vendor leaves empty ones out', () => {
  expect(() => decoded('{"error":"x"}', { path: 'items' })).toThrow('no list at "items"');
  expect(() => decoded('{"items":"x"}', { path: 'items' })).toThrow('no list at "items"');
  expect(decoded('{"kind":"x"}', { path: 'items', absentWhenEmpty: true })).toEqual([]);
});

test('what is not JSON or XML is told', () => {
  expect(() => decoded('<html>', {})).toThrow('not JSON');
  expect(() => decoded('<a><b></a>', { decode: 'xml' })).toThrow('not XML');
});

test('lines of JSON, lines of text and rows of CSV', () => {
  expect(decoded('{"a":1}\r\n\n{"a":2}', { decode: 'ndjson' })).toEqual([{ a: 1 }, { a: 2 }]);
  expect(decoded('a\r\n\nb', { decode: 'text' })).toEqual(['a', 'b']);
  const csv = '\uFEFF"ID", Name\r\n1,"Ann ""A"", Ex\nample"\r\n\r\n2,\n3\n4,b,c';
  expect(decoded(csv, { decode: 'csv' })).toEqual([
    { ID: '1', Name: 'Ann "A", Ex\nample' },
    { ID: '2', Name: '' },
    { ID: '3' },
    { ID: '4', Name: 'b' },
  ]);
});

test('XML as objects, without any document type', () => {
  const xml =
    '<?xml version="1.0"?><!-- x --><r><e id="1"><n>A &amp; B&#33;</n></e><e id="2"><![CDATA[<x>]]></e><s/></r>';
  expect(decoded(xml, { decode: 'xml', path: 'r.e' })).toEqual([
    { '@id': '1', n: 'A & B!' },
    { '@id': '2', '#text': '<x>' },
  ]);
  expect(decoded(xml, { decode: 'xml', path: 'r.s' })).toEqual([]);
  const bomb = '<!DOCTYPE r [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><r><e>&c;</e></r>';
  expect(decoded(bomb, { decode: 'xml', path: 'r' })).toEqual([{ e: '&c;' }]);
  const inherited = '<r><toString>a</toString></r>';
  expect(decoded(inherited, { decode: 'xml', path: 'r' })).toEqual([{ toString: 'a' }]);
});

test.each([
  '<r><e></r></e>',
  '<r><e b=c/></r>',
  '<r><__proto__>a</__proto__></r>',
  '<r>',
  '<!-- r -->',
  `${'<r>'.repeat(65)}${'</r>'.repeat(65)}`,
])('what is not well-formed or too deep is not XML: %.30s', (xml) => {
  expect(() => decoded(xml, { decode: 'xml' })).toThrow('not XML');
});

test('compressed answers: gzip, also when it was undone on the way, and the files of an archive', () => {
  const gzip = { compression: 'gzip' } as const;
  expect(decoded(gzipSync('[{"a":1}]'), gzip)).toEqual([{ a: 1 }]);
  expect(decoded('[{"a":1}]', gzip)).toEqual([{ a: 1 }]);
  const archive = zip({ 'a.csv': 'x\n1\n', 'b.csv': 'x\n2\n' });
  expect(decoded(archive, { compression: 'zip', decode: 'csv' })).toEqual([{ x: '1' }, { x: '2' }]);
  expect(() => decoded('no archive', { compression: 'zip' })).toThrow('no zip archive');
  expect(() => decoded(gzipSync('[1]').subarray(0, 12), gzip)).toThrow('cannot be decompressed');
  const bomb = gzipSync('['.padEnd(20_000_000));
  expect(() => decoded(bomb, gzip)).toThrow('more than 200 times its size');
});

test('files of an archive that nobody should read are told, and none is left out in silence', () => {
  const zipped = { compression: 'zip', decode: 'text' } as const;
  const file = { name: 'a', content: 'text '.repeat(100) };
  const whole = buildZip([file, { name: 'b', content: 'second' }]);
  const bomb = buildZip([{ name: 'a', content: ' '.repeat(20_000_000), claimed: 10 }]);
  const cut = Buffer.from(whole);
  // The directory counts two files and describes one.
  cut.fill(0, whole.lastIndexOf('PK\x01\x02'), whole.lastIndexOf('PK\x01\x02') + 4);
  const hidden = buildZip([{ name: 'c', content: 'not listed' }]);
  const beside = Buffer.concat([hidden.subarray(0, hidden.indexOf('PK\x01\x02')), whole]);
  expect(decoded(whole, zipped)).toEqual(['text '.repeat(100), 'second']);
  expect(decoded(beside, zipped)).toEqual(['text '.repeat(100), 'second']);
  expect(() => decoded(cut, zipped)).toThrow('no zip archive');
  expect(() => decoded(bomb, zipped)).toThrow('more than 200 times its size');
  expect(() => decoded(buildZip([{ ...file, isEncrypted: true }]), zipped)).toThrow('a password');
  expect(() => decoded(buildZip([{ ...file, method: 97 }]), zipped)).toThrow('unknown compression');
});

test('an inner list is split, and members are added', () => {
  const records = RecordsSchema.parse({ split: 'x.list', add: { of: '{partition}' } });
  const scope = { values: {}, now: 0, vars: { partition: 'p' } };
  expect(shapeElement({ id: 1, x: { list: ['a', 'b'] } }, records, scope)).toEqual([
    { id: 1, x: { list: 'a' }, of: 'p' },
    { id: 1, x: { list: 'b' }, of: 'p' },
  ]);
  expect(shapeElement({ id: 2 }, records, scope)).toEqual([{ id: 2, of: 'p' }]);
  expect(shapeElement('id', records, scope)).toEqual(['id']);
});

test('records are objects and have what all of them have', () => {
  expect(checkedRecords([{ id: 1 }, { other: 2 }, 'x'], ['id'])).toEqual({
    records: [{ id: 1 }, { other: 2 }],
    unreadable: [new Unreadable('"x"', 'not a JSON object')],
  });
  expect(checkedRecords([], ['id'])).toEqual({ records: [], unreadable: [] });
  expect(() => checkedRecords([{ other: 1 }], ['id'])).toThrow('No record has "id"');
  expect(() => checkedRecords(['x'], [])).toThrow('no objects');
});

test('sets a bad page aside after sound ones, and a lone bad record after several runs', () => {
  const known = { hasSound: true, failures: 0 };
  expect(checkedRecords(['x', 'y'], ['id'], known).unreadable).toHaveLength(2);
  expect(checkedRecords([{ other: 1 }], ['id'], known).records).toEqual([{ other: 1 }]);
  const lone = { hasSound: false, failures: PATIENT_RUNS };
  expect(checkedRecords(['x'], ['id'], lone).unreadable).toHaveLength(1);
  expect(() => checkedRecords(['x', 'y'], ['id'], lone)).toThrow('no objects');
});

test('a broken line or file is set aside, and several without any sound one are told', () => {
  const broken = new Unreadable('{"a":', 'a line that is not JSON');
  expect(decoded('{"a":1}\n{"a":\n{"a":2}', { decode: 'ndjson' })).toEqual([
    { a: 1 },
    broken,
    { a: 2 },
  ]);
  expect(decoded('{"a":', { decode: 'ndjson' })).toEqual([broken]);
  expect(() => decoded('<html>\n<p>', { decode: 'ndjson' })).toThrow('not JSON');
  const archive = zip({ 'a.json': '[{"a":1}]', 'b.json': 'no json' });
  expect(decoded(archive, { compression: 'zip' })).toEqual([
    { a: 1 },
    new Unreadable('no json', 'a file that is not JSON'),
  ]);
});

test('writes any value as JSON, cut where it nests too deeply', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`);
  expect(() => JSON.stringify(deep)).toThrow(RangeError);
  expect(boundedJson(deep).length).toBeGreaterThan(INGEST_LIMITS.depth);
  expect(boundedJson({ a: [1] })).toBe('{"a":[1]}');
  expect(boundedJson({ a: 1n })).toBe('{"a":"1"}');
  expect(boundedJson(undefined)).toBe('null');
});
