import { PLACE_KINDS, type Place } from '@waybill/contract';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupId, groupIdSql, placeId, placeIdSql } from './place-id.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

// PostgreSQL's text has no NUL, and rejects an unpaired surrogate.
const text = fc
  .string({ unit: 'grapheme', maxLength: 30 })
  .map((value) => value.replaceAll('\0', '').toWellFormed());
const maybe = fc.option(text, { nil: null });
const place: fc.Arbitrary<Place> = fc.record({
  kind: fc.constantFrom(...PLACE_KINDS),
  name: text,
  host: maybe,
  container: maybe,
  account: maybe,
});

test('server and database give a place the same ids', async () => {
  const places = fc.sample(place, 200);
  const parts = ['kind', 'name', 'host', 'container', 'account'] as const;
  const rows = await db.database.system((tx) =>
    tx.query<{ place_id: string; group_id: string }>(
      `SELECT ${placeIdSql('origin')} AS place_id, ${groupIdSql('origin')} AS group_id
       FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) WITH ORDINALITY
         AS a (${parts.map((part) => `origin_${part}`).join(', ')}, position) ORDER BY position`,
      parts.map((part) => places.map((given) => given[part])),
    ),
  );
  expect(rows).toEqual(
    places.map((given) => ({
      place_id: placeId(given),
      group_id: groupId(given.kind, given.name),
    })),
  );
});

test('an absent part is an empty one, and what stands in another part makes another place', () => {
  const drive: Place = { kind: 'app', name: 'Drive', host: null, container: null, account: null };
  expect(placeId(drive)).toBe('b4367dcf-d2d2-94f2-16c2-2a6269039f7e');
  expect(placeId({ ...drive, host: '' })).toBe(placeId(drive));
  expect(placeId({ ...drive, account: 'a' })).not.toBe(placeId({ ...drive, container: 'a' }));
  expect(groupId('app', 'Drive')).not.toBe(placeId(drive));
});
