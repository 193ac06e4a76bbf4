import { DetectionListItem, DetectionSummary, type DetectionFilter } from '@waybill/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { publicShare, sendRecords } from '../../../testing/drive-records.ts';
import { spreadDetections } from '../../../testing/many-detections.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

let app: TestApp;
let member: TestMember;
let items: DetectionListItem[];
let ownType: string;

/** Types of a detection by its number: none, one, two or three of them. */
const TYPES = ['payment-card', 'iban', 'email-address'];

beforeAll(async () => {
  app = await testApp();
  member = await testMember(app);
  await sendRecords(app, member.tenantId, [
    publicShare({ id: 1, at: Date.now() - 3_600_000, person: 'ana@ours.example', folder: 'pay' }),
  ]);
  await spreadDetections(app, member.tenantId, { count: 160, assignees: ['U-one'], seed: 0.4 });
  const made = await member.call('POST', '/v1/data-types', {
    name: 'Project number',
    class: 'business',
    sensitivity: 3,
    declaration: { kind: 'pattern', pattern: 'PRJ-[0-9]{6}' },
  });
  ownType = z.object({ dataTypeId: z.string() }).parse(made.json).dataTypeId;
  await change(
    `UPDATE detection SET data_types = ARRAY(
       SELECT type FROM unnest($1::text[]) WITH ORDINALITY AS all_types (type, place)
       WHERE (number >> place::integer) & 1 = 1)
     WHERE number % 3 > 0`,
    [[...TYPES, ownType]],
  );
  items = await list({});
});
afterAll(() => app.close());

const change = (sql: string, values: unknown[]) =>
  app.db.database.tenant(member.tenantId, (tx) => tx.query(sql, values));

function queryOf(filter: DetectionFilter): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(filter)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) params.append(key, String(one));
    }
  }
  return params.toString();
}

async function list(filter: DetectionFilter): Promise<DetectionListItem[]> {
  const { json } = await member.call('GET', `/v1/detections?limit=200&${queryOf(filter)}`);
  return z.object({ items: z.array(DetectionListItem) }).parse(json).items;
}

async function summary(filter: DetectionFilter): Promise<DetectionSummary> {
  const { json } = await member.call('GET', `/v1/detections/summary?${queryOf(filter)}`);
  return DetectionSummary.parse(json);
}

async function facet(filter: DetectionFilter) {
  const { facets } = await summary(filter);
  return new Map(
    facets.find(({ key }) => key === 'dataType')?.values.map((one) => [one.value, one]),
  );
}

const hasType = (type: string | null) => (item: DetectionListItem) =>
  type === null ? item.dataTypes.length === 0 : item.dataTypes.includes(type);

test('each type is counted once for each detection that has it, and those without beside them', async () => {
  const found = await facet({});
  for (const type of [...TYPES, ownType, null]) {
    const count = items.filter(hasType(type)).length;
    expect(found.get(type)).toMatchObject({ count, available: count });
  }
  expect(found.get('iban')?.label).toBe('IBAN');
  expect(found.get(ownType)?.label).toBe('Project number');
});

test('a type that is asked for is named also where nothing has it', async () => {
  const found = await facet({ dataType: ['vin'] });
  expect(found.get('vin')).toMatchObject({ count: 0, available: 0 });
  expect(found.get('vin')?.label).toBeTruthy();
  expect(found.get('iban')?.available).toBe(items.filter(hasType('iban')).length);
});

describe('the list, the total and the facet agree', () => {
  const types = fc.subarray([...TYPES, 'none'], { minLength: 1 });
  const filters: fc.Arbitrary<DetectionFilter> = fc.record(
    {
      dataType: types,
      not: types.map((ids) => ids.map((id) => `dataType:${id}`)),
      severity: fc.constant(['HIGH' as const, 'LOW' as const]),
    },
    { requiredKeys: [] },
  );

  test('for any filter', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const { total } = await summary(filter);
        const shown = await list(filter);
        expect(shown.length).toBe(total);
        const expected = items.filter(
          (item) =>
            (filter.severity?.includes(item.severity) ?? true) &&
            (filter.dataType?.some((id) => hasType(id === 'none' ? null : id)(item)) ?? true) &&
            !(filter.not ?? []).some((pair) => {
              const id = pair.slice('dataType:'.length);
              return hasType(id === 'none' ? null : id)(item);
            }),
        );
        expect(new Set(shown.map(({ detectionId: id }) => id))).toEqual(
          new Set(expected.map(({ detectionId: id }) => id)),
        );
        for (const [type, { count }] of await facet(filter)) {
          expect(count).toBe(shown.filter(hasType(type)).length);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('what a type offers is what choosing it shows', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        for (const [type, { available }] of await facet(filter)) {
          const chosen = { ...filter, not: undefined, dataType: [type ?? 'none'] };
          expect((await summary(chosen)).total).toBe(available);
        }
      }),
      { numRuns: 6 },
    );
  });
});

test('a detection that loses a type is counted no more, and one that goes takes its types along', async () => {
  const counted = async () => (await facet({})).get('iban')?.count ?? 0;
  const before = await counted();
  const [one, two] = items.filter(hasType('iban'));
  await change('UPDATE detection SET data_types = NULL WHERE detection_id = $1', [
    one?.detectionId,
  ]);
  expect(await counted()).toBe(before - 1);
  await change('DELETE FROM detection WHERE detection_id = $1', [two?.detectionId]);
  expect(await counted()).toBe(before - 2);
});
