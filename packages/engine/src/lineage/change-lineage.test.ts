import type { ActivityEvent, LineageFacts, RelatedObject } from '@waybill/contract';
import { describe, expect, test } from 'vitest';
import { activityEvent, type ActivityFacts } from '../activity/activity-event.ts';
import { changeLineage } from './change-lineage.ts';
import type { Edge, Version } from './lineage-types.ts';
import { memoryLineageStore, type LineageGraph } from './memory-lineage-store.ts';

const START = Date.UTC(2026, 2, 4, 9);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const SHA = (digit: string): string => digit.repeat(64);
const DRIVE = { kind: 'app' as const, name: 'Google Drive', outside: 'no' as const };
const DROPBOX = { kind: 'app' as const, name: 'Dropbox', outside: 'yes' as const };
const DEVICE = { kind: 'device' as const, name: 'Device', managed: 'yes' as const };

const related = (facts: Partial<RelatedObject>): RelatedObject => ({
  id: null,
  name: null,
  path: null,
  url: null,
  sha256: null,
  sizeBytes: null,
  ...facts,
});

const lineage = (facts: Partial<LineageFacts>): LineageFacts => ({
  source: null,
  target: null,
  members: [],
  memberCount: null,
  isLocked: null,
  clipboardSha256: null,
  sequence: null,
  gesture: null,
  ...facts,
});

