import type { ActivityEvent } from '@waybill/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activityEvent, type ActivityFacts } from '../activity/activity-event.ts';
import { changeLineage } from './change-lineage.ts';
import { memoryLineageStore, type MemoryLineageStore } from './memory-lineage-store.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 2, 4, 9);
const DIGESTS = ['a', 'b', 'c'].map((digit) => digit.repeat(64));

const Draft = fc.record({
  act: fc.constantFrom(
    'copy-file',
    'rename',
    'view',
    'upload',
    'download',
    'compress',
    'decompress',
    'clip',
    'paste',
    'edit',
    'delete',
    'restore',
    'service-upload',
    'service-download',
    'service-view',
    'service-share',
    'service-copy',
    'send',
  ),
  minute: fc.oneof(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 400 })),
  device: fc.constantFrom('d1', 'd2'),
  sequence: fc.option(fc.integer({ min: 1, max: 12 })),
  person: fc.constantFrom('ann@example.com', 'ben@example.com'),
  one: fc.integer({ min: 0, max: 2 }),
  two: fc.integer({ min: 0, max: 2 }),
  item: fc.integer({ min: 0, max: 2 }),
  digest: fc.option(fc.constantFrom(...DIGESTS)),
  other: fc.option(fc.constantFrom(...DIGESTS)),
  size: fc.option(fc.constantFrom(100, 200, 8)),
  isManaged: fc.constantFrom('yes' as const, 'no' as const),
  sensitivity: fc.option(fc.integer({ min: 0, max: 4 })),
});
type Draft = typeof Draft extends fc.Arbitrary<infer T> ? T : never;

function idOf(index: number): string {
  return `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;
}

function path(index: number): string {
  return `/Users/x/f${index}.txt`;
}

function eventOf(draft: Draft, index: number): ActivityEvent {
  const { act, device, person, one, two, item, digest, other, size } = draft;
  const isService = act.startsWith('service') || ['edit', 'delete', 'restore'].includes(act);
  const drive = { kind: 'app' as const, name: 'Google Drive', outside: 'no' as const };
  const own = { kind: 'device' as const, name: 'Device', managed: draft.isManaged };
  const url = `https://drive.google.com/file/d/item${item}/view`;
  const lineage = {
    source: null,
    target: null,
    members: [],
    memberCount: null,
    isLocked: null,
    clipboardSha256: null,
    sequence: isService ? null : draft.sequence,
    gesture: null,
  };
  const related = { id: null, name: null, path: null, url: null, sha256: null, sizeBytes: null };
  const at = (place: number) => ({ ...related, path: path(place), name: `f${place}.txt` });
  const file = {
    kind: 'file' as const,
    name: `f${one}.txt`,
    path: path(one),
    sha256: digest,
    sizeBytes: size,
  };
  const thing = { kind: 'file' as const, id: `item${item}`, name: `f${one}.txt`, owner: person };
  const members = [
    { ...related, name: 'f0.txt', path: path(0), sha256: digest, sizeBytes: size },
    { ...related, name: 'f1.txt', sha256: other, sizeBytes: 100 },
  ];
  const facts: Record<string, ActivityFacts> = {
    'copy-file': { action: 'CopyFile', object: file, lineage: { ...lineage, target: at(two) } },
    rename: { action: 'Rename', object: file, lineage: { ...lineage, source: at(two) } },
    view: { action: 'View', object: file, lineage },
    upload: { action: 'Upload', object: file, destination: drive, lineage },
    download: {
      action: 'Download',
      object: { ...file, url },
      origin: drive,
      destination: own,
      lineage: { ...lineage, source: { ...related, url: digest === null ? url : null, name: 'x' } },
    },
    compress: {
      action: 'Compress',
      object: { ...file, name: 'z.zip', path: '/Users/x/z.zip' },
      lineage: { ...lineage, members },
    },
    decompress: {
      action: 'Decompress',
      object: { ...file, name: 'z.zip', path: '/Users/x/z.zip' },
      lineage: { ...lineage, members, target: { ...related, path: '/Users/x' } },
    },
    clip: { action: 'Copy', object: file, lineage: { ...lineage, clipboardSha256: other } },
    paste: {
      action: 'Paste',
      object: { kind: 'other' },
      destination: { name: 'ChatGPT' },
      lineage: { ...lineage, clipboardSha256: other },
    },
    edit: { vendorOperation: 'edit', object: thing },
    delete: { vendorOperation: 'delete', object: thing },
    restore: { vendorOperation: 'untrash', object: thing },
    'service-upload': { action: 'Upload', object: thing, origin: own, destination: drive },
    'service-download': { action: 'Download', object: thing, origin: drive, destination: own },
    'service-view': { action: 'View', object: thing, origin: drive },
    'service-share': {
      action: 'Share',
      object: thing,
      origin: drive,
      destination: { kind: 'public', name: 'Public' },
      visibilityAfter: 'link',
    },
    'service-copy': {
      action: 'Copy',
      movement: 'copy',
      object: thing,
      origin: drive,
      destination: drive,
      lineage: { ...lineage, target: { ...related, id: `item${two}` } },
    },
    send: {
      action: 'Send',
      object: file,
      destination: { kind: 'person', name: 'User', outside: 'yes' },
      lineage,
    },
  };
  return activityEvent({
    source: isService ? 'Google Drive' : 'Sensor',
    eventId: idOf(index),
    occurredAt: START + draft.minute * MINUTE,
    actorKey: person,
    actor: { kind: 'person', email: person },
    device: isService ? {} : { id: device, managed: draft.isManaged },
    objectKey: `k${item}`,
    data:
      draft.sensitivity === null
        ? null
        : {
            types: [`t${draft.sensitivity}`],
            values: [1],
            sensitivity: draft.sensitivity,
            class: null,
            state: 'complete',
          },
    ...facts[act],
  });
}

