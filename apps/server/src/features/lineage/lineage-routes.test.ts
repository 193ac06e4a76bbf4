import { lineageRoutes, Trace } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { publicShare, sendRecords } from '../../../testing/drive-records.ts';
import { graphId, GRAPH_START, storeGraph, testPlace } from '../../../testing/made-graph.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { groupId, placeId } from '../../platform/place-id.ts';
import { readTrace } from './trace.ts';

let app: TestApp;
let member: TestMember;
let stranger: TestMember;

const SHAREPOINT = testPlace('SharePoint', { container: 'Finance', outside: 'no' });
const LAPTOP = testPlace('lt-17', { kind: 'device', outside: 'no', managed: 'yes' });
const DROPBOX = testPlace('Dropbox', { account: 'ana@mail.example', outside: 'yes' });
const BOX = testPlace('Box', { outside: 'yes' });

beforeAll(async () => {
  app = await testApp();
  member = await testMember(app);
  stranger = await testMember(app);
  await sendRecords(app, member.tenantId, [
    publicShare({ id: 1, at: GRAPH_START, person: 'ana@ours.example', folder: 'pay' }),
  ]);
  const [shared] = await app.db.database.tenant(member.tenantId, (tx) =>
    tx.query<{ event_id: string }>('SELECT event_id FROM detection_event'),
  );
  await storeGraph(app.db.database, member.tenantId, {
    versions: {
      item: {
        place: SHAREPOINT,
        kind: 'item',
        sensitivity: 3,
        name: 'Pay.xlsx',
        sha256: 'a'.repeat(64),
      },
      item2: {
        place: SHAREPOINT,
        kind: 'item',
        object: 'item',
        sensitivity: 3,
        sha256: 'b'.repeat(64),
      },
      file: { place: LAPTOP, sensitivity: 3, sha256: 'b'.repeat(64), person: 'ana@ours.example' },
      other: { place: LAPTOP, name: 'Lunch.txt', sha256: 'c'.repeat(64) },
      zip: { place: LAPTOP, isLive: false, name: 'Holiday.zip', sensitivity: 3 },
      picture: { place: LAPTOP, object: 'zip', name: 'Holiday.png', sensitivity: 3 },
      sink: { place: DROPBOX, kind: 'sink', sensitivity: 3 },
      unpacked: { place: BOX, name: 'Lunch.txt', sha256: 'c'.repeat(64) },
      copy: { place: BOX, sha256: 'b'.repeat(64) },
      lonely: { place: BOX, sensitivity: 4 },
    },
    edges: {
      'item item2': { kind: 'edited', method: 'continuity' },
      'item2 file': { action: 'Download', evidence: [{ fact: 'digest', value: 'b'.repeat(64) }] },
      'file zip': {
        action: 'Compress',
        kind: 'contains',
        method: 'member-digest',
        confidence: 0.9,
      },
      'other zip': { action: 'Compress', kind: 'contains', method: 'member-digest' },
      'zip picture': { action: 'Rename', kind: 'moved', method: 'continuity' },
      'picture sink': {
        action: 'Upload',
        person: 'ana@ours.example',
        ...(shared ? { eventId: shared.event_id } : {}),
      },
      'zip unpacked': { kind: 'contained-in', method: 'member-digest' },
      'file sink': { action: 'Upload', method: 'name-size-time', confidence: 0.4 },
      'file copy': { action: 'Copy', at: GRAPH_START - 40 * 86_400_000 },
    },
    objects: {
      copy: { exposure: 'link' },
      lonely: { sensitivity: 4, lastSeenAt: GRAPH_START - 100 * 86_400_000 },
      other: { removedAt: GRAPH_START },
    },
  });
});
afterAll(() => app.close());

