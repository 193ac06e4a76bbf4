import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findCommand } from './find-command.ts';

test('takes the first that can be run: by its path, or by its name from PATH', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'find-command-'));
  const runnable = path.join(folder, 'runnable');
  writeFileSync(runnable, '#!/bin/sh\n');
  chmodSync(runnable, 0o755);
  const document = path.join(folder, 'document');
  writeFileSync(document, '');
  expect(findCommand([undefined, '', document, runnable])).toBe(runnable);
  expect(path.basename(findCommand(['no-such-command', 'sh']) ?? '')).toBe('sh');
  expect(findCommand(['no-such-command', document])).toBeNull();
  rmSync(folder, { recursive: true });
});
