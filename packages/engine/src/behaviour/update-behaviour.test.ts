import type { ActivityEvent } from '@waybill/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activityEvent, type ActivityFacts } from '../activity/activity-event.ts';
import { readDistinct } from './distinct.ts';
import type { Verdict } from './judge-day.ts';
import { memoryBehaviourStore, type MemoryBehaviourStore } from './memory-behaviour-store.ts';
import { storedCounters } from './person-day.ts';
import { behaviourMemo, countBehaviour, settleBehaviour } from './update-behaviour.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MONDAY = Date.UTC(2025, 0, 6);
const PEOPLE = 15;
const DAYS = 32;

/** Everyone's normal daily activity with some variation. */
function ordinaryDay(person: number, day: number): ActivityEvent[] {
  const actorKey = `p${person}@ours.example`;
  const at = MONDAY + day * DAY_MS + (9 + (person % 5)) * HOUR_MS;
  const mails = 2 + ((person * 7 + day * 3) % 5);
  return Array.from({ length: mails }, (_, index) =>
    act(`${person}-${day}-${index}`, {
      occurredAt: at + index * 60_000,
      actorKey,
      movement: 'send',
      recipientsOutside: 'no',
      recipients: [{ address: `p${(person + index + 1) % PEOPLE}@ours.example`, outside: 'no' }],
    }),
  );
}

let acts = 0;

function act(name: string, facts: ActivityFacts): ActivityEvent {
  acts += 1;
  return activityEvent({
    ...facts,
    eventId: `00000000-0000-7000-8000-${acts.toString(16).padStart(12, '0')}`,
    objectKey: name,
    object: { sizeBytes: 1000, extension: 'txt', ...facts.object },
  });
}

/** Files that someone who never did so copies to a device. */
function taking(day: number, files: number): ActivityEvent[] {
  return Array.from({ length: files }, (_, index) =>
    act(`taken-${index}`, {
      occurredAt: MONDAY + day * DAY_MS + 20 * HOUR_MS + index,
      actorKey: 'p3@ours.example',
      movement: 'copy',
      action: 'CopyFile',
      destination: { kind: 'external_storage', name: 'External Storage' },
    }),
  );
}

function months(extra: readonly ActivityEvent[] = []): ActivityEvent[] {
  const ordinary = Array.from({ length: DAYS }, (_, day) =>
    Array.from({ length: PEOPLE }, (__, person) => ordinaryDay(person, day)).flat(),
  ).flat();
  return [...ordinary, ...extra].toSorted((a, b) => a.occurredAt - b.occurredAt);
}

async function live(
  batches: readonly (readonly ActivityEvent[])[],
): Promise<{ store: MemoryBehaviourStore; verdicts: Map<string, Verdict> }> {
  const store = memoryBehaviourStore();
  const memo = behaviourMemo();
  const verdicts = new Map<string, Verdict>();
  const keep = (judged: readonly Verdict[]): void => {
    for (const verdict of judged) verdicts.set(`${verdict.day} ${verdict.person}`, verdict);
  };
  for (const batch of batches) keep(await countBehaviour(store, memo, batch));
  for (let judged = await settleBehaviour(store, memo); judged !== null;) {
    keep(judged);
    judged = await settleBehaviour(store, memo);
  }
  return { store, verdicts };
}

function told({ store }: { store: MemoryBehaviourStore }) {
  const { personDays, closedDays } = store.contents();
  const rows = personDays.map((row) => {
    const { cells, firsts, ...counters } = storedCounters(row);
    const sorted = cells.map(([key, events, bytes, ...seen]) => [
      key,
      events,
      bytes,
      ...seen
        .map(readDistinct)
        .map(({ hashes, registers }) => [[...(hashes ?? [])].toSorted((x, y) => x - y), registers]),
    ]);
    const inOrder = { cells: byText(sorted), firsts: byText(firsts) };
    return { person: row.person, day: row.day, judged: row.judged, counters, inOrder };
  });
  return { rows, closedDays };
}

