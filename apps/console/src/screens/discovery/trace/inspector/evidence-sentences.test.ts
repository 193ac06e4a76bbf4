import { setLocale } from '@waybill/ui';
import { beforeEach, expect, test } from 'vitest';
import { anEdge, aVersion, TRACE } from '../trace-fixture.data.ts';
import { evidenceSentences, shortDigest } from './evidence-sentences.ts';

beforeEach(() => setLocale({ language: 'en', timeZone: 'UTC' }));

const FROM = aVersion('a', { name: 'a.csv' });
const TO = aVersion('b', { name: 'b.zip' });

const said = (...evidence: Parameters<typeof evidenceSentences>[0]['evidence']) =>
  evidenceSentences(anEdge('a', 'b', { evidence }), FROM, TO).map(({ text }) => text);

test('every fact is one sentence with its value, in the order of the facts', () => {
  expect(
    said(
      { fact: 'source-path', value: '/home/a.csv' },
      { fact: 'vendor-id', value: 'id-7' },
      { fact: 'held-since', value: '2026-11-20T09:12:00Z' },
      { fact: 'member', value: 'a.csv' },
      { fact: 'independent-origins', value: '1' },
      { fact: 'similarity', value: '0.93' },
      { fact: 'size', value: '2048' },
      { fact: 'seconds-apart', value: '540' },
    ),
  ).toEqual([
    'The event names the source file: /home/a.csv.',
    'Both sides have the same service ID id-7.',
    'a.csv has held that version since 20 Nov 2026, 09:12 UTC.',
    'b.zip contains a.csv according to its file list.',
    'That content has 1 independent origin, so a match is significant.',
    'The contents are 93% similar.',
    'Both are 2 KB in size.',
    '540 seconds apart.',
  ]);
});

test('an unpacked file was in what it came from', () => {
  const evidence = [{ fact: 'member' as const, value: 'b.txt' }];
  const [sentence] = evidenceSentences({ evidence, kind: 'contained-in' }, TO, FROM);
  expect(sentence?.text).toBe('b.zip contains b.txt according to its file list.');
});

test('a step without facts says nothing, and no step says more than it has facts', () => {
  expect(said()).toEqual([]);
  for (const edge of TRACE.edges) {
    const sentences = evidenceSentences(edge, FROM, TO);
    expect(sentences.map(({ fact }) => fact)).toEqual(edge.evidence.map(({ fact }) => fact));
  }
});

test('a digest is shortened', () => {
  expect(shortDigest('9f2c40aa51d2e3b6c7d8e9f00a1b2c3d')).toBe('9f2c40aa…2c3d');
  expect(shortDigest('abc')).toBe('abc');
});