const VERSION = lineageRoutes['/v1/versions/{versionId}'].GET.response;
const NEIGHBOURS = lineageRoutes['/v1/versions/{versionId}/neighbours'].GET.response;
const PROV = z.object({
  entity: z.record(z.string(), z.unknown()),
  wasDerivedFrom: z.record(z.string(), z.unknown()),
});
const OBJECTS = lineageRoutes['/v1/objects'].GET.response;
const OBJECT = lineageRoutes['/v1/objects/{objectId}'].GET.response;
const BLAST = lineageRoutes['/v1/objects/{objectId}/blast-radius'].GET.response;
const EVENT = lineageRoutes['/v1/events/{eventId}/lineage'].GET.response;

async function read<T>(schema: z.ZodType<T>, url: string): Promise<T> {
  const reply = await member.call('GET', url);
  expect([url, reply.status]).toEqual([url, 200]);
  return schema.parse(reply.json);
}

const nameOf = new Map(
  ['item', 'item2', 'file', 'other', 'zip', 'picture', 'sink', 'unpacked', 'copy', 'lonely'].map(
    (name) => [graphId(name), name],
  ),
);
const named = (ids: readonly string[]): string => ids.map((id) => nameOf.get(id)).join(' ');
const objectId = (name: string): string => graphId(`object ${name}`);

async function trace(origin: string, destination: string, query = '') {
  const reply = await member.call('GET', `/v1/traces/${origin}/${destination}?${query}`);
  expect(reply.status).toBe(200);
  return Trace.parse(reply.json);
}

describe('a trace', () => {
  test('proves each step from one place to another', async () => {
    const found = await trace(placeId(SHAREPOINT), placeId(DROPBOX));
    expect(found.paths.map((path) => named(path.versionIds)).toSorted()).toEqual([
      'item2 file sink',
      'item2 file zip picture sink',
    ]);
    const long = found.paths.find(({ hops }) => hops === 4);
    expect(long).toMatchObject({
      minConfidence: 0.9,
      sensitivity: 3,
      actions: ['Download', 'Compress', 'Rename', 'Upload'],
      systems: 3,
    });
    const steps = long?.edgeIds.map((edgeId) => found.edges.find((edge) => edge.edgeId === edgeId));
    expect(steps?.map((edge) => [edge?.action, edge?.strength])).toEqual([
      ['Download', 'certain'],
      ['Compress', 'likely'],
      ['Rename', 'certain'],
      ['Upload', 'certain'],
    ]);
    expect(steps?.[0]?.evidence).toEqual([{ fact: 'digest', value: 'b'.repeat(64) }]);
    expect(steps?.[3]?.detections).toHaveLength(1);
    expect(found).toMatchObject({
      isTruncated: false,
      alternatives: [],
      origin: { kind: 'place', label: 'SharePoint' },
    });
    expect(found.versions.find(({ versionId }) => versionId === graphId('file'))).toMatchObject({
      up: 1,
      down: 3,
      person: { key: 'ana@ours.example', name: 'ana@ours.example' },
      place: { placeId: placeId(LAPTOP), groupId: groupId('device', 'lt-17') },
    });
  });

  test.each([
    ['version', graphId('item'), graphId('sink'), 2],
    ['object', objectId('item'), objectId('sink'), 2],
    ['group', groupId('app', 'SharePoint'), groupId('app', 'Dropbox'), 2],
  ])('has ends that are a %s', async (kind, origin, destination, count) => {
    const found = await trace(origin, destination);
    expect(found.paths).toHaveLength(count);
    expect([found.origin.kind, found.destination.kind]).toEqual([kind, kind]);
  });

  test('leaves out what is less sure than asked', async () => {
    const found = await trace(graphId('item'), graphId('sink'), 'minConfidence=0.5');
    expect(found.paths.map((path) => named(path.versionIds))).toEqual([
      'item item2 file zip picture sink',
    ]);
  });

  test('is cut to the paths that are asked for, and says so', async () => {
    const found = await trace(graphId('item'), graphId('sink'), 'limit=1&order=length');
    expect(found.paths.map(({ hops }) => hops)).toEqual([5]);
    expect(found.isTruncated).toBe(true);
    expect(found.versions).toHaveLength(6);
  });

  test('without a path names pairs near it that have one', async () => {
    const found = await trace(placeId(SHAREPOINT), graphId('lonely'));
    expect(found).toMatchObject({ paths: [], versions: [], edges: [] });
    expect(found.alternatives).toMatchObject([
      { origin: { id: placeId(SHAREPOINT) }, destination: { id: placeId(LAPTOP) }, events: 1 },
    ]);
    const [near] = found.alternatives;
    const other = await trace(near?.origin.id ?? '', near?.destination.id ?? '');
    expect(other.paths.length).toBeGreaterThan(0);
  });

  test('to a place is of the last 30 days unless said otherwise', async () => {
    expect((await trace(graphId('file'), placeId(BOX), 'maxHops=1')).paths).toEqual([]);
    const older = await trace(graphId('file'), graphId('copy'));
    expect(older.paths).toHaveLength(1);
  });

  test('is a PROV document of the same graph', async () => {
    const url = `/v1/traces/${graphId('item')}/${graphId('sink')}`;
    const { versions, edges } = await trace(graphId('item'), graphId('sink'));
    const reply = await member.call('GET', `${url}/prov`);
    const document = PROV.parse(reply.json);
    expect(Object.keys(document.entity)).toHaveLength(versions.length);
    expect(Object.keys(document.wasDerivedFrom)).toHaveLength(edges.length);
    const sure = PROV.parse((await member.call('GET', `${url}/prov?minConfidence=0.5`)).json);
    expect(Object.keys(sure.wasDerivedFrom)).toHaveLength(edges.length - 1);
  });

  test('needs more than reading to become a document', async () => {
    const analyst = await testMember(app, { roles: ['Analyst L1'] });
    const url = `/v1/traces/${graphId('item')}/${graphId('sink')}`;
    expect((await analyst.call('GET', url)).status).toBe(404);
    expect((await analyst.call('GET', `${url}/prov`)).status).toBe(403);
  });

  test('shows no detections to who may not see them', async () => {
    const { tenantId } = member;
    const request = { originId: graphId('item'), destinationId: graphId('sink'), now: Date.now() };
    const hidden = await app.db.database.snapshot(tenantId, (tx) =>
      readTrace(tx, { tenantId, seesDetections: false }, request),
    );
    expect(hidden.edges.flatMap(({ detections }) => detections)).toEqual([]);
  });
});

