import { Preferences, SessionInfo } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
  member = await testMember(app);
});
afterAll(() => app.close());

const NOTHING = {
  language: null,
  timeZone: null,
  dashboardLayout: null,
  tableLayouts: {},
  defaultView: null,
};
const layout = (density: 'normal' | 'compact') => ({
  order: ['title', 'severity'],
  hidden: [],
  pinned: ['title'],
  widths: { title: 240 },
  density,
});

async function change(body: object, of = member): Promise<Preferences> {
  const reply = await of.call('PATCH', '/v1/preferences', body);
  expect(reply.status).toBe(200);
  return Preferences.parse(reply.json);
}

test('who has chosen nothing has nothing', async () => {
  const { status, json } = await (await testMember(app)).call('GET', '/v1/preferences');
  expect([status, json]).toEqual([200, NOTHING]);
});

test('absent keeps, null clears, and tables not named stay', async () => {
  const place = { id: 'open-now', x: 0, y: 0, w: 6, h: 4 };
  await change({ language: 'de', dashboardLayout: [place] });
  await change({ timeZone: 'Europe/Berlin', tableLayouts: { detections: layout('compact') } });
  const both = await change({ tableLayouts: { people: layout('normal') } });
  expect(both).toEqual({
    language: 'de',
    timeZone: 'Europe/Berlin',
    dashboardLayout: [place],
    tableLayouts: { detections: layout('compact'), people: layout('normal') },
    defaultView: null,
  });
  const cleared = await change({ language: null, dashboardLayout: null });
  expect(cleared).toEqual({ ...both, language: null, dashboardLayout: null });
  expect((await member.call('GET', '/v1/preferences')).json).toEqual(cleared);
});

test('the view that the list opens with is of this person alone', async () => {
  expect((await change({ defaultView: 'mine' })).defaultView).toBe('mine');
  expect((await change({ language: null })).defaultView).toBe('mine');
  const other = await testMember(app);
  expect((await other.call('GET', '/v1/preferences')).json).toEqual(NOTHING);
  expect((await change({ defaultView: null })).defaultView).toBeNull();
});

test('the session tells language and time zone, of this person alone', async () => {
  await change({ language: 'en', timeZone: 'UTC' });
  const own = SessionInfo.parse((await member.call('GET', '/v1/session')).json);
  expect(own.preferences).toEqual({ language: 'en', timeZone: 'UTC' });
  const other = await testMember(app);
  const session = SessionInfo.parse((await other.call('GET', '/v1/session')).json);
  expect(session.preferences).toEqual({ language: null, timeZone: null });
});

test.each([
  [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
  [{ timeZone: '+02:00' }, 'timeZone'],
  [{ language: 'fr' }, 'language'],
  [{ dashboardLayout: [{ id: 'a', x: 12, y: 0, w: 1, h: 1 }] }, 'dashboardLayout.0.x'],
  [
    {
      tableLayouts: Object.fromEntries(
        Array.from({ length: 101 }, (_, index) => [`table-${index}`, layout('normal')]),
      ),
    },
    'tableLayouts',
  ],
])('refuses %o, and keeps what was', async (body, path) => {
  const before = (await member.call('GET', '/v1/preferences')).json;
  const reply = await member.call('PATCH', '/v1/preferences', body);
  expect(reply).toMatchObject({ status: 400, json: { errors: [{ path }] } });
  expect((await member.call('GET', '/v1/preferences')).json).toEqual(before);
});
