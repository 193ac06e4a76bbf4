import { zstdCompressSync } from 'node:zlib';
import { WITHHELD_FROM_ADMIN } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { colleagueOf } from '../../testing/colleague.ts';
import { publicShare, sendRecords } from '../../testing/drive-records.ts';
import { routeIds } from '../../testing/route-ids.ts';
import { callAs, nameOf, SESSION, tableApp, type Entry } from '../../testing/route-table.ts';
import { CARD, sendPastes } from '../../testing/sensor-contents.ts';
import type { TestApp, TestMember } from '../../testing/test-app.ts';

/** Words that are nowhere but in contents: in a pasted text, in vendors’ records and in one that was refused. */
const PASTED = 'quillfeather';
const RECORDED = 'marrowglass';
const REFUSED = 'thistlewick';
const WORDS = [PASTED, RECORDED, REFUSED];

let app: TestApp;
let owner: TestMember;
let admin: TestMember;
let employee: TestMember;
let ids: Record<string, string>;

beforeAll(async () => {
  ({ app, owner } = await tableApp());
  admin = await colleagueOf(app, owner, { roles: ['Admin'], name: 'Ada' });
  employee = await colleagueOf(app, owner, { roles: ['Employee'], name: 'Eli' });
  const made = await routeIds(app, owner);
  await app.db.owner.query('DELETE FROM admin_review');
  await owner.call('PATCH', '/v1/settings/contents', { retentionDays: 1 });
  await sendPastes(app.services, owner.tenantId, [
    { id: 'planted', at: Date.now() - 500, text: `${PASTED} charge credit card ${CARD}` },
  ]);
  await sendRecords(app, owner.tenantId, [withExcerpt(RECORDED)]);
  await app.db.owner.query(
    `INSERT INTO rejected_payload VALUES ($1, gen_random_uuid(), now() + interval '1 minute', 'slack', 1, NULL, 'x', 1,
       false, $2, 'planted')`,
    [owner.tenantId, zstdCompressSync(`{"${REFUSED}`)],
  );
  ids = { ...made, ...(await plantedIds()) };
});
afterAll(() => app.close());

/** A record of a vendor with words of the document, as some send them. */
function withExcerpt(words: string): object {
  const at = Date.now() - 400;
  const record = publicShare({ id: 71, at, person: 'bea@ours.example', folder: 'planted' });
  const [event] = record.events;
  return { ...record, events: [{ ...event, excerpt: words }] };
}

const Items = z.object({ items: z.array(z.record(z.string(), z.unknown())) });

async function plantedIds(): Promise<Record<string, string>> {
  const listed = async (url: string, key: string): Promise<string[]> =>
    Items.parse((await owner.call('GET', url)).json).items.map((item) => String(item[key]));
  const [classificationId = ''] = await listed('/v1/classifications', 'classificationId');
  const [rejectionId = ''] = await listed('/v1/rejections', 'rejectionId');
  for (const detectionId of await listed('/v1/detections', 'detectionId')) {
    for (const eventId of await listed(`/v1/detections/${detectionId}/events`, 'eventId')) {
      const raw = await owner.call('GET', `/v1/detections/${detectionId}/events/${eventId}/raw`);
      if (raw.text.includes(RECORDED))
        return { classificationId, rejectionId, detectionId, eventId };
    }
  }
  throw new Error('No detection of the planted record');
}

/** Which routes show one of the words to a member, and how many were answered at all. */
async function answersOf(member: TestMember, entries: readonly Entry[]) {
  const showing: string[] = [];
  let answered = 0;
  for (const entry of entries) {
    const { status, text } = await callAs(member, entry, ids);
    if (status < 300) answered += 1;
    if (WORDS.some((word) => text.includes(word))) showing.push(nameOf(entry));
  }
  return { showing, answered };
}

const READS = SESSION.filter(({ method }) => method === 'GET');

test('the words are there to be read', async () => {
  const { showing } = await answersOf(owner, READS);
  expect(showing).toEqual(
    expect.arrayContaining([
      'GET /v1/detections/{detectionId}/events/{eventId}/raw',
      'GET /v1/classifications/{classificationId}/preview',
    ]),
  );
  const rejected = await owner.call('GET', `/v1/rejections/${ids['rejectionId']}/payload`);
  expect(rejected.text).toContain(REFUSED);
});

test('an Admin gets no word of contents from any route, and takes nothing out', async () => {
  const { showing, answered } = await answersOf(admin, SESSION);
  expect(showing).toEqual([]);
  expect(answered).toBeGreaterThan(SESSION.length / 2);
  const taken = SESSION.filter(({ definition }) =>
    WITHHELD_FROM_ADMIN.some((permission) => permission === definition.permission),
  );
  expect(taken.length).toBeGreaterThan(6);
  for (const entry of taken) {
    expect([nameOf(entry), (await callAs(admin, entry, ids)).status]).toEqual([nameOf(entry), 403]);
  }
});

test('an Employee is answered about their own account alone', async () => {
  const answered: string[] = [];
  for (const entry of READS) {
    const { status } = await callAs(employee, entry, ids);
    if (status < 300) answered.push(nameOf(entry));
  }
  expect(answered.toSorted()).toEqual([
    'GET /v1/preferences',
    'GET /v1/profile',
    'GET /v1/profile/sessions',
    'GET /v1/session',
    'GET /v1/tasks',
  ]);
  const search = await employee.call('GET', '/v1/search?q=ana');
  expect(search.text).not.toContain('ana@ours.example');
});
