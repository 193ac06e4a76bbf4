import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collect } from './collect.ts';
import { eventSets, quietMessages, ruleCases } from './corpus.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-insider-'));
  for (const name of ['b', 'a', 'rule-cases', 'quiet-email']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'a/events.jsonl.gz'), gzipSync('{"eventID":"1"}\n'));
  writeFileSync(path.join(folder, 'b/events.jsonl'), '{"eventID":"2"}\n');
  writeFileSync(
    path.join(folder, 'b/labels.jsonl'),
    'no label\n{"eventID":"2","label":"exfil","episode":"share"}\r\n["3"]\n{"eventID":4}\n',
  );
  const kase = { rule: 'r', logTypes: ['T'], attack: null, case: 0, expected: true, event: {} };
  writeFileSync(
    path.join(folder, 'rule-cases/cases.jsonl.gz'),
    gzipSync(`${JSON.stringify(kase)}\r\n\r\n{"rule":"cut\n{"rule":"r","event":7}\n`),
  );
  writeFileSync(path.join(folder, 'quiet-email/messages.csv'), 'src,dst,t\n2,3,20\n1,2,10\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('sets are the folders with events, packed or not, by name and with their labels', async () => {
  const [first, second, ...rest] = await collect(eventSets(folder));
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ name: 'a', file: path.join(folder, 'a/events.jsonl.gz') });
  expect(first?.labels.size).toBe(0);
  expect(second?.labels).toEqual(new Map([['2', { label: 'exfil', episode: 'share' }]]));
});

test('a label names its event as AWS, Microsoft or Google write ids', async () => {
  const rows = [
    { eventID: 'aws', label: 'exfil' },
    { Id: 'microsoft', label: 'exfil' },
    { id: { uniqueQualifier: '-7' }, label: 'exfil' },
    { 'id.uniqueQualifier': '-8', label: 'exfil' },
    { id: { time: 'now' }, label: 'exfil' },
  ];
  const named = path.join(folder, 'named/set');
  mkdirSync(named, { recursive: true });
  writeFileSync(path.join(named, 'events.jsonl'), '{}\n');
  writeFileSync(
    path.join(named, 'labels.jsonl'),
    rows.map((row) => JSON.stringify(row)).join('\n'),
  );
  const [set] = await collect(eventSets(path.dirname(named)));
  expect([...(set?.labels.keys() ?? [])]).toEqual(['aws', 'microsoft', '-7', '-8']);
});

test('a rule without techniques has an empty list of them', async () => {
  const cases = await collect(ruleCases(folder));
  expect(cases).toMatchObject([{ rule: 'r', attack: [], expected: true }]);
  expect(await collect(ruleCases(path.join(folder, 'a')))).toEqual([]);
});

test('messages come in order of time and without the head of the table', async () => {
  expect(await quietMessages(folder)).toEqual([
    { from: '1', to: '2', at: 10 },
    { from: '2', to: '3', at: 20 },
  ]);
  expect(await quietMessages(path.join(folder, 'a'))).toBeNull();
});
