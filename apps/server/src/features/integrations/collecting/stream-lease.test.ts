import { Integration } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectingApp, type CollectingApp } from '../../../../testing/collecting.ts';
import type { StreamTarget } from './collect-services.ts';
import { claimStream, extendLease, LEASE_MS, release, type Claim } from './stream-lease.ts';

let collecting: CollectingApp;
beforeAll(async () => {
  collecting = await collectingApp();
});
afterAll(() => collecting.close());

async function connected(): Promise<StreamTarget> {
  const member = await collecting.member();
  const reply = await member.call('POST', '/v1/integrations', {
    sourceId: 'slack',
    name: 'Ours',
    values: { base: collecting.vendor.base, token: 'x' },
    streams: ['log'],
  });
  const { integrationId } = Integration.parse(reply.json);
  return { tenantId: member.tenantId, integrationId, streamId: 'log' };
}

const now = () => collecting.services.now();
const claim = (target: StreamTarget) =>
  collecting.db.database.tenant(target.tenantId, (tx) => claimStream(tx, target, now()));
const extend = (held: Claim) =>
  collecting.db.database.tenant(held.tenantId, (tx) => extendLease(tx, held, now()));

test('a run keeps its stream for as long as it says that it lives', async () => {
  const target = await connected();
  const held = await claim(target);
  if (!held) throw new Error('It was not free');
  expect(await claim(target)).toBeNull();
  collecting.advance(LEASE_MS - 1000);
  expect(await extend(held)).toBe(true);
  collecting.advance(LEASE_MS - 1000);
  expect(await claim(target)).toBeNull();
  collecting.advance(2000);
  const taken = await claim(target);
  expect(taken?.leaseId).toEqual(expect.any(String));
  expect(await extend(held)).toBe(false);
});

test('a stream that was given back is free, and one that is not due is not taken', async () => {
  const target = await connected();
  const held = await claim(target);
  if (!held) throw new Error('It was not free');
  const { database } = collecting.db;
  await database.tenant(target.tenantId, (tx) => release(tx, held));
  const again = await claim(target);
  if (!again) throw new Error('It was not given back');
  await database.tenant(target.tenantId, async (tx) => {
    await tx.query(`UPDATE integration_stream SET next_run_at = 'infinity'`);
    await release(tx, again);
  });
  expect(await claim(target)).toBeNull();
  // Reading did not take it either.
  await database.tenant(target.tenantId, (tx) =>
    tx.query(`UPDATE integration_stream SET next_run_at = '-infinity'`),
  );
  expect(await claim(target)).not.toBeNull();
});
