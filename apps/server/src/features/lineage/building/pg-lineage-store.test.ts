import {
  timeKey,
  type HeldTouch,
  type LineageStore,
  type TimelineSlice,
  type TouchRole,
} from '@waybill/engine';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heldTouchOf, lineageId, sortedTouches } from '../../../../testing/lineage-rows.ts';
import { pgLineageStore } from './pg-lineage-store.ts';
import { forgetTouches, putTouches } from './touch-row.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 9, 5, 12);

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

/** A few locations, times and contents, so that many coincide. */
const drafts = fc.uniqueArray(
  fc.record({
    location: fc.integer({ min: 0, max: 2 }),
    event: fc.integer({ min: 0, max: 5 }),
    slot: fc.integer({ min: 0, max: 1 }),
    role: fc.constantFrom<TouchRole[]>('read', 'write', 'remove', 'member'),
    digest: fc.option(fc.integer({ min: 0, max: 2 })),
    hasGroup: fc.boolean(),
    hint: fc.option(fc.integer({ min: 0, max: 1 })),
  }),
  {
    maxLength: 24,
    selector: ({ location, event, slot }) => [location, event, slot].join(' '),
  },
);
type Draft = typeof drafts extends fc.Arbitrary<(infer One)[]> ? One : never;

/** All touches of an event share its time and key, and so does the next event. */
function touchOf(draft: Draft): HeldTouch {
  const order = Math.trunc(draft.event / 2);
  const digest = draft.digest === null ? null : String(draft.digest).repeat(64);
  const hintKey = draft.hint === null ? null : lineageId('hint', draft.hint);
  return heldTouchOf({
    eventId: lineageId('event', draft.event),
    slot: draft.slot,
    locationId: lineageId('location', draft.location),
    role: draft.role,
    orderKey: timeKey(order),
    at: NOON + order * HOUR,
    digest,
    pairKey: draft.event === 0 ? null : lineageId('pair', draft.event % 2),
    hintKey,
    hold: {
      groupDigest: draft.hasGroup ? digest : null,
      groupHint: draft.hasGroup ? hintKey : null,
    },
  });
}

/** Works on a new tenant with these touches, and another one with the same. */
async function withStored<T>(
  touches: readonly HeldTouch[],
  work: (store: LineageStore, put: (touches: readonly HeldTouch[]) => Promise<void>) => Promise<T>,
): Promise<T> {
  const [tenantId, other] = [await testTenant(db.database), await testTenant(db.database)];
  for (const id of [tenantId, other]) {
    await db.database.tenant(id, (tx) => putTouches(tx, id, byEvent(touches)));
  }
  return db.database.tenant(tenantId, (tx) =>
    work(pgLineageStore(tx, tenantId), async (more) => {
      await forgetTouches(
        tx,
        tenantId,
        more.map(({ eventId }) => eventId),
      );
      await putTouches(tx, tenantId, byEvent(more));
    }),
  );
}

/** In the engine's order. */
function byEvent(touches: readonly HeldTouch[]): HeldTouch[] {
  return touches.toSorted((a, b) =>
    a.eventId === b.eventId ? a.slot - b.slot : a.eventId < b.eventId ? -1 : 1,
  );
}

/** The rules in the engine's interface documentation. */
function sliceOf(
  touches: readonly HeldTouch[],
  { locationId, from, until }: TimelineSlice,
): HeldTouch[] {
  const timeline = sortedTouches(touches.filter((touch) => touch.locationId === locationId));
  if (from === null) return timeline;
  const before = timeline.filter(({ orderKey }) => orderKey < from);
  const base = before.findLastIndex(({ role }) => role === 'write' || role === 'remove');
  const isAnchor = ({ role, digest }: HeldTouch): boolean =>
    role === 'write' || role === 'remove' || digest !== null;
  const kept = before.filter(
    (touch, index) => (index >= base && isAnchor(touch)) || (base === -1 && index === 0),
  );
  return [
    ...kept,
    ...timeline.filter(({ orderKey }) => orderKey >= from && orderKey <= (until ?? orderKey)),
  ];
}

describe('what is stored of touches', () => {
  test('is read back as it was put, and can be put again', async () => {
    await fc.assert(
      fc.asyncProperty(drafts, async (given) => {
        const touches = given.map(touchOf);
        const ids = touches.map(({ eventId }) => eventId);
        const read = await withStored(touches.map(withoutGroups), async (store, put) => {
          await put(touches);
          return store.touchesOfEvents(ids);
        });
        expect(sortedTouches(read)).toEqual(sortedTouches(touches));
      }),
      { numRuns: 15 },
    );
  });

  test('is given in slices of timelines', async () => {
    const slices = fc.uniqueArray(
      fc.record({
        location: fc.integer({ min: 0, max: 3 }),
        from: fc.option(fc.integer({ min: 0, max: 6 })),
        length: fc.option(fc.integer({ min: 0, max: 2 })),
      }),
      { maxLength: 4, selector: ({ location }) => location },
    );
    await fc.assert(
      fc.asyncProperty(drafts, slices, async (given, asked) => {
        const touches = given.map(touchOf);
        const wanted = asked.map(({ location, from, length }) => ({
          locationId: lineageId('location', location),
          from: from === null ? null : timeKey(from),
          until: from === null || length === null ? null : timeKey(from + length),
        }));
        const read = await withStored(touches, (store) => store.timelines(wanted));
        expect(read).toEqual(sortedTouches(wanted.flatMap((slice) => sliceOf(touches, slice))));
      }),
      { numRuns: 40 },
    );
  });

  test('is given by content, the first of each', async () => {
    await fc.assert(
      fc.asyncProperty(drafts, fc.integer({ min: 1, max: 4 }), async (given, most) => {
        const touches = given.map(touchOf);
        const digests = ['0', '2'].map((digit) => digit.repeat(64));
        const read = await withStored(touches, (store) => store.digestGroups(digests, most));
        const groups = digests.map((digest) =>
          touches
            .filter(({ hold }) => hold.groupDigest === digest)
            .toSorted(byOrder)
            .slice(0, most),
        );
        expect(sortedTouches(read)).toEqual(sortedTouches(groups.flat()));
      }),
      { numRuns: 20 },
    );
  });

  test('is given by act and by hint, within the time', async () => {
    await fc.assert(
      fc.asyncProperty(drafts, async (given) => {
        const touches = given.map(touchOf);
        const from = NOON + HOUR;
        const until = NOON + 3 * HOUR;
        const within = touches.filter(({ at }) => at >= from && at <= until);
        const [pairs, hints] = await withStored(touches, async (store) => [
          await store.pairGroups([{ key: lineageId('pair', 1), from, until }]),
          await store.hintGroups([{ key: lineageId('hint', 0), from, until }]),
        ]);
        const ofPair = within.filter(({ pairKey }) => pairKey === lineageId('pair', 1));
        const ofHint = within.filter(({ hold }) => hold.groupHint === lineageId('hint', 0));
        expect(sortedTouches(pairs)).toEqual(sortedTouches(ofPair));
        expect(sortedTouches(hints)).toEqual(sortedTouches(ofHint));
      }),
      { numRuns: 20 },
    );
  });
});

function withoutGroups(touch: HeldTouch): HeldTouch {
  return { ...touch, hold: { ...touch.hold, groupDigest: null, groupHint: null } };
}

function byOrder(left: HeldTouch, right: HeldTouch): number {
  const key = ({ orderKey, eventId, slot }: HeldTouch): string => `${orderKey} ${eventId} ${slot}`;
  return key(left) < key(right) ? -1 : 1;
}
