import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { CLASSIFY_LIMITS } from '@waybill/contract';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { classifyCommand, type ClassifyRequest } from './classify-command.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-classify-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const CARD = 'Visa card 4539 1488 0343 6467 of the guest';

function write(name: string, text: string | Uint8Array): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

async function classify(request: Partial<ClassifyRequest> = {}) {
  let printed = '';
  const code = await classifyCommand(
    {
      paths: [folder],
      ignore: [],
      format: undefined,
      minimum: undefined,
      types: [],
      failOn: undefined,
      ...request,
    },
    {
      out: { write: (text) => (printed += text) },
      progress: { isTTY: false, write: () => true },
    },
  );
  return { code, printed };
}

test('a table tells file, line and data type, and never the value', async () => {
  write('guests/june.txt', `Room 12\n${CARD}\n`);
  write('guests/empty.txt', 'nothing of note\n');
  const { code, printed } = await classify();
  expect(code).toBe(3);
  expect(printed).toMatch(/june\.txt +2 +Payment card number +1 +1 +high +4/);
  expect(printed).toContain('1 finding in 1 of 2 files');
  expect(printed).not.toContain('0343');
});

test('JSON has one object for each file and one for the whole, with masked surroundings', async () => {
  write('a.txt', CARD);
  const { printed } = await classify({ format: 'json' });
  const lines = printed.trim().split('\n');
  const [file, summary] = lines.map((line): unknown => JSON.parse(line));
  expect(file).toMatchObject({
    file: { state: 'complete', sensitivity: 4, findings: [{ type: 'payment-card', line: 1 }] },
  });
  expect(summary).toMatchObject({ summary: { files: 1, withFindings: 1, sensitivity: 4 } });
  expect(printed).not.toContain('0343');
});

test('rules beside the files and on the command line leave files out', async () => {
  write('kept.txt', CARD);
  write('left/a.txt', CARD);
  write('b.log', CARD);
  write('node_modules/c/d.txt', CARD);
  write('.waybillignore', 'left/\n');
  const { printed } = await classify({ ignore: ['*.log'] });
  expect(printed).toContain('kept.txt');
  expect(printed).not.toMatch(/left|b\.log|node_modules/);
});

test('the exit code tells what was found, from the sensitivity that counts', async () => {
  write('a.txt', 'write to ana@northwind-traders.com');
  expect((await classify({ failOn: '4' })).code).toBe(0);
  expect((await classify()).code).toBe(3);
  expect((await classify({ types: ['payment-card'] })).code).toBe(0);
});

test('what cannot be read is told and stops nothing else', async () => {
  write('a.bin', new Uint8Array([0, 1, 2, 3, 0, 255, 254]));
  write('b.txt', CARD);
  const { code, printed } = await classify();
  expect(code).toBe(3);
  expect(printed).toMatch(/Not read completely:\n.*a\.bin: unsupported/);
});

test('a file inside a file is named, and how many others hold the same', async () => {
  const attached = (name: string, text: string) =>
    `--x\r\nContent-Type: text/plain\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${text}\r\n`;
  const head = 'From: a@b.test\r\nSubject: files\r\nMIME-Version: 1.0\r\n';
  const body = `${attached('one.txt', `first\n${CARD}`)}${attached('two.txt', CARD)}--x--\r\n`;
  write('mail.eml', `${head}Content-Type: multipart/mixed; boundary=x\r\n\r\n${body}`);
  const { printed } = await classify();
  expect(printed).toMatch(/mail\.eml\/one\.txt and 1 more +2 +Payment card number +2 +1/);
});

test('of a file beyond the limit the beginning is read, and the rest is told', async () => {
  const line = 'nothing of note stands here\n';
  write('long.txt', `${CARD}\n${line.repeat(Math.ceil(CLASSIFY_LIMITS.fileBytes / line.length))}`);
  const { code, printed } = await classify();
  expect(code).toBe(3);
  expect(printed).toMatch(/long\.txt +1 +Payment card number/);
  expect(printed).toMatch(/Not read completely:\n.*long\.txt: partial/);
});

test('a path without a file, and an unknown word, are refused with what to do', async () => {
  await expect(classify({ paths: [path.join(folder, 'none')] })).rejects.toThrow(
    /There is nothing at/,
  );
  await expect(classify({ types: ['no-such'] })).rejects.toThrow('There is no data type "no-such"');
  await expect(classify({ types: ['credit-card'] })).rejects.toThrow(/Similar:.* payment-card/);
  await expect(classify({ format: 'xml' })).rejects.toThrow('--format is one of table, json');
  await expect(classify({ paths: [] })).rejects.toThrow('Name the files');
});
