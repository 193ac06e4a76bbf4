import { randomBytes } from 'node:crypto';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertAuditEntry } from '../../platform/audit-entry.ts';
import { derivedKey } from '../../platform/derived-key.ts';
import type { AuditItem } from './chain/audit-items.ts';
import { exportedHead, readItems } from './chain/read-items.ts';
import { verifyItems } from './chain/verify-items.ts';
import { verifyTenant } from './chain/verify-tenant.ts';
import { readAuditKeys, rotateAuditKey } from './keys/audit-keys.ts';
import { sealAll, sealNext, type SealServices } from './sealing/seal-entries.ts';

let db: TestDatabase;
let tenantId: number;
let services: SealServices;

beforeAll(async () => {
  db = await testDatabase();
  const masterKey = randomBytes(32);
  const keyFor = (purpose: string): Buffer => derivedKey(masterKey, purpose);
  services = { database: db.database, keyFor, now: Date.now };
});
afterAll(() => db.close());
beforeEach(async () => {
  tenantId = await testTenant(db.database);
});

const act = (action: string): Promise<unknown> =>
  db.database.tenant(tenantId, (tx) =>
    insertAuditEntry(tx, {
      tenantId,
      action,
      actorId: 'U1',
      ip: '203.0.113.9',
      detail: `Reason of ${action}`,
      target: 'T1',
    }),
  );

async function actsSealed(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await act(`test.act_${index}`);
  await sealAll(services, tenantId);
}

const verify = () => verifyTenant(services, tenantId);

const numbered = async (): Promise<{ action: string; number: number | null }[]> => {
  const { rows } = await db.owner.query(
    'SELECT action, number::integer FROM audit_entry WHERE tenant_id = $1 ORDER BY seq',
    [tenantId],
  );
  return rows;
};

const items = (): Promise<AuditItem[]> =>
  db.database.snapshot(tenantId, async (tx) => {
    const read: AuditItem[] = [];
    for await (const item of readItems(tx, tenantId, Date.now())) read.push(item);
    return read;
  });

const whole = { integrity: null, completeness: null };