function eventId(index: number): string {
  return `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;
}

/** An action on ann's laptop, as the sensor reports it, or as another source does with `source`. */
function act(index: number, at: number, facts: ActivityFacts): ActivityEvent {
  const isService = facts.source !== undefined && facts.source !== 'Extension';
  return activityEvent({
    source: 'Sensor',
    eventId: eventId(index),
    occurredAt: START + at,
    actorKey: 'ann@example.com',
    actor: { kind: 'person', email: 'ann@example.com' },
    device: isService ? {} : { id: 'ann-mbp', managed: 'yes' },
    ...facts,
  });
}

async function graphOf(events: readonly ActivityEvent[]): Promise<LineageGraph> {
  const store = memoryLineageStore();
  store.apply(await changeLineage(store, { added: events, removed: [] }));
  return store.graph();
}

/** Edges as `from -kind/method-> to`, by the names of their ends. */
function drawn({ versions, edges }: LineageGraph): string[] {
  const names = new Map(versions.map((version) => [version.versionId, nameOf(version)]));
  const line = (edge: Edge): string =>
    `${names.get(edge.from)} -${edge.kind}/${edge.method}-> ${names.get(edge.to)}`;
  return edges.map(line).toSorted();
}

function nameOf({ name, kind }: Version): string {
  return kind === 'sink' || name === null ? `${kind} ${name ?? ''}`.trim() : name;
}

const file = (path: string, sha256: string | null = null) => ({
  kind: 'file' as const,
  name: path.slice(path.lastIndexOf('/') + 1),
  path,
  sha256,
  sizeBytes: 4096,
});

const driveDownload = act(1, 0, {
  source: 'Google Drive',
  action: 'Download',
  movement: 'download',
  object: { kind: 'file', id: 'doc1', name: 'Plan' },
  origin: DRIVE,
  destination: DEVICE,
});
const sensorDownload = act(2, 2 * SECOND, {
  action: 'Download',
  movement: 'download',
  object: file('/Users/ann/Downloads/Plan.xlsx', SHA('a')),
  origin: DRIVE,
  destination: DEVICE,
  lineage: lineage({ source: related({ url: 'https://drive.google.com/uc?export=download' }) }),
});
const compressed = act(4, 2 * MINUTE, {
  action: 'Compress',
  object: file('/Users/ann/z.zip', SHA('c')),
  lineage: lineage({
    members: [related({ path: '/Users/ann/Downloads/Plan.xlsx', sha256: SHA('a') })],
  }),
});
const renamed = act(5, 3 * MINUTE, {
  action: 'Rename',
  object: file('/Users/ann/cat.png', SHA('c')),
  lineage: lineage({ source: related({ path: '/Users/ann/z.zip' }) }),
});
const uploaded = act(6, 4 * MINUTE, {
  action: 'Upload',
  movement: 'upload',
  object: file('/Users/ann/cat.png', SHA('c')),
  destination: DROPBOX,
});

describe('a chain', () => {
  test('from a drive through archive and another name to a private account', async () => {
    const graph = await graphOf([driveDownload, sensorDownload, compressed, renamed, uploaded]);
    expect(drawn(graph)).toEqual([
      'Plan -same-content/explicit-> Plan.xlsx',
      'Plan.xlsx -contains/explicit-> z.zip',
      'cat.png -same-content/explicit-> sink cat.png',
      'z.zip -moved/explicit-> cat.png',
    ]);
    const sink = graph.versions.find(({ kind }) => kind === 'sink');
    expect(sink?.originClasses).toEqual(['Google Drive']);
    expect(graph.objects.find(({ name }) => name === 'z.zip')?.removedAt).toBe(START + 3 * MINUTE);
  });

  test('with a lost rename, by the content', async () => {
    const graph = await graphOf([driveDownload, sensorDownload, compressed, uploaded]);
    expect(drawn(graph)).toContain('z.zip -same-content/digest-> cat.png');
    const sink = graph.versions.find(({ kind }) => kind === 'sink');
    expect(sink?.originClasses).toEqual(['Google Drive']);
  });

  test('with a lost archive, by what a later record says is in it', async () => {
    const unpacked = act(7, 5 * MINUTE, {
      action: 'Decompress',
      object: file('/Users/ann/cat.png', SHA('c')),
      lineage: lineage({
        target: related({ path: '/Users/ann/out' }),
        members: [related({ name: 'Plan.xlsx', sha256: SHA('a'), sizeBytes: 4096 })],
      }),
    });
    const graph = await graphOf([driveDownload, sensorDownload, uploaded, unpacked]);
    expect(drawn(graph)).toContain('Plan.xlsx -contains/member-digest-> cat.png');
    expect(drawn(graph)).toContain('cat.png -contained-in/explicit-> Plan.xlsx');
  });
});

describe('two views of one act', () => {
  test('are one edge that names both events, and leave no unseen end', async () => {
    const { edges, versions } = await graphOf([driveDownload, sensorDownload]);
    expect(edges).toHaveLength(1);
    expect(edges[0]).toMatchObject({
      eventId: eventId(2),
      pairedEventId: eventId(1),
      confidence: 0.95,
    });
    expect(versions.map(nameOf).toSorted()).toEqual(['Plan', 'Plan.xlsx']);
  });

  test('of an upload join the file with the item', async () => {
    const sent = act(8, 0, {
      action: 'Upload',
      movement: 'upload',
      object: file('/Users/ann/b.csv', SHA('d')),
      destination: DRIVE,
    });
    const received = act(9, 90 * SECOND, {
      source: 'Google Drive',
      action: 'Upload',
      movement: 'upload',
      vendorOperation: 'upload',
      object: { kind: 'file', id: 'doc9', name: 'b.csv' },
      origin: DEVICE,
      destination: DRIVE,
    });
    expect(drawn(await graphOf([received, sent]))).toEqual([
      'b.csv -same-content/explicit-> b.csv',
    ]);
    expect(drawn(await graphOf([sent]))).toEqual(['b.csv -same-content/explicit-> sink b.csv']);
  });

  test('an address with the id of a document means the document', async () => {
    const direct = act(2, 0, {
      action: 'Download',
      movement: 'download',
      object: file('/Users/ann/Downloads/Other.xlsx', SHA('a')),
      origin: DRIVE,
      lineage: lineage({
        source: related({ url: 'https://docs.google.com/spreadsheets/d/doc1/export' }),
      }),
    });
    const viewed = act(3, -MINUTE, {
      source: 'Google Drive',
      action: 'View',
      object: { kind: 'file', id: 'doc1', name: 'Plan' },
      origin: DRIVE,
    });
    const { versions, edges } = await graphOf([direct, viewed]);
    expect(versions).toHaveLength(2);
    expect(edges).toHaveLength(1);
  });
});

describe('gaps', () => {
  test('a content that was there before says so', async () => {
    const { versions } = await graphOf([uploaded]);
    expect(versions.find(({ kind }) => kind === 'file')).toMatchObject({
      gap: 'first-seen',
      openedBy: null,
    });
  });

  test('a change that nobody saw is a version of its own', async () => {
    const viewed = (index: number, digest: string) =>
      act(index, index * MINUTE, { action: 'View', object: file('/Users/ann/a.txt', SHA(digest)) });
    const graph = await graphOf([viewed(1, 'a'), viewed(2, 'b'), viewed(3, 'b')]);
    expect(drawn(graph)).toEqual(['a.txt -edited/continuity-> a.txt']);
    expect(graph.versions.map(({ gap, views }) => ({ gap, views }))).toContainEqual({
      gap: 'changed-unseen',
      views: 2,
    });
  });

  test('what failed did not happen', async () => {
    const graph = await graphOf([{ ...uploaded, outcome: 'failure' }]);
    expect(graph).toEqual({ touches: [], versions: [], edges: [], objects: [] });
  });
});

test('a text goes over the clipboard into a page', async () => {
  const copied = act(1, 0, {
    action: 'Copy',
    object: file('/Users/ann/list.csv', SHA('a')),
    lineage: lineage({ clipboardSha256: SHA('e') }),
  });
  const pasted = act(2, MINUTE, {
    source: 'Extension',
    action: 'Paste',
    movement: 'upload',
    object: { kind: 'other', sha256: SHA('e') },
    destination: { kind: 'app', name: 'ChatGPT', outside: 'yes' },
    lineage: lineage({ clipboardSha256: SHA('e') }),
  });
  expect(drawn(await graphOf([copied, pasted]))).toEqual([
    'clipboard -partial/clipboard-> sink',
    'list.csv -partial/explicit-> clipboard',
  ]);
});

test('a text of which no place is told came from the app that it was copied in', async () => {
  const copied = act(1, 0, {
    action: 'Copy',
    object: { kind: 'other', sha256: SHA('e') },
    origin: { kind: 'app', name: 'Notes' },
  });
  const { versions } = await graphOf([copied]);
  expect(versions).toMatchObject([
    { kind: 'clipboard', sha256: SHA('e'), originClasses: ['Notes'], gap: null },
  ]);
});

test('the agent’s counting decides where its clock was set back', async () => {
  const copy = (index: number, at: number, target: string, sequence: number) =>
    act(index, at, {
      action: 'CopyFile',
      object: file('/Users/ann/a.txt'),
      lineage: lineage({ sequence, target: related({ path: target }) }),
    });
  const saved = act(1, 10 * MINUTE, {
    action: 'CopyFile',
    object: file('/Users/ann/new.txt'),
    lineage: lineage({ sequence: 1, target: related({ path: '/Users/ann/a.txt' }) }),
  });
  const graph = await graphOf([saved, copy(2, 5 * MINUTE, '/Users/ann/c.txt', 2)]);
  expect(drawn(graph)).toEqual([
    'a.txt -same-content/explicit-> c.txt',
    'new.txt -same-content/explicit-> a.txt',
  ]);
  expect(graph.versions.filter(({ name }) => name === 'a.txt')).toHaveLength(1);
});

test('a read takes what another clock wrote a little later', async () => {
  const written = act(1, 4 * MINUTE, {
    action: 'Upload',
    movement: 'upload',
    object: file('/Users/ann/b.csv'),
    destination: DRIVE,
    lineage: lineage({ target: related({ url: 'https://drive.google.com/file/d/doc5/view' }) }),
  });
  const shared = act(2, 0, {
    source: 'Google Drive',
    action: 'Share',
    movement: 'share',
    object: { kind: 'file', id: 'doc5', name: 'b.csv' },
    origin: DRIVE,
    destination: { kind: 'public', name: 'Public' },
    visibilityAfter: 'link',
  });
  const { edges, objects } = await graphOf([written, shared]);
  const granted = edges.find(({ kind }) => kind === 'granted');
  expect(granted?.evidence).toContainEqual({ fact: 'clock-difference', value: '240' });
  expect(objects.find(({ kind }) => kind === 'item')?.exposure).toBe('link');
});

test('a common content joins nothing', async () => {
  const views = [1, 2, 3, 4, 5, 6].map((index) =>
    act(index, index * MINUTE, {
      action: 'View',
      device: { id: `laptop-${index}`, managed: 'yes' },
      object: file('/Users/ann/logo.png', SHA('f')),
    }),
  );
  expect((await graphOf(views)).edges).toEqual([]);
  expect((await graphOf(views.slice(0, 4))).edges).toHaveLength(3);
});

test('a group that grows past its limit and shrinks again is as if it had been so from the start', async () => {
  const store = memoryLineageStore();
  const moved = (index: number) =>
    act(index, index * SECOND, {
      action: 'CopyFile',
      object: file('/Users/ann/a.txt', SHA('a')),
      lineage: lineage({ target: related({ path: `/Users/ann/${index}.txt` }) }),
    });
  const lost = act(9000, 9000 * SECOND, {
    action: 'View',
    object: file('/Users/ann/x.txt', SHA('a')),
  });
  const copies = Array.from({ length: 300 }, (_, index) => moved(index + 1));
  const apply = async (added: ActivityEvent[], removed: string[]) => {
    store.apply(await changeLineage(store, { added, removed }));
  };
  const found = () => store.graph().edges.filter(({ method }) => method === 'digest').length;
  await apply([lost, ...copies.slice(0, 100)], []);
  expect(found()).toBe(1);
  for (const part of [copies.slice(100, 250), copies.slice(250)]) await apply(part, []);
  expect(found()).toBe(0);
  await apply(
    [],
    copies.slice(50).map((event) => event.eventId),
  );
  expect(found()).toBe(1);
  expect(store.graph()).toEqual(await graphOf([lost, ...copies.slice(0, 50)]));
});
