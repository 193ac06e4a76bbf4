import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { connectorGuide, connectorSetup } from './connector-guide.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'waybill-setup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('answers the guide of a connector, and nothing for one that has none', async () => {
  expect(await connectorGuide('okta')).toContain('Okta');
  expect(await connectorGuide('no-such-connector')).toBe('');
  expect(await connectorGuide('../src/okta')).toBe(await connectorGuide('okta'));
});

test('answers where the credentials are made, and null where nothing is made at the vendor', async () => {
  expect(await connectorSetup('github')).toMatchObject({
    path: expect.arrayContaining(['Settings']),
  });
  expect(await connectorSetup('sensor')).toBeNull();
});

test('every command of the manifests can be pasted into a shell and works', async () => {
  const ids = readdirSync(import.meta.dirname).filter((name) => !name.includes('.'));
  const setups = await Promise.all(ids.map((id) => connectorSetup(id)));
  const commands = new Set(setups.flatMap((setup) => setup?.command ?? []));
  expect(commands.size).toBeGreaterThan(1);
  for (const command of commands) {
    const { status, stdout } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
    expect({ command, status }).toEqual({ command, status: 0 });
    expect(stdout.trim()).toMatch(/^([0-9a-f]{64}|-----BEGIN PUBLIC KEY-----[^]+)$/);
  }
});