test.each([
  `/v1/traces/${graphId('item')}/${graphId('sink')}`,
  `/v1/traces/${placeId(SHAREPOINT)}/${placeId(DROPBOX)}`,
  `/v1/traces/${groupId('app', 'SharePoint')}/${groupId('app', 'Dropbox')}/prov`,
  `/v1/versions/${graphId('file')}`,
  `/v1/versions/${graphId('file')}/neighbours?direction=up`,
  `/v1/objects/${objectId('item')}`,
  `/v1/objects/${objectId('item')}/blast-radius`,
  `/v1/traces/none/${graphId('sink')}`,
  `/v1/traces/${graphId('item')}/${graphId('unknown')}`,
  '/v1/events/none/lineage',
])('%s is not found by another tenant', async (url) => {
  expect(await stranger.call('GET', url)).toMatchObject({
    status: 404,
    json: { code: 'resource.not_found' },
  });
});

describe('a version', () => {
  test('comes with its object and neighbours', async () => {
    const found = await read(VERSION, `/v1/versions/${graphId('zip')}`);
    expect(found.version).toMatchObject({ versionId: graphId('zip'), up: 2, down: 2 });
    expect(found.object).toMatchObject({ objectId: objectId('zip'), name: 'Holiday.png' });
    expect(
      named(found.versions.map(({ versionId }) => versionId))
        .split(' ')
        .toSorted(),
    ).toEqual(['file', 'other', 'picture', 'unpacked', 'zip']);
    expect(found.edges).toHaveLength(4);
  });

  test('without neighbours stands alone', async () => {
    const found = await read(VERSION, `/v1/versions/${graphId('lonely')}`);
    expect(found).toMatchObject({ versions: [{ versionId: graphId('lonely') }], edges: [] });
  });

  test('has neighbours by the page, each once', async () => {
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await read(
        NEIGHBOURS,
        `/v1/versions/${graphId('file')}/neighbours?direction=down&limit=1${cursor}`,
      );
      expect(page.total).toBe(3);
      seen.push(...page.versions.map(({ versionId }) => versionId));
      cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`;
    } while (cursor);
    expect(named(seen).split(' ').toSorted()).toEqual(['copy', 'sink', 'zip']);
    const sure = await read(
      NEIGHBOURS,
      `/v1/versions/${graphId('file')}/neighbours?direction=down&minConfidence=0.5`,
    );
    expect([sure.total, sure.edges.length]).toEqual([2, 2]);
  });
});

test('an object has its versions, newest first', async () => {
  const found = await read(OBJECT, `/v1/objects/${objectId('item')}`);
  expect(named(found.versions.map(({ versionId }) => versionId))).toBe('item2 item');
});

test('an object names the ends of its trace, and both are reachable', async () => {
  for (const name of ['item', 'file', 'copy']) {
    const { trace: ends } = await read(OBJECT, `/v1/objects/${objectId(name)}`);
    if (ends === null) throw new Error(`${name} is joined to others`);
    const { paths } = await trace(ends.originId, ends.destinationId);
    expect([name, paths.length > 0]).toEqual([name, true]);
  }
  expect((await read(OBJECT, `/v1/objects/${objectId('lonely')}`)).trace).toBeNull();
});

describe('the inventory', () => {
  test.each([
    '',
    'sensitivity=3',
    'exposure=link',
    'exposure=none',
    'isPublic=true',
    'isPublic=false',
    'isStale=true',
    'isStale=false&q=o',
    'removed=true',
    `placeId=${placeId(LAPTOP)}`,
    `placeId=${groupId('app', 'Box')}`,
    'placeId=none',
    'q=holiday',
  ])('list = total = heat, for "%s"', async (query) => {
    const ids: string[] = [];
    let cursor = '';
    let total = 0;
    do {
      const page = await read(OBJECTS, `/v1/objects?${query}&limit=2${cursor}`);
      ids.push(...page.items.map((item) => item.objectId));
      total = page.total;
      expect(page.heat.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`;
    } while (cursor);
    expect(ids.length).toBe(total);
    expect(new Set(ids).size).toBe(total);
  });

  test('knows what is public and what is stale', async () => {
    const all = await read(OBJECTS, '/v1/objects');
    const open = await read(OBJECTS, '/v1/objects?isPublic=true');
    const stale = await read(OBJECTS, '/v1/objects?isStale=true');
    expect([open.total, stale.total]).toEqual([all.publicCount, all.staleCount]);
    expect(open.items.map((item) => item.objectId)).toContain(objectId('copy'));
    expect(stale.items.map((item) => item.objectId)).toEqual([objectId('lonely')]);
  });

  test.each(['lastSeen', 'firstSeen', 'sensitivity', 'name'])(
    'pages by %s neither skip nor repeat',
    async (sort) => {
      const whole = await read(OBJECTS, `/v1/objects?sort=${sort}&limit=200`);
      const ids: string[] = [];
      let cursor = '';
      do {
        const page = await read(OBJECTS, `/v1/objects?sort=${sort}&limit=3${cursor}`);
        ids.push(...page.items.map((item) => item.objectId));
        cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`;
      } while (cursor);
      expect(ids).toEqual(whole.items.map((item) => item.objectId));
    },
  );

  test('counts the copies that the blast radius tells', async () => {
    const { items } = await read(OBJECTS, '/v1/objects?limit=200');
    for (const item of items) {
      const { copies } = await read(BLAST, `/v1/objects/${item.objectId}/blast-radius`);
      expect([item.name, copies.length]).toEqual([item.name, item.copies]);
      expect(item.hasMoreCopies).toBe(false);
    }
    const { total } = await read(OBJECTS, '/v1/objects?removed=true');
    expect(total).toBe(1);
  });
});

describe('the blast radius', () => {
  test('is every live copy, worst first, and nothing that was only packed with it', async () => {
    const found = await read(BLAST, `/v1/objects/${objectId('item')}/blast-radius`);
    const copies = found.copies.map(({ version, trust, hops }) => [
      named([version.versionId]),
      trust,
      hops,
    ]);
    expect(copies).toEqual([
      ['copy', 'public', 2],
      ['sink', 'outside', 2],
      ['file', 'inside', 1],
      ['picture', 'inside', 3],
    ]);
    expect(found.byTrust).toEqual({ inside: 2, unknown: 0, outside: 1, public: 1 });
    expect(found.copies[0]).toMatchObject({ exposure: 'link', minConfidence: 1 });
    expect(found.isTruncated).toBe(false);
  });

  test('finds the original and its other copies from a copy', async () => {
    const { copies } = await read(BLAST, `/v1/objects/${objectId('copy')}/blast-radius`);
    expect(
      named(copies.map(({ version }) => version.versionId))
        .split(' ')
        .toSorted(),
    ).toEqual(['file', 'item2', 'picture', 'sink']);
  });

  test('says where it was cut', async () => {
    const near = await read(BLAST, `/v1/objects/${objectId('item')}/blast-radius?depth=1`);
    expect(near.copies).toHaveLength(1);
    expect(near.isTruncated).toBe(true);
  });
});

describe('the lineage of an event', () => {
  test('leads to the trace that the act is part of', async () => {
    const [share] = await eventsAfter(9);
    const found = await read(EVENT, `/v1/events/${share}/lineage`);
    expect(found.event).toMatchObject({ eventId: share, source: 'Google Drive' });
    const [step] = found.edges;
    expect(found).toMatchObject({
      edges: [{ kind: 'granted', eventIds: [share], detections: [{ severity: 'HIGH' }] }],
      trace: { originId: step?.from, destinationId: step?.to },
      unjoined: null,
    });
    const { originId = '', destinationId = '' } = found.trace ?? {};
    expect((await trace(originId, destinationId)).paths).toMatchObject([{ hops: 1 }]);
  });

  test('tells of a step that rests on another source’s view of the act', async () => {
    const [share] = await eventsAfter(10);
    await app.db.owner.query(
      `UPDATE lineage_edge SET paired_event_id = event_id, event_id = $2 WHERE event_id = $1`,
      [share, graphId('other view')],
    );
    const found = await read(EVENT, `/v1/events/${share}/lineage`);
    expect(found.edges).toMatchObject([{ eventIds: [graphId('other view'), share] }]);
    expect(found.edges[0]?.detections).toHaveLength(1);
  });

  test('says why the event is joined to nothing', async () => {
    const [share] = await eventsAfter(11);
    const reason = async () =>
      (await read(EVENT, `/v1/events/${share}/lineage`)).unjoined ?? 'joined';
    expect(await reason()).toBe('joined');
    const { owner } = app.db;
    await owner.query('DELETE FROM lineage_edge WHERE event_id = $1', [share]);
    expect(await reason()).toBe('no-source');
    await owner.query('DELETE FROM lineage_touch WHERE event_id = $1', [share]);
    expect(await reason()).toBe('no-object');
    await owner.query(`UPDATE activity SET outcome = 'failure' WHERE event_id = $1`, [share]);
    expect(await reason()).toBe('failed-act');
  });
});

/** Ids of the events that a share of a document becomes. */
async function eventsAfter(id: number): Promise<string[]> {
  const ids = async (): Promise<string[]> => {
    const rows = await app.db.database.tenant(member.tenantId, (tx) =>
      tx.query<{ event_id: string }>('SELECT event_id FROM activity'),
    );
    return rows.map((row) => row.event_id);
  };
  const before = new Set(await ids());
  const share = publicShare({
    id,
    at: Date.now() - 1000,
    person: 'ben@ours.example',
    folder: 'new',
  });
  await sendRecords(app, member.tenantId, [share]);
  return (await ids()).filter((eventId) => !before.has(eventId));
}
