import { Integration } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectingApp, type CollectingApp } from '../../../../testing/collecting.ts';
import { connections, loadValues } from './connections.ts';

let collecting: CollectingApp;
beforeAll(async () => {
  collecting = await collectingApp();
});
afterAll(() => collecting.close());

async function connected() {
  const member = await collecting.member();
  const reply = await member.call('POST', '/v1/integrations', {
    sourceId: 'slack',
    name: 'Ours',
    values: { base: collecting.vendor.base, token: 'first' },
    streams: ['log'],
  });
  const { integrationId, rev } = Integration.parse(reply.json);
  const target = { tenantId: member.tenantId, integrationId, streamId: 'log' };
  const { db, services } = collecting;
  const stored = async () => {
    const { values } = await db.database.tenant(target.tenantId, (tx) =>
      loadValues(tx, services.box, target),
    );
    return values['token'];
  };
  const change = (body: object) => member.call('PATCH', `/v1/integrations/${integrationId}`, body);
  return { target, rev, stored, change };
}

test('a rotated secret is stored at once, and the connection stays the same', async () => {
  const { target, rev, stored, change } = await connected();
  const held = connections(collecting.services);
  const connection = await held.of(target);
  expect(connection.values).toMatchObject({ token: 'first' });
  // A new name does not change the connection target.
  await change({ rev, name: 'Renamed' });
  await held.rotate(target, connection, 'token', 'second');
  expect(await stored()).toBe('second');
  await held.rotate(target, connection, 'token', 'third');
  expect(await stored()).toBe('third');
  const again = await held.of(target);
  expect(again).toBe(connection);
  expect(again.values).toMatchObject({ token: 'third' });
});

test('a rotated secret does not take the place of one that a person gave', async () => {
  const { target, rev, stored, change } = await connected();
  const held = connections(collecting.services);
  const before = await held.of(target);
  await change({ rev, values: { token: 'by hand' } });
  await held.rotate(target, before, 'token', 'rotated');
  expect(await stored()).toBe('by hand');
  const after = await held.of(target);
  expect(after).not.toBe(before);
  expect(after.values).toMatchObject({ token: 'by hand' });
});

test('a secret that the vendor rotates is kept when the one before was sealed again meanwhile', async () => {
  const { target, stored } = await connected();
  const held = connections(collecting.services);
  const before = await held.of(target);
  const { db, services } = collecting;
  const place = { tenantId: target.tenantId, ownerId: target.integrationId, fieldId: 'token' };
  // Like after a change of the master key.
  await db.owner.query('UPDATE integration_secret SET sealed = $2 WHERE integration_id = $1', [
    target.integrationId,
    services.box.seal(place, 'first'),
  ]);
  await held.rotate(target, before, 'token', 'second');
  expect(await stored()).toBe('second');
});
