import { DetectionListItem, FlowMap, OPEN_STATUSES } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { publicShare, sendRecords } from '../../../testing/drive-records.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

const HOUR = 3_600_000;
const NO_ALARM = { verdict: 'false_positive', reason: 'threshold', note: 'A wave' };
const List = z.object({ items: z.array(DetectionListItem) });

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
  member = await testMember(app);
  await member.call('GET', '/v1/session');
  await sendRecords(
    app,
    member.tenantId,
    ['ana', 'ben', 'cleo'].map((name, index) =>
      publicShare({
        id: index,
        at: Date.now() - (index + 1) * HOUR,
        person: `${name}@ours.example`,
        folder: `pay ${index}`,
      }),
    ),
  );
});
afterAll(() => app.close());

const listOf = async (query: string) =>
  List.parse((await member.call('GET', `/v1/detections?${query}`)).json).items;
const mapOf = async (query: string) =>
  FlowMap.parse((await member.call('GET', `/v1/flows?${query}`)).json);

test.each(['group', 'place'])(
  'a flow at the level %s counts the open detections that its filter lists',
  async (level) => {
    const { bands, from, to } = await mapOf(`level=${level}`);
    const all = await listOf(`status=${OPEN_STATUSES.join(',')}`);
    expect(all.length).toBeGreaterThan(1);
    let counted = 0;
    for (const { originId, destinationId, detections } of bands) {
      const query = new URLSearchParams({ flow: `${originId}~${destinationId}`, from, to });
      query.set('status', OPEN_STATUSES.join(','));
      const listed = await listOf(query.toString());
      expect(detections.open).toBe(listed.length);
      expect(detections.severity === null).toBe(listed.length === 0);
      counted += listed.length;
    }
    expect(counted).toBe(all.filter((one) => one.from !== null && one.to !== null).length);
  },
);

test('a closed detection no longer counts, and the flow loses its rank', async () => {
  const before = await mapOf('rank=risk');
  const [item] = await listOf(`status=${OPEN_STATUSES.join(',')}`);
  if (item === undefined) throw new Error('There is no detection');
  const openOf = (map: FlowMap) => map.bands.reduce((sum, band) => sum + band.detections.open, 0);
  const closed = await member.call('PATCH', `/v1/detections/${item.detectionId}`, {
    rev: item.rev,
    change: { verdict: NO_ALARM },
  });
  expect(closed.status).toBe(200);
  expect(openOf(await mapOf('rank=risk'))).toBe(openOf(before) - 1);
});
