import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from './events-eval.ts';

const RECORD = {
  id: { time: '2026-03-04T09:30:15Z', uniqueQualifier: '7', applicationName: 'drive' },
  actor: { email: 'ann@northwind.example' },
  events: [
    { name: 'edit', parameters: [] },
    { name: 'view', parameters: [{ name: 'doc_title', value: 'Plan' }] },
  ],
};

let root = '';
let printed = '';

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'events-eval-'));
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    printed += String(chunk);
    return true;
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

function lastLine(): unknown {
  return JSON.parse(printed.trim().split('\n').at(-1) ?? '');
}

function jsonl(rows: readonly unknown[]): string {
  return rows.map((row) => JSON.stringify(row)).join('\n');
}

async function corpus(lines: readonly unknown[], expected: readonly unknown[]): Promise<void> {
  const folder = path.join(root, 'google-drive');
  await mkdir(folder);
  await writeFile(path.join(folder, 'own--drive.jsonl'), jsonl(lines));
  await writeFile(path.join(folder, 'expected.jsonl'), jsonl(expected));
}

test('counts records, and compares with the act that agrees most', async () => {
  const place = { file: 'own--drive.jsonl', peer: 'own' };
  await corpus(
    [RECORD, { kind: 'drive#file', id: 'f1', mimeType: 'text/csv' }, { strange: true }],
    [
      { ...place, line: 1, action: 'VIEW', file_name: 'Plan', actor_id: '9', ecs_kind: 'event' },
      { ...place, line: 2, action: 'anything' },
      { ...place, line: 3, action: 'anything' },
      { ...place, line: 1, dropped: true, action: 'anything' },
    ],
  );
  await run([root]);
  expect(lastLine()).toEqual({
    events: 3,
    mapped: 1,
    entities: 1,
    skipped: 0,
    rejected: 1,
    fields: {
      action: { n: 3, ok: 1 },
      actor_id: { n: 1, ok: 0 },
      file_name: { n: 1, ok: 1 },
    },
    sources: { 'google-drive': { n: 5, ok: 2 } },
    actions: { none: 1, View: 1 },
  });
});

test('a reading that lists the acts of a record is compared with all of them', async () => {
  const reading = { file: 'own--drive.jsonl', line: 1, peer: 'own', action: ['view', 'edit'] };
  await corpus([RECORD], [reading]);
  await run([root, '--source', 'google-drive', '--misses']);
  expect(lastLine()).toMatchObject({ fields: { action: { n: 1, ok: 1 } } });
});

test('without a corpus it says so in one line', async () => {
  await run([path.join(root, 'nowhere')]);
  expect(printed).toMatch(/^No corpus of vendor events at .*\n$/);
});
