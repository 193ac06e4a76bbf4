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

async function classify(
  request: Partial<ClassifyRequest> = {},
  more: Partial<Parameters<typeof classifyCommand>[1]> = {},
) {
  let printed = '';
  const code = await classifyCommand(
    {
      paths: [folder],
      ignore: [],
      format: undefined,
      minimum: undefined,
      types: [],
      failOn: undefined,
      unread: undefined,
      ...request,
    },
    {
      out: { write: (text) => (printed += text) },
      progress: { isTTY: false, write: () => true },
      ...more,
    },
  );
  return { code, printed };
}

/** A zip with one stored entry whose flags mark it as encrypted. */
function lockedZip(): Uint8Array {
  const name = Buffer.from('a.txt');
  const data = Buffer.alloc(24, 5);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(1, 6);
  local.writeUInt32LE(data.length, 18);
  local.writeUInt32LE(data.length - 12, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(20, 4);
  central.writeUInt16LE(20, 6);
  central.writeUInt16LE(1, 8);
  central.writeUInt32LE(data.length, 20);
  central.writeUInt32LE(data.length - 12, 24);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + data.length, 16);
  return Buffer.concat([local, name, data, central, name, end]);
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

test('what was not read is summed up by its state, and has an exit code of its own', async () => {
  write('a.bin', new Uint8Array([0, 1, 2, 3, 0, 255, 254]));
  write('locked.zip', lockedZip());
  const { code, printed } = await classify({ types: ['payment-card'] });
  expect(code).toBe(4);
  expect(printed).toMatch(/locked\.zip: encrypted, password/);
  expect(printed).toContain('2 not read completely (1 encrypted, 1 unsupported)');
  const told = await classify({ types: ['payment-card'], unread: 'none', format: 'json' });
  expect(told.code).toBe(0);
  expect(JSON.parse(told.printed.trim().split('\n').at(-1) ?? '')).toMatchObject({
    summary: { notComplete: 2, isWhole: true, unread: { encrypted: 1, unsupported: 1 } },
  });
});

test('a kind without a reader stops a pipeline only where it is asked to', async () => {
  write('a.bin', new Uint8Array([0, 1, 2, 3, 0, 255, 254]));
  expect((await classify({ types: ['payment-card'] })).code).toBe(0);
  expect((await classify({ types: ['payment-card'], unread: 'any' })).code).toBe(4);
});

test('an interrupt ends with a table of what was looked at, and says how much that was', async () => {
  write('a.txt', CARD);
  for (const name of ['b', 'c', 'd', 'e']) write(`${name}.txt`, CARD);
  const { promise: interrupt, resolve } = Promise.withResolvers<undefined>();
  let told = '';
  const { code, printed } = await classify(
    { types: ['payment-card'] },
    {
      interrupt,
      progress: {
        isTTY: true,
        // Drawn when the first file is done.
        write(text: string) {
          told += text;
          resolve(undefined);
          return true;
        },
      },
    },
  );
  expect(code).toBe(130);
  expect(printed).toMatch(/[a-e]\.txt +1 +Payment card number/);
  expect(told).toMatch(/Interrupted: [1-4] of 5 files were checked/);
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
    /No such file or folder/,
  );
  await expect(classify({ types: ['no-such'] })).rejects.toThrow('Unknown data type "no-such"');
  await expect(classify({ types: ['credit-card'] })).rejects.toThrow(/Similar:.* payment-card/);
  await expect(classify({ format: 'xml' })).rejects.toThrow('--format is one of table, json');
  await expect(classify({ paths: [] })).rejects.toThrow('Specify at least one file');
});
