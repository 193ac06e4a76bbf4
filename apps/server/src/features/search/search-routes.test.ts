import { ROUTES, type SearchKind } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { publicShare, sendRecords } from '../../../testing/drive-records.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

let app: TestApp;
let member: TestMember;
const BASE = Date.now() - 3 * 86_400_000;
const SearchReply = ROUTES['/v1/search'].GET.response;
const PEOPLE = ['ana.lindqvist', 'bo.lindgren', 'cem.yilmaz'];

beforeAll(async () => {
  app = await testApp();
  member = await testMember(app);
  const records = Array.from({ length: 24 }, (_, index) =>
    publicShare({
      id: index,
      at: BASE + index * 60_000,
      person: `${PEOPLE[index % 3]}@ours.example`,
      folder: `folder-${index % 8}`,
      title: index % 2 === 0 ? `Payroll ${index}.xlsx` : `Über 100%_plan ${index}.pdf`,
    }),
  );
  await sendRecords(app, member.tenantId, records);
});
afterAll(() => app.close());

async function search(q: string, by = member, limit?: number, isSimilar = false) {
  const query = new URLSearchParams({ q, ...(limit ? { limit: String(limit) } : {}) });
  const reply = await by.call('GET', `/v1/search?${query.toString()}`);
  expect(reply.status).toBe(200);
  const answer = SearchReply.parse(reply.json);
  expect(answer.isSimilar).toBe(isSimilar);
  return answer.groups;
}

async function listTotal(filter: Record<string, string>): Promise<number> {
  const reply = await member.call(
    'GET',
    `/v1/detections/summary?${new URLSearchParams(filter).toString()}`,
  );
  return z.object({ total: z.number() }).parse(reply.json).total;
}

const titles = (groups: Awaited<ReturnType<typeof search>>, kind: SearchKind) =>
  groups.find((group) => group.kind === kind)?.hits.map(({ title }) => title) ?? [];

describe('what is found', () => {
  test('comes by kind, with totals that go past the hits', async () => {
    const groups = await search('lind', member, 1);
    expect(groups.map(({ kind, total }) => [kind, total])).toEqual([
      ['detection', await listTotal({ q: 'lind' })],
      ['person', 2],
    ]);
    expect(groups.every(({ hits }) => hits.length === 1)).toBe(true);
  });

  test.each([
    ['person:LIND', 'person', ['bo.lindgren', 'ana.lindqvist']],
    ['dest:public', 'place', ['Public']],
    [
      'policy:"the public"',
      'policy',
      [
        'Files opened to the public in bulk',
        'Opened to the public',
        'Repository transferred or created as public',
      ],
    ],
    ['file:"payroll 2"', 'object', ['Payroll 2.xlsx']],
  ] as const)('%s finds that kind alone', async (q, kind, expected) => {
    const groups = await search(q);
    expect(groups.map((group) => group.kind)).toEqual([kind]);
    expect(titles(groups, kind)).toEqual(expected);
  });

  test('a number finds its detection first', async () => {
    const [group, ...others] = await search('det:2', member, 3);
    expect(others).toEqual([]);
    expect(group?.hits[0]?.title).toMatch(/^DET-2 /);
    expect(group?.total).toBe(await listTotal({ q: 'DET-2' }));
  });

  test('signs that patterns are made of mean themselves, and case does not matter', async () => {
    expect(titles(await search('file:100%_'), 'object')).not.toEqual([]);
    expect(titles(await search('file:ÜBER'), 'object')).not.toEqual([]);
    expect(await search('file:%%%')).toEqual([]);
  });

  test('an operator alone lists its kind', async () => {
    expect(titles(await search('person:'), 'person')).toHaveLength(3);
  });

  test('nothing is no group', async () => {
    expect(await search('zzzzqqqq')).toEqual([]);
  });
});

test('every hit counts exactly what the list shows for it', async () => {
  const filterOf = { person: 'person', object: 'object', place: 'destination', policy: 'policy' };
  for (const [kind, filter] of Object.entries(filterOf)) {
    const operator = { person: 'person', object: 'file', place: 'dest', policy: 'policy' }[kind];
    const [group] = await search(`${operator}:`, member, 20);
    expect(group?.kind).toBe(kind);
    for (const hit of group?.hits.slice(0, 4) ?? []) {
      expect([hit.title, hit.detections]).toEqual([
        hit.title,
        await listTotal({ [filter]: hit.key }),
      ]);
    }
  }
});

describe('a slip of the hand', () => {
  test.each([
    ['pyaroll', 'object', /Payroll/],
    ['lindqivst', 'person', /lindqvist/],
    ['pubilc', 'place', /Public/],
    ['opend pubilc', 'policy', /public/],
  ] as const)('%s finds a %s all the same, and detections', async (q, kind, expected) => {
    const groups = await search(q, member, undefined, true);
    expect(titles(groups, kind)[0]).toMatch(expected);
    const detections = groups.find((group) => group.kind === 'detection');
    expect(detections?.hits.length).toBeGreaterThan(0);
    expect(detections?.total).toBe(detections?.hits.length);
  });

  test('in two letters is not guessed at', async () => {
    expect(await search('qz')).toEqual([]);
  });
});

describe('who may see what', () => {
  test('another organisation finds nothing, by exact and by similar words', async () => {
    const other = await testMember(app);
    for (const q of ['payroll', 'pyaroll', 'person:', 'det:1']) {
      expect(await search(q, other)).toEqual([]);
    }
    expect((await search('policy:public', other))[0]?.hits[0]?.detections).toBe(0);
  });

  test('without a role nothing is answered', async () => {
    const nobody = await testMember(app, { roles: [] });
    expect((await nobody.call('GET', '/v1/search?q=payroll')).status).toBe(403);
  });
});

test('names go with the last detection that carries them', async () => {
  const { tenantId, call } = await testMember(app);
  const reader = { ...member, call };
  await sendRecords(app, tenantId, [
    publicShare({ id: 9000, at: BASE, person: 'gone@ours.example', folder: 'gone' }),
  ]);
  expect(titles(await search('person:gone', reader), 'person')).toEqual(['gone']);
  await app.services.database.tenant(tenantId, (tx) => tx.query('DELETE FROM detection'));
  expect(await search('person:gone', reader)).toEqual([]);
});

test.each(['', `?q=`, '?q=x&limit=0', `?q=${'x'.repeat(201)}`])('refuses "%s"', async (query) => {
  expect((await member.call('GET', `/v1/search${query}`)).status).toBe(400);
});
