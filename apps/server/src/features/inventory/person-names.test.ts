import { ROUTES, type ActivityEvent } from '@waybill/contract';
import { activityEvent } from '@waybill/engine';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicShare, sendRecords } from '../../../testing/drive-records.ts';
import { personRecord, writeRecords } from '../../../testing/inventory-records.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { addActors } from './actor-rows.ts';
import { personNames } from './person-names.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
  member = await testMember(app);
});
afterAll(() => app.close());

const BIRGER = 'birger.mollegaard@ours.example';
const NAME = 'Birger Møllegaard';

type Names = Record<string, string | null | undefined>;

const read = async <T>(url: string, schema: { parse(value: unknown): T }): Promise<T> =>
  schema.parse((await member.call('GET', url)).json);

/** Every place in API responses that names a person. */
async function namesShown(): Promise<Names> {
  return { ...(await namesOfDetections()), ...(await namesElsewhere()) };
}

async function namesOfDetections(): Promise<Names> {
  const list = await read('/v1/detections', ROUTES['/v1/detections'].GET.response);
  const [item] = list.items;
  const id = item?.detectionId ?? '';
  const detail = await read(
    `/v1/detections/${id}`,
    ROUTES['/v1/detections/{detectionId}'].GET.response,
  );
  const events = await read(
    `/v1/detections/${id}/events`,
    ROUTES['/v1/detections/{detectionId}/events'].GET.response,
  );
  const groups = await read(
    '/v1/detections/groups?by=person',
    ROUTES['/v1/detections/groups'].GET.response,
  );
  const csv = (await member.call('GET', '/v1/detections/export?format=csv')).text;
  return {
    list: item?.person?.name,
    title: item?.title.split(' by ').at(-1),
    statement: detail.statement.find(({ kind }) => kind === 'person')?.text,
    evidence: events.items[0]?.person,
    group: groups.groups[0]?.label,
    csv: csv.includes(NAME) ? NAME : BIRGER,
  };
}

async function namesElsewhere(): Promise<Names> {
  const search = await read('/v1/search?q=birger', ROUTES['/v1/search'].GET.response);
  const dashboard = await read('/v1/dashboard', ROUTES['/v1/dashboard'].GET.response);
  const flows = await read('/v1/flows/people', ROUTES['/v1/flows/people'].GET.response);
  const moved = await read('/v1/flows/events', ROUTES['/v1/flows/events'].GET.response);
  const ocsf = (await member.call('GET', '/v1/activity/ocsf')).text;
  return {
    search: search.groups.find(({ kind }) => kind === 'person')?.hits[0]?.title,
    dashboard: dashboard.people[0]?.label ?? dashboard.people[0]?.value,
    discovery: flows.items[0]?.person?.name,
    event: moved.items[0]?.person,
    ocsf: ocsf.includes(NAME) ? NAME : BIRGER,
  };
}

test('a person has one name everywhere, also where it becomes known after the detection', async () => {
  await sendRecords(app, member.tenantId, [
    publicShare({ id: 1, at: Date.now() - 3_600_000, person: BIRGER, folder: 'pay' }),
  ]);
  expect(new Set(Object.values(await namesShown()))).toEqual(new Set([BIRGER]));
  await writeRecords(app, member.tenantId, [personRecord({ name: NAME, emails: [BIRGER] })]);
  const shown = await namesShown();
  expect(shown).toEqual(Object.fromEntries(Object.keys(shown).map((place) => [place, NAME])));
});

test('of the names that events tell the fullest counts, in whatever order they arrive', async () => {
  const told = [
    'Ana',
    'Ana Lindqvist',
    'ana lindqvist',
    'ana@ours.example',
    'ana',
    null,
    'Annabelle',
  ];
  const event = (name: string | null): ActivityEvent =>
    activityEvent({
      actorKey: 'ana@ours.example',
      actor: { kind: 'person', email: 'ana@ours.example', id: null, name, domain: null },
    });
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(told, { minLength: told.length }),
      fc.integer({ min: 1, max: told.length }),
      async (names, cut) => {
        await app.services.database.tenant(member.tenantId, async (tx) => {
          await tx.query('DELETE FROM actor');
          await addActors(tx, member.tenantId, names.slice(0, cut).map(event));
          await addActors(tx, member.tenantId, names.slice(cut).map(event));
          const shown = await personNames(tx, member.tenantId, ['ana@ours.example', 'x@y.example']);
          expect([...shown]).toEqual([
            ['ana@ours.example', 'Ana Lindqvist'],
            ['x@y.example', 'x@y.example'],
          ]);
        });
      },
    ),
    { numRuns: 20 },
  );
});