function byText(list: readonly unknown[]): string[] {
  return list.map((each) => JSON.stringify(each)).toSorted();
}

function suspicious(verdicts: Iterable<Verdict>): string[] {
  return [...verdicts]
    .filter(({ isSuspicious }) => isSuspicious)
    .map(({ person, day }) => `${person} ${day - MONDAY / DAY_MS}`)
    .toSorted();
}

describe('a month of an organisation', () => {
  const events = months(taking(30, 12));
  const inOrder = live([events]);

  test('shows whom did what nobody does, with what it was compared with', async () => {
    const { verdicts } = await inOrder;
    expect(suspicious(verdicts.values())).toEqual(['p3@ours.example 30']);
    const verdict = [...verdicts.values()].find(({ isSuspicious }) => isSuspicious);
    expect(verdict?.tails.map(({ id }) => id)).toContain('removable.events');
    expect(verdict?.tails[0]?.rate).toBeLessThan(verdict?.allowedRate ?? 0);
    expect(verdict?.unusualHours).toBe(12);
  });

  test('ends the same in whatever order and batches its events come', async () => {
    const expected = told(await inOrder);
    const verdicts = suspicious((await inOrder).verdicts.values());
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(events, { minLength: events.length }),
        fc.integer({ min: 1, max: 900 }),
        async (shuffled, size) => {
          const batches = Array.from({ length: Math.ceil(shuffled.length / size) }, (_, index) =>
            shuffled.slice(index * size, (index + 1) * size),
          );
          const other = await live(batches);
          expect(told(other)).toEqual(expected);
          const last = [...other.verdicts.values()];
          expect(suspicious(last)).toEqual(verdicts);
        },
      ),
      { numRuns: 6 },
    );
  });

  test('judges a day at its end as every moment of it was judged before', async () => {
    const { store } = await live([months()]);
    const memo = behaviourMemo();
    let before = 0;
    let wasSuspicious = false;
    for (const event of taking(DAYS - 1, 12)) {
      const [verdict] = await countBehaviour(store, memo, [event]);
      expect(verdict?.score).toBeGreaterThanOrEqual(before);
      const isSuspicious = verdict?.isSuspicious ?? false;
      expect(isSuspicious || !wasSuspicious).toBe(true);
      before = verdict?.score ?? 0;
      wasSuspicious = isSuspicious;
    }
    expect(wasSuspicious).toBe(true);
  });
});

test('an organisation of less than two weeks calls nobody suspicious', async () => {
  const young = months(taking(12, 50)).filter(
    ({ occurredAt }) => occurredAt < MONDAY + 14 * DAY_MS,
  );
  expect((await live([young])).verdicts.size).toBe(0);
});

test('a person who is new is compared with the peers, and nothing is a first time', async () => {
  const joiner = [28, 29, 30].flatMap((day) => ordinaryDay(PEOPLE, day));
  const { store } = await live([months(joiner)]);
  const rows = store.contents().personDays.filter(({ person }) => person.startsWith(`p${PEOPLE}@`));
  expect(rows.map(({ judged }) => [judged?.isWarm, judged?.firstUses])).toEqual([
    [false, []],
    [false, []],
    [false, []],
  ]);
});

test('who is about to leave may cost more of the budget', async () => {
  const leaver = { department: null, title: null, timeZone: null, leavesAt: MONDAY + 60 * DAY_MS };
  const store = memoryBehaviourStore(new Map([['p3@ours.example', leaver]]));
  const verdicts = await countBehaviour(store, behaviourMemo(), months());
  const last = verdicts.filter(({ day }) => day === MONDAY / DAY_MS + DAYS - 1);
  const [stays, leaves] = ['p4@ours.example', 'p3@ours.example'].map((person) =>
    last.find((verdict) => verdict.person === person),
  );
  expect([stays?.isLeaving, leaves?.isLeaving]).toEqual([false, true]);
  expect(leaves?.allowedRate).toBeCloseTo(5 * (stays?.allowedRate ?? 0));
});
