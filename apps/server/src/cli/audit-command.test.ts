import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { insertAuditEntry } from '../platform/audit-entry.ts';
import { readConfig } from '../platform/config.ts';
import {
  auditEraseCommand,
  auditExportCommand,
  auditHeadCommand,
  auditKeyCommand,
  auditVerifyCommand,
  auditVerifyFileCommand,
} from './audit-command.ts';
import { CliError } from './cli-error.ts';

let db: TestDatabase;
let folder: string;
let installation: Parameters<typeof auditVerifyCommand>[0];

beforeAll(async () => {
  db = await testDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-audit-'));
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const config = readConfig({ WAYBILL_MASTER_KEY: randomBytes(32).toString('hex') });

beforeEach(async () => {
  installation = {
    config,
    address: '',
    signInAddress: '',
    database: db.database,
    databaseUrl: '',
    idpTenantId: '',
    tenantId: await testTenant(db.database),
  };
  for (const action of ['test.one', 'test.two', 'test.three']) {
    await db.database.tenant(installation.tenantId, (tx) =>
      insertAuditEntry(tx, {
        tenantId: installation.tenantId,
        action,
        actorId: 'U1',
        ip: '203.0.113.9',
        detail: 'Suspected leak, case 7',
      }),
    );
  }
});

async function told(command: () => Promise<number>): Promise<{ code: number; text: string }> {
  let text = '';
  const note = (part: unknown): boolean => {
    text += String(part);
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(note),
    vi.spyOn(process.stderr, 'write').mockImplementation(note),
  ];
  try {
    return { code: await command(), text };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

const file = (name: string): string => path.join(folder, name);

test('verifies the database, and finds what an exported head covers', async () => {
  const fine = await told(() => auditVerifyCommand(installation, { head: undefined }));
  expect(fine).toEqual({ code: 0, text: expect.stringContaining('4 sealed entries') });
  await told(() => auditHeadCommand(installation, file('head.json')));
  const { tenantId } = installation;
  await db.owner.query(`UPDATE audit_entry SET action = 'x' WHERE tenant_id = $1 AND number = 2`, [
    tenantId,
  ]);
  const changed = await told(() => auditVerifyCommand(installation, { head: file('head.json') }));
  expect(changed.code).toBe(3);
  expect(changed.text).toMatch(/Integrity: BROKEN at entry 2 \(id \d+\)/);
  expect(changed.text).toContain('Completeness: no entry is missing');
  await db.owner.query('DELETE FROM audit_entry WHERE tenant_id = $1 AND number = 4', [tenantId]);
  const both = await told(() => auditVerifyCommand(installation, { head: file('head.json') }));
  expect(both).toEqual({
    code: 5,
    text: expect.stringContaining('BROKEN at entry 4: the entry is'),
  });
  const other = { ...installation, tenantId: await testTenant(db.database) };
  const foreign = auditVerifyCommand(other, { head: file('head.json') });
  await expect(foreign).rejects.toThrow('another tenant');
});

test('verifies an exported file without an installation', async () => {
  await told(() => auditExportCommand(installation, file('log.ndjson')));
  const keys = await told(() => auditKeyCommand(installation, 'list'));
  const key = keys.text.split(' ')[0];
  const verify = (name: string, options: { key?: string | undefined } = { key }) =>
    told(() => auditVerifyFileCommand(file(name), { head: undefined, key: undefined, ...options }));
  expect(await verify('log.ndjson')).toMatchObject({ code: 0 });
  expect((await verify('log.ndjson', {})).text).toContain('keys were taken from the file');
  const lines = (await readFile(file('log.ndjson'), 'utf8')).split('\n');
  await writeFile(
    file('cut.ndjson'),
    lines.filter((line) => !line.includes('test.two')).join('\n'),
  );
  const cut = await verify('cut.ndjson');
  expect(cut).toEqual({ code: 4, text: expect.stringContaining('BROKEN at entry 3') });
  await writeFile(file('edit.ndjson'), lines.join('\n').replace('test.two', 'test.six'));
  expect(await verify('edit.ndjson')).toMatchObject({ code: 3 });
  expect(await verify('log.ndjson', { key: '0'.repeat(64) })).toMatchObject({ code: 3 });
  await writeFile(file('bad.ndjson'), `${lines[0]}\n{}`);
  await expect(
    auditVerifyFileCommand(file('bad.ndjson'), { head: undefined, key }),
  ).rejects.toThrow('Line 2');
  const unnamed = auditExportCommand(installation, undefined);
  await expect(unnamed).rejects.toThrow(CliError);
});

test('rotates the key, and earlier exports stay valid', async () => {
  await told(() => auditHeadCommand(installation, file('before.json')));
  const { text } = await told(() => auditKeyCommand(installation, 'rotate'));
  expect(text).toMatch(/verifies\n.*signs\n$/);
  await told(() => auditExportCommand(installation, file('after.ndjson')));
  const options = { head: file('before.json'), key: undefined };
  expect(await told(() => auditVerifyFileCommand(file('after.ndjson'), options))).toMatchObject({
    code: 0,
  });
  await expect(auditKeyCommand(installation, 'remove')).rejects.toThrow(CliError);
});

test('erases the values of a member, records it, and the log stays valid', async () => {
  const erase = (fields: string[], member = 'U1') =>
    told(() =>
      auditEraseCommand(installation, { member, fields, reason: 'Request of the member' }),
    );
  expect((await erase(['ip', 'detail'])).text).toContain('3 entries');
  const { rows } = await db.owner.query(
    `SELECT ip, detail, salts, action FROM audit_entry WHERE tenant_id = $1 AND actor_id = 'U1'`,
    [installation.tenantId],
  );
  expect(rows.map(({ ip, detail, salts }) => [ip, detail, salts])).toEqual(
    Array.from({ length: 3 }, () => [null, null, {}]),
  );
  const { code, text } = await told(() => auditVerifyCommand(installation, { head: undefined }));
  expect([code, text]).toEqual([0, expect.stringContaining('Erased values: 6')]);
  await expect(erase(['action'])).rejects.toThrow('--field');
  await expect(erase(['ip'], '')).rejects.toThrow('--member');
});
