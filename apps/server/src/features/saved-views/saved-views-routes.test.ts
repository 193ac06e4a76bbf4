import { detectionRoutes, DetectionSummary, SavedView, savedViewRoutes } from '@waybill/contract';
import { BUILT_IN_VIEWS, SAVED_VIEW_LIMITS } from '@waybill/contract/saved-views';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { colleagueOf } from '../../../testing/colleague.ts';
import { publicShare, sendRecords } from '../../../testing/drive-records.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

let app: TestApp;
let member: TestMember;
let ida: TestMember;
let auditor: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  app = await testApp();
  member = await testMember(app);
  await member.call('GET', '/v1/session');
  ida = await colleagueOf(app, member, { roles: ['Analyst L1'], name: 'Ida' });
  auditor = await colleagueOf(app, member, { roles: ['Auditor'], name: 'Ada' });
  stranger = await testMember(app);
  await sendRecords(
    app,
    member.tenantId,
    ['one', 'two', 'three'].map((name, id) =>
      publicShare({ id, at: Date.now() - 60_000, person: `${name}@ours.example`, folder: name }),
    ),
  );
});
afterAll(() => app.close());

const Views = savedViewRoutes['/v1/saved-views'].GET.response;
const Counts = savedViewRoutes['/v1/saved-views/counts'].GET.response;
const Detections = detectionRoutes['/v1/detections'].GET.response;

const saving = (body: object, by = member) =>
  by.call('POST', '/v1/saved-views', { name: 'A view', query: 'severity=HIGH', ...body });

async function saved(body: object, by = member): Promise<SavedView> {
  const reply = await saving(body, by);
  expect(reply).toMatchObject({ status: 200 });
  return SavedView.parse(reply.json);
}

async function listed(by = member): Promise<SavedView[]> {
  return Views.parse((await by.call('GET', '/v1/saved-views')).json).items;
}

const pathOf = ({ viewId }: SavedView): string => `/v1/saved-views/${viewId}`;
const change = (view: SavedView, body: object, by = member) =>
  by.call('PATCH', pathOf(view), { rev: view.rev, ...body });
const remove = (view: SavedView, by = member) => by.call('DELETE', pathOf(view));
const restore = (view: SavedView, by = member) => by.call('POST', `${pathOf(view)}/restore`);
const NOT_FOUND = { status: 404, json: { code: 'resource.not_found' } };
const REFUSED = { status: 403, json: { code: 'permission.missing' } };
const TAKEN = { status: 409, json: { code: 'view.name_taken', errors: [{ path: 'name' }] } };

test('a private view is its author’s alone: for anybody else it is not there', async () => {
  const view = await saved({ name: 'Private' });
  expect(view).toMatchObject({ isOwn: true, isShared: false, rev: 1, missing: [] });
  expect((await listed()).map(({ name }) => name)).toContain('Private');
  expect((await listed(ida)).map(({ name }) => name)).not.toContain('Private');
  for (const other of [ida, stranger]) {
    expect(await change(view, { name: 'Mine now' }, other)).toMatchObject(NOT_FOUND);
    expect(await remove(view, other)).toMatchObject(NOT_FOUND);
    expect(await restore(view, other)).toMatchObject(NOT_FOUND);
  }
  expect((await listed()).find(({ viewId }) => viewId === view.viewId)?.name).toBe('Private');
});

test('a shared view is seen by the organisation and no other, and changed by whoever triages', async () => {
  const view = await saved({ name: 'Together', isShared: true });
  expect(await listed(stranger)).toEqual([]);
  expect(await change(view, { name: 'Theirs' }, stranger)).toMatchObject(NOT_FOUND);
  const seen = (await listed(auditor)).find(({ viewId }) => viewId === view.viewId);
  expect(seen).toMatchObject({ isOwn: false, isShared: true, authorName: view.authorName });
  expect(await change(view, { name: 'Audited' }, auditor)).toMatchObject(REFUSED);
  expect(await remove(view, auditor)).toMatchObject(REFUSED);
  const renamed = await change(view, { name: 'For all', query: 'severity=LOW' }, ida);
  expect(renamed).toMatchObject({
    status: 200,
    json: { name: 'For all', query: 'severity=LOW', rev: 2, isOwn: false },
  });
  // A caller with the earlier revision is notified.
  expect(await change(view, { name: 'Late' })).toMatchObject({
    status: 409,
    json: { code: 'resource.conflict' },
  });
  const again = SavedView.parse(renamed.json);
  expect(await change(again, { isShared: false }, ida)).toMatchObject(REFUSED);
  expect(await change(again, { isShared: false })).toMatchObject({ status: 200 });
  expect((await listed(ida)).map(({ viewId }) => viewId)).not.toContain(view.viewId);
});

