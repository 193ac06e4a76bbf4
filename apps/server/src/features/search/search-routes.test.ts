import {
  foldText,
  PERMISSIONS,
  ROUTES,
  SEARCH_PERMISSIONS,
  type Permission,
  type SearchKind,
} from '@waybill/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { colleagueOf } from '../../../testing/colleague.ts';
import { publicShare, sendRecords } from '../../../testing/drive-records.ts';
import { personRecord, writeRecords } from '../../../testing/inventory-records.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { searchAll } from './search-all.ts';

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
      ['event', 1],
    ]);
    expect(groups.every(({ hits }) => hits.length === 1)).toBe(true);
  });

  test.each([
    ['person:LIND', 'person', ['bo.lindgren@ours.example', 'ana.lindqvist@ours.example']],
    ['dest:public', 'place', ['Public']],
    [
      'policy:"the public"',
      'policy',
      ['Files opened to the public in bulk', 'Opened to the public'],
    ],
    ['file:"payroll 2"', 'object', ['Payroll 2.xlsx', 'Payroll 20.xlsx', 'Payroll 22.xlsx']],
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

describe('people whom sources describe', () => {
  let reader: TestMember;
  beforeAll(async () => {
    reader = await testMember(app);
    await writeRecords(app, reader.tenantId, [
      personRecord({
        entityId: 'p1',
        name: 'Birger Møllegaard',
        emails: ['birger.mollegaard@ours.example', 'bm@corp.example'],
        logins: ['bmoll7'],
        department: 'Legal',
      }),
      personRecord({ entityId: 'p2', name: 'José Núñez', emails: ['j.nunez@ours.example'] }),
    ]);
    await sendRecords(app, reader.tenantId, [
      publicShare({ id: 7000, at: BASE, person: 'bm@corp.example', folder: 'law' }),
    ]);
  });

  test.each([
    'Birger Møllegaard',
    'birger mollegaard',
    'BIRGER MOELLEGAARD',
    'møllegård',
    'person:mollegaard',
    'birger.moll',
    'bm@corp',
    'bmoll7',
    'legal',
  ])('%s finds the person once', async (q) => {
    const hits = (await search(q, reader)).find(({ kind }) => kind === 'person')?.hits ?? [];
    expect(
      hits.map(({ title, detail, keys, hasEvents }) => ({ title, detail, keys, hasEvents })),
    ).toEqual([
      {
        title: 'Birger Møllegaard',
        detail: 'Legal · bm@corp.example',
        keys: ['bm@corp.example'],
        hasEvents: true,
      },
    ]);
  });

  test.each(['birgre mollegaard', 'brger', 'mollegrad', 'birger molegaard'])(
    'the typing error in %s is corrected',
    async (q) => {
      expect(titles(await search(q, reader, undefined, true), 'person')).toEqual([
        'Birger Møllegaard',
      ]);
    },
  );

  test('somebody without events is found with every address', async () => {
    const [group] = await search('nunez', reader);
    expect(group?.hits[0]).toMatchObject({
      title: 'José Núñez',
      keys: ['j.nunez@ours.example'],
      detections: 0,
      hasEvents: false,
    });
  });

  test('a new name replaces the one before', async () => {
    await writeRecords(app, reader.tenantId, [
      personRecord({ entityId: 'p2', name: 'José Ibáñez', emails: ['j.nunez@ours.example'] }),
    ]);
    expect(titles(await search('ibanez', reader), 'person')).toEqual(['José Ibáñez']);
  });
});

describe('events and what they name', () => {
  test('an object that is one of many in a detection is found, and so is its event', async () => {
    const groups = await search('"payroll 14"');
    const object = groups.find(({ kind }) => kind === 'object')?.hits[0];
    expect(object?.title).toBe('Payroll 14.xlsx');
    const event = groups.find(({ kind }) => kind === 'event')?.hits[0];
    expect(event?.detail).toContain('Payroll 14.xlsx');
    const [byId] = await search(event?.key ?? '');
    expect(byId?.hits).toEqual([event]);
    expect(object?.eventId).toBe(event?.key);
  });

  test('a renamed object is found by its new name', async () => {
    const { tenantId, call } = await testMember(app);
    const reader = { ...member, call };
    const share = { id: 1, person: 'ana@ours.example', folder: 'plans' };
    await sendRecords(app, tenantId, [publicShare({ ...share, at: BASE, title: 'Draft.docx' })]);
    await sendRecords(app, tenantId, [
      { ...publicShare({ ...share, at: BASE + 1000, title: 'Final.docx' }), etag: 'second' },
    ]);
    const found = (await search('file:docx', reader))[0]?.hits.map(({ title }) => title);
    expect(found).toContain('Final.docx');
  });

  test('free text on Discovery finds events by person, object and place', async () => {
    const Flows = z.object({ total: z.object({ events: z.number() }) });
    const totalOf = async (q: string): Promise<number> => {
      const query = new URLSearchParams({ q });
      const reply = await member.call('GET', `/v1/flows?${query.toString()}`);
      return Flows.parse(reply.json).total.events;
    };
    expect(await totalOf('lindqvist')).toBe(8);
    expect(await totalOf('uber')).toBe(12);
    expect(await totalOf('lindqvist uber')).toBe(await totalOf('uber LINDQVIST'));
    expect(await totalOf('zzzzqqqq')).toBe(0);
  });
});

describe('rights', () => {
  const everything = new Set(PERMISSIONS);
  beforeAll(async () => {
    await member.call('POST', '/v1/cases', { title: 'Public payroll', kind: 'other' });
  });
  const kindsOf = async (q: string, permissions: ReadonlySet<Permission>) => {
    const answer = await app.services.database.tenant(member.tenantId, (tx) =>
      searchAll(tx, {
        tenantId: member.tenantId,
        typed: q,
        limit: 3,
        permissions,
        now: Date.now(),
      }),
    );
    return answer.groups.map(({ kind }) => kind);
  };

  test.each(Object.entries(SEARCH_PERMISSIONS))(
    'without the right to it no %s is found',
    async (kind, permission) => {
      const lesser = new Set(everything);
      lesser.delete(permission);
      const texts = ['public', 'lind', 'payroll', 'pyaroll', 'pubilc'];
      const found = async (permissions: ReadonlySet<Permission>) =>
        (await Promise.all(texts.map((q) => kindsOf(q, permissions)))).flat();
      expect(await found(everything)).toContain(kind);
      expect(await found(lesser)).not.toContain(kind);
    },
  );

  test('a restricted case is found by its members alone', async () => {
    const colleague = await colleagueOf(app, member, { roles: ['Analyst L2'], name: 'Kay' });
    const opened = await member.call('POST', '/v1/cases', {
      title: 'Quiet inquiry',
      kind: 'other',
    });
    expect(opened.status).toBe(200);
    expect(titles(await search('quiet inquiry', colleague), 'case')).toHaveLength(1);
    await app.db.owner.query(
      `UPDATE detection_case SET is_restricted = true, restricted_at = now() WHERE title = 'Quiet inquiry'`,
    );
    expect(titles(await search('quiet inquiry'), 'case')).toEqual(['CASE-2 Quiet inquiry']);
    expect(await search('quiet inquiry', colleague)).toEqual([]);
    expect(await search('case:inqiury', colleague)).toEqual([]);
  });
});

test('the database folds texts as the contract does', async () => {
  const letters = 'aAeEoOuUøØåÅæÆœŒßéÉüÜñłŁđĐðÐþÞıİςΣЖжΆ ﬁＡ\u00A0\t.-_@9';
  const text = fc.string({ unit: fc.constantFrom(...Array.from(letters)), maxLength: 24 });
  const texts = fc.sample(text, 400);
  const rows = await app.services.database.tenant(member.tenantId, (tx) =>
    tx.query<{ folded: string }>(
      'SELECT search_fold(told) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS t (told, i) ORDER BY i',
      [texts],
    ),
  );
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldText));
});

test.each(['', `?q=`, '?q=x&limit=0', `?q=${'x'.repeat(201)}`])('refuses "%s"', async (query) => {
  expect((await member.call('GET', `/v1/search${query}`)).status).toBe(400);
});