async function apply(
  store: MemoryLineageStore,
  added: readonly ActivityEvent[],
  removed: readonly string[] = [],
): Promise<void> {
  store.apply(await changeLineage(store, { added, removed }));
}

/** Every row of the graph as one line, so that a difference names the row. */
function linesOf(store: MemoryLineageStore): string[] {
  const { touches, versions, edges, objects } = store.graph();
  return [touches, versions, edges, objects].flatMap((rows) =>
    rows.map((row) => JSON.stringify(row)),
  );
}

async function graphOf(events: readonly ActivityEvent[]): Promise<string[]> {
  const store = memoryLineageStore();
  await apply(store, events);
  return linesOf(store);
}

/** A thousand take about three seconds; a hundred thousand were run when the engine was written. */
const RUNS = 400;

test('any order, batches, repetitions and removals give the graph of the events that are left', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(Draft, { minLength: 1, maxLength: 14 }),
      fc.infiniteStream(fc.nat(1000)),
      async (drafts, numbers) => {
        const events = drafts.map(eventOf);
        const next = (limit: number): number => (numbers.next().value ?? 0) % limit;
        const store = memoryLineageStore();
        const open = events.map((_, index) => index);
        const kept = new Set<number>();
        while (open.length > 0) {
          const batch: number[] = [];
          for (let count = 1 + next(4); count > 0 && open.length > 0; count -= 1) {
            batch.push(...open.splice(next(open.length), 1));
          }
          for (const index of batch) kept.add(index);
          const again = [...kept].filter(() => next(5) === 0);
          const gone = [...kept].filter((index) => !batch.includes(index) && next(6) === 0);
          const added = [...batch, ...again.filter((index) => !gone.includes(index))];
          await apply(
            store,
            added.flatMap((index) => events[index] ?? []),
            gone.map(idOf),
          );
          for (const index of gone) kept.delete(index);
        }
        const left = [...kept].toSorted((a, b) => a - b).flatMap((index) => events[index] ?? []);
        const expected = await graphOf(left);
        const lines = linesOf(store);
        const only = (a: string[], b: string[]) => a.filter((line) => !b.includes(line));
        expect(only(lines, expected)).toEqual(only(expected, lines));
        expect(lines).toEqual(expected);
      },
    ),
    { numRuns: RUNS },
  );
});
