import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const CLI = path.join(import.meta.dirname, 'cli.ts');
const CARD = 'Visa card 4539 1488 0343 6467 of the guest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-interrupt-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Text that takes long to process: it is full of names. */
const slow = () => 'Anna Schmidt of Berlin wrote to Ben Ode of Acme Ltd. '.repeat(600_000);

test('Ctrl-C ends a scan at once, with what was found until then, and leaves nothing running', async () => {
  writeFileSync(path.join(folder, 'a.txt'), CARD);
  for (const name of ['b', 'c', 'd', 'e', 'f', 'g']) {
    writeFileSync(path.join(folder, `${name}.txt`), slow());
  }
  const child = spawn(process.execPath, [CLI, 'classify', folder, '--format', 'json'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Closed pipes show that no process holds them anymore.
  const closed = once(child, 'close');
  let printed = '';
  let told = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (told += text));
  const firstLine = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.includes('\n')) resolve();
    });
  });
  await firstLine;
  child.kill('SIGINT');
  expect(await closed).toEqual([130, null]);
  const lines = printed.trim().split('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ file: { types: [{ type: 'payment-card' }] } });
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    summary: { isWhole: false, findings: 1, notComplete: 0 },
  });
  expect(told).toMatch(/Interrupted: [1-6] of 7 files were checked/);
  expect(() => process.kill(child.pid ?? 0, 0)).toThrow('ESRCH');
});