test('who may not triage keeps views of their own, and shares none', async () => {
  const view = await saved({ name: 'Sample of closed', query: 'status=closed' }, auditor);
  expect(await change(view, { isShared: true }, auditor)).toMatchObject(REFUSED);
  expect(await saving({ name: 'For all of us', isShared: true }, auditor)).toMatchObject(REFUSED);
  expect(await change(view, { name: 'Closed ones' }, auditor)).toMatchObject({ status: 200 });
  expect(await remove(view, auditor)).toMatchObject({ status: 200 });
});

test('a shared view stays when its author leaves', async () => {
  const ben = await colleagueOf(app, member, { roles: ['Analyst L1'], name: 'Ben' });
  const view = await saved({ name: 'By Ben', isShared: true }, ben);
  await app.db.database.tenant(member.tenantId, (tx) =>
    tx.query('DELETE FROM console_user WHERE email = $1', [ben.email]),
  );
  const left = (await listed()).find(({ viewId }) => viewId === view.viewId);
  expect(left).toMatchObject({ authorName: 'Ben', isOwn: false });
  expect(await change(view, { name: 'Was Ben’s' })).toMatchObject({ status: 200 });
});

test('a removed view is restored as it was, unless its name has been given away', async () => {
  const view = await saved({ name: 'Gone', query: 'tag=x' });
  expect(await remove(view)).toMatchObject({ status: 200, json: { viewId: view.viewId } });
  expect((await listed()).map(({ viewId }) => viewId)).not.toContain(view.viewId);
  expect(await remove(view)).toMatchObject(NOT_FOUND);
  expect(await change(view, { name: 'Back' })).toMatchObject(NOT_FOUND);
  expect((await restore(view)).json).toEqual(view);
  expect(await restore(view)).toMatchObject(NOT_FOUND);
  await remove(view);
  const other = await saved({ name: 'gone' });
  expect(await restore(view)).toMatchObject(TAKEN);
  await remove(other);
  expect(await restore(view)).toMatchObject({ status: 200 });
});

test('what was removed more than a day ago is gone for good', async () => {
  const view = await saved({ name: 'Long gone' });
  await remove(view);
  await app.db.database.tenant(member.tenantId, (tx) =>
    tx.query(`UPDATE saved_view SET deleted_at = now() - interval '25 hours' WHERE view_id = $1`, [
      view.viewId,
    ]),
  );
  await remove(await saved({ name: 'Just gone' }));
  expect(await restore(view)).toMatchObject(NOT_FOUND);
});

test('a name stands once among one’s own views and once among the shared ones', async () => {
  const own = await saved({ name: 'Once' });
  await saved({ name: 'Once' }, ida);
  await saved({ name: 'ONCE', isShared: true });
  expect(await saving({ name: 'once' })).toMatchObject(TAKEN);
  expect(await saving({ name: ' once ', isShared: true }, ida)).toMatchObject(TAKEN);
  expect(await change(own, { isShared: true })).toMatchObject(TAKEN);
  expect(await change(own, { name: 'ONCE' })).toMatchObject({ status: 200 });
});

