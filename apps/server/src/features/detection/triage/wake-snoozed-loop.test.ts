import { DetectionDetail, DetectionListItem } from '@waybill/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { publicShare, sendRecords } from '../../../../testing/drive-records.ts';
import { refuseRows } from '../../../../testing/refused-row.ts';
import {
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../../../testing/test-app.ts';
import { wakeSnoozedLoop } from './wake-snoozed-loop.ts';

const HOUR = 3_600_000;
const Items = z.object({ items: z.array(DetectionListItem) });

/** Its own member tenant, with one detection snoozed for an hour. */
async function sleeper(app: TestApp): Promise<TestMember & { url: string }> {
  const member = await testMember(app);
  await member.call('GET', '/v1/session');
  await sendRecords(app, member.tenantId, [
    publicShare({ id: 1, at: Date.now() - 60_000, person: 'ana@ours.example', folder: 'pay' }),
  ]);
  const [item] = Items.parse((await member.call('GET', '/v1/detections')).json).items;
  if (!item) throw new Error('There is no detection');
  const url = `/v1/detections/${item.detectionId}`;
  const until = new Date(Date.now() + HOUR).toISOString();
  await member.call('PATCH', url, { rev: item.rev, change: { snooze: { until } } });
  return { ...member, url };
}

const statusOf = async ({ call, url }: TestMember & { url: string }) =>
  DetectionDetail.parse((await call('GET', url)).json).status;

test('what goes wrong with the detections of one tenant lets no other’s sleep on', async () => {
  const app = await testApp();
  try {
    const sleepers = [await sleeper(app), await sleeper(app)];
    const { database } = app.db;
    const broken: typeof database = {
      ...database,
      tenant: async (tenantId, work) => {
        if (tenantId === sleepers[0]?.tenantId) throw new Error('its rows cannot be read');
        return database.tenant(tenantId, work);
      },
    };
    const now = (): number => Date.now() + 2 * HOUR;
    await wakeSnoozedLoop({ database: broken, log: app.services.log, now }).runDue();
    expect(app.logLines.filter((line) => line.includes('could not wake'))).toHaveLength(1);
    expect(await Promise.all(sleepers.map(statusOf))).toEqual(['snoozed', 'new']);
  } finally {
    await app.close();
  }
});

test('a detection that cannot be woken lets no other of its tenant sleep on', async () => {
  const app = await testApp();
  try {
    const first = await sleeper(app);
    await sendRecords(app, first.tenantId, [
      publicShare({ id: 2, at: Date.now() - 60_000, person: 'ben@ours.example', folder: 'hr' }),
    ]);
    const listed = Items.parse((await first.call('GET', '/v1/detections?status=new')).json);
    const [other] = listed.items;
    const url = `/v1/detections/${other?.detectionId}`;
    const until = new Date(Date.now() + HOUR).toISOString();
    await first.call('PATCH', url, { rev: other?.rev, change: { snooze: { until } } });
    const firstId = first.url.split('/').at(-1);
    await refuseRows(app.db, {
      table: 'detection',
      on: 'UPDATE',
      where: `NEW.detection_id = '${firstId}'`,
    });
    const now = (): number => Date.now() + 2 * HOUR;
    await wakeSnoozedLoop({ ...app.services, now }).runDue();
    expect(await statusOf({ ...first, url })).toBe('new');
    expect(await statusOf(first)).toBe('snoozed');
    expect(app.logLines.filter((line) => line.includes('could not wake'))).toHaveLength(1);
  } finally {
    await app.close();
  }
});