describe('sealing', () => {
  test('numbers committed entries without gaps, also those that commit late or never', async () => {
    const gate = Promise.withResolvers<void>();
    const inserted = Promise.withResolvers<void>();
    const late = db.database.tenant(tenantId, async (tx) => {
      await insertAuditEntry(tx, { tenantId, action: 'test.late' });
      inserted.resolve();
      await gate.promise;
    });
    await inserted.promise;
    const undone = db.database.tenant(tenantId, async (tx) => {
      await insertAuditEntry(tx, { tenantId, action: 'test.undone' });
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    await act('test.early');
    // The open transaction neither waits for sealing nor keeps it waiting.
    await sealAll(services, tenantId);
    expect(await numbered()).toContainEqual({ action: 'test.early', number: 2 });
    gate.resolve();
    await late;
    await sealAll(services, tenantId);
    expect((await numbered()).filter(({ number }) => number !== null)).toHaveLength(3);
    expect(await numbered()).toContainEqual({ action: 'test.late', number: 3 });
    expect(await verify()).toMatchObject({ ...whole, entries: 3, older: 0 });
  });

  test('begins with a signed entry that covers older ones by count and hash', async () => {
    await act('test.older');
    await act('test.older');
    await db.owner.query('UPDATE audit_entry SET number = 0 WHERE tenant_id = $1', [tenantId]);
    await actsSealed(1);
    expect(await verify()).toMatchObject({ ...whole, entries: 2, older: 2 });
    const [first] = (await items()).filter((item) => item.kind === 'entry' && item.number === 1);
    expect(first).toMatchObject({
      action: 'audit.chain_started',
      target: expect.stringMatching(/^2\//),
    });
    await db.owner.query(
      `DELETE FROM audit_entry WHERE tenant_id = $1 AND seq = (
      SELECT min(seq) FROM audit_entry WHERE tenant_id = $1)`,
      [tenantId],
    );
    expect(await verify()).toMatchObject({
      integrity: { fault: 'older_changed', number: 0 },
      completeness: { fault: 'older_missing', number: 0 },
    });
  });

  test('leaves a chain to the process that seals it, and no process changes a sealed entry', async () => {
    await actsSealed(1);
    await act('test.waiting');
    const other = await db.owner.connect();
    await other.query('BEGIN');
    await other.query('SELECT FROM audit_chain WHERE tenant_id = $1 FOR UPDATE', [tenantId]);
    expect(await sealNext(services, tenantId)).toBe('busy');
    // An action goes on meanwhile.
    await act('test.unhindered');
    await other.query('ROLLBACK');
    other.release();
    expect(await sealNext(services, tenantId)).toBe('done');
    const change = db.database.tenant(tenantId, (tx) =>
      tx.query(`UPDATE audit_entry SET number = 9 WHERE number = 2`),
    );
    await expect(change).rejects.toThrow('a sealed audit entry does not change');
  });

  test('signs with the newest key; what older keys signed stays valid', async () => {
    await actsSealed(1);
    const before = await db.database.snapshot(tenantId, (tx) => exportedHead(tx, tenantId));
    const fresh = await db.database.system((tx) => rotateAuditKey(tx, services.keyFor, Date.now()));
    await actsSealed(1);
    const verdict = await verifyTenant(services, tenantId, before ?? undefined);
    expect(verdict).toMatchObject({ ...whole, entries: 3 });
    expect(verdict.keyIds).toHaveLength(2);
    expect(verdict.keyIds).toEqual(expect.arrayContaining([before?.head.keyId, fresh]));
    // A reader who trusts either key follows the chain.
    for (const keyId of [fresh, before?.head.keyId ?? '']) {
      const trusted = new Set([keyId]);
      expect(await verifyItems(await items(), { trusted })).toMatchObject(whole);
    }
    const strangers = { trusted: new Set(['0'.repeat(64)]) };
    expect(await verifyItems(await items(), strangers)).toMatchObject({
      integrity: { fault: 'key_unknown' },
    });
    const keys = await db.database.system(readAuditKeys);
    const { rows } = await db.owner.query(
      'SELECT key_id FROM audit_key WHERE sealed_private_key IS NOT NULL',
    );
    expect([keys.length, rows]).toEqual([2, [{ key_id: fresh }]]);
  });
});

describe('verifying', () => {
  const tamper = (sql: string) => db.owner.query(sql.replaceAll('$T', String(tenantId)));

  test.each([
    ['an edited action', `UPDATE audit_entry SET action = 'x' WHERE number = 3`, 'entry_changed'],
    ['an edited address', `UPDATE audit_entry SET ip = '::1' WHERE number = 3`, 'value_changed'],
    [
      'an erasure that no entry records',
      `UPDATE audit_entry SET ip = NULL, salts = salts - 'ip' WHERE number = 3`,
      'erasure_unrecorded',
    ],
    [
      'an address with another salt and digest',
      `UPDATE audit_entry SET ip = NULL, salts = salts - 'ip', digests = digests - 'ip' WHERE number = 3`,
      'entry_changed',
    ],
  ])('finds %s and names the entry', async (_name, sql, fault) => {
    await actsSealed(5);
    await tamper(`${sql} AND tenant_id = $T`);
    expect(await verify()).toMatchObject({
      integrity: { fault, number: 3 },
      completeness: null,
    });
  });

  test('finds a removed entry, and the end cut off', async () => {
    await actsSealed(5);
    await tamper('DELETE FROM audit_entry WHERE tenant_id = $T AND number = 3');
    expect(await verify()).toMatchObject({
      integrity: null,
      completeness: { fault: 'entry_missing', number: 3 },
    });
    await tamper('DELETE FROM audit_entry WHERE tenant_id = $T AND number IN (3, 5, 6)');
    expect(await verify()).toMatchObject({ completeness: { fault: 'entry_missing', number: 3 } });
  });

  test('finds the end cut off with its signature by an exported head alone', async () => {
    await actsSealed(1);
    const { rows } = await db.owner.query('SELECT * FROM audit_chain WHERE tenant_id = $1', [
      tenantId,
    ]);
    await actsSealed(3);
    const known = await db.database.snapshot(tenantId, (tx) => exportedHead(tx, tenantId));
    await tamper('DELETE FROM audit_entry WHERE tenant_id = $T AND number > 2');
    await db.owner.query(
      `UPDATE audit_chain SET number = 2, hash = $2, signed_at = $3, signature = $4 WHERE tenant_id = $1`,
      [tenantId, rows[0].hash, rows[0].signed_at, rows[0].signature],
    );
    expect(await verify()).toMatchObject(whole);
    expect(await verifyTenant(services, tenantId, known ?? undefined)).toMatchObject({
      integrity: null,
      completeness: { fault: 'behind_known_head', number: 3 },
    });
  });
});