test('there is room for a number of views', async () => {
  const full = await testMember(app);
  const names = Array.from({ length: SAVED_VIEW_LIMITS.own }, (_, index) => `View ${index}`);
  for (const name of names) await saved({ name }, full);
  expect(await saving({ name: 'One more' }, full)).toMatchObject({
    status: 409,
    json: { code: 'view.limit_reached', detail: `At most ${SAVED_VIEW_LIMITS.own} own views` },
  });
  expect(await saving({ name: 'One more', isShared: true }, full)).toMatchObject({ status: 200 });
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'n'.repeat(SAVED_VIEW_LIMITS.name + 1) }, 'name'],
  [{ query: `q=${'x'.repeat(SAVED_VIEW_LIMITS.query)}` }, 'query'],
  [{ query: 'severity=HUGE' }, 'query'],
  [{ query: 'colour=red' }, 'query'],
  [{ query: 'not=severity:HUGE' }, 'query'],
  [{ query: 'from=yesterday' }, 'query'],
  [{ query: 'q=a&q=b' }, 'query'],
  [{ query: 'sort=beauty' }, 'query'],
  [{ query: 'group=weather' }, 'query'],
  [{ query: 'cols=%3Cb%3E' }, 'query'],
  [{ query: 'sel=1' }, 'query'],
])('refuses %o, naming the field', async (body, path) => {
  expect(await saving({ name: 'Refused', ...body })).toMatchObject({
    status: 400,
    json: { code: 'request.invalid', errors: [{ path }] },
  });
});

test('what a view filters by and is not there any more is named, and left out of the count', async () => {
  const query = 'severity=HIGH&policy=pol_gone&policy=none&assignee=me&not=assignee:usr_gone';
  const view = await saved({ name: 'Older', query: `${query}&dataType=custom-gone` });
  await app.db.database.tenant(member.tenantId, (tx) =>
    tx.query(
      `UPDATE saved_view SET query = query || '&status=paused&mood=bad' WHERE view_id = $1`,
      [view.viewId],
    ),
  );
  const older = (await listed()).find(({ viewId }) => viewId === view.viewId);
  expect(older?.missing).toEqual([
    { filter: 'status', value: 'paused' },
    { filter: 'mood', value: 'bad' },
    { filter: 'policy', value: 'pol_gone' },
    { filter: 'dataType', value: 'custom-gone' },
    { filter: 'assignee', value: 'usr_gone' },
  ]);
  const { items } = Counts.parse((await member.call('GET', '/v1/saved-views/counts')).json);
  expect(items.find(({ id }) => id === view.viewId)?.open).toBe(0);
});

test('the number of each view is that of its list', async () => {
  const open = 'status=new&status=in_review&status=awaiting_person&status=awaiting_team';
  const queries = [
    `${open}&severity=HIGH,CRITICAL`,
    `${open}&assignee=me`,
    `${open}&not=person:one%40ours.example&from=now-7d`,
    `${open}&q=two&managed=unmanaged`,
    `${open}&tag=none&due=overdue,today,later&sort=due&group=person&cols=severity,title`,
    'status=closed',
  ];
  const views = [];
  for (const [index, query] of queries.entries()) {
    views.push(await saved({ name: `Counted ${index}`, query }));
  }
  const [first] = await listedDetections('limit=1');
  await member.call('POST', `/v1/detections/${first}/take`);
  for (const managed of ['all', 'managed', 'unmanaged']) {
    const path = `/v1/saved-views/counts?managed=${managed}`;
    const { items } = Counts.parse((await member.call('GET', path)).json);
    const openOf = new Map(items.map(({ id, open: count }) => [id, count]));
    for (const { viewId, query } of views) {
      const isClosed = query === 'status=closed';
      expect([query, openOf.get(viewId)]).toEqual([
        query,
        isClosed ? null : await total(query, managed),
      ]);
    }
    const mine = BUILT_IN_VIEWS.find(({ id }) => id === 'mine');
    expect(openOf.get('mine')).toBe(await total(mine?.query ?? '', managed));
    expect(openOf.get('suppressed')).toBeNull();
    for (const { id } of BUILT_IN_VIEWS) expect([...openOf.keys()]).toContain(id);
  }
  expect(await total(`${open}&assignee=me`, 'all')).toBe(1);
});

/** Total of the list at an address for the destinations of `managed`. */
async function total(query: string, managed: string): Promise<number> {
  const params = new URLSearchParams(query);
  for (const name of ['sort', 'group', 'cols']) params.delete(name);
  if (!params.has('managed')) params.set('managed', managed);
  const { json } = await member.call('GET', `/v1/detections/summary?${params.toString()}`);
  return DetectionSummary.parse(json).total;
}

async function listedDetections(query: string): Promise<string[]> {
  const { json } = await member.call('GET', `/v1/detections?${query}`);
  return Detections.parse(json).items.map(({ detectionId }) => detectionId);
}
