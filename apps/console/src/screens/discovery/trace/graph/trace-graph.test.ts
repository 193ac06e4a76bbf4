import fc from 'fast-check';
import type { LineageEdge } from '@waybill/contract';
import { setLocale } from '@waybill/ui';
import { beforeAll, expect, test } from 'vitest';
import { PLAIN_VIEW, type Neighbours, type TraceView } from '../state/trace-view.ts';
import { drawTrace } from '../state/use-drawn-trace.ts';
import { anEdge, aVersion, COPIES, LONG_PATH, LUCA, TRACE } from '../trace-fixture.data.ts';
import { chosenPaths, orderedPaths } from './chosen-paths.ts';
import { foldSiblings } from './fold-siblings.ts';
import { linkWord, nodeWords } from './node-words.ts';
import { personNodeId } from './person-id.ts';
import { shownGraph } from './shown-graph.ts';
import { stepBetween } from './step-between.ts';

beforeAll(() => setLocale({ language: 'en', timeZone: 'UTC' }));

const NONE: ReadonlyMap<string, Neighbours> = new Map();
const READ = new Map([['down.export', COPIES]]);

function draw(view: Partial<TraceView> = {}, neighbours = NONE) {
  return drawTrace(TRACE, { ...PLAIN_VIEW, ...view }, neighbours);
}

const idsOf = ({ nodes }: ReturnType<typeof draw>) => nodes.map(({ id }) => id).toSorted();

test('paths are ranked by risk, by how recent they are, and by length', () => {
  const [long, short] = TRACE.paths;
  if (long === undefined || short === undefined) throw new Error('two paths');
  const late = { ...short, pathId: 'late', lastAt: '2026-11-21T00:00:00Z' };
  const paths = [short, late, long];
  const ids = (order: TraceView['order']) => orderedPaths(paths, order).map(({ pathId }) => pathId);
  expect(ids('risk')).toEqual(['long', 'late', 'short']);
  expect(ids('recent')).toEqual(['late', 'long', 'short']);
  expect(ids('length')).toEqual(['long', 'late', 'short']);
});

test('without a choice the first path is drawn, else the chosen ones; compact is the critical one alone', () => {
  const drawn = (view: Partial<TraceView>) =>
    chosenPaths(TRACE, { ...PLAIN_VIEW, ...view }).drawn.map(({ pathId }) => pathId);
  expect(drawn({})).toEqual(['long']);
  expect(drawn({ pathIds: ['short'] })).toEqual(['short']);
  expect(drawn({ pathIds: ['short', 'long'] })).toEqual(['long', 'short']);
  expect(drawn({ pathIds: ['of yesterday'] })).toEqual(['long']);
  expect(drawn({ pathIds: ['short', 'long'], isCompact: true })).toEqual(['long']);
});

test('a path is drawn in four lanes, with its person between origin and object, and its gap', () => {
  const { nodes, edges } = draw();
  const lane = (wanted: number) => nodes.filter((node) => node.lane === wanted).map(({ id }) => id);
  expect(lane(0)).toEqual(['cards']);
  expect(lane(1)).toEqual([personNodeId(LUCA.key)]);
  expect(lane(2)).toEqual([
    'export',
    'notes',
    'archive',
    'drive',
    'gap.laptop',
    'laptop',
    'unpacked',
  ]);
  expect(lane(3)).toEqual(['dropbox']);
  expect(edges).toHaveLength(7);
});

test('records that are missing in a step are a gap before what it leads to, also among siblings', () => {
  const lost = [
    {
      source: 'Google Drive',
      reason: 'unread' as const,
      from: '2026-11-20T08:00:00Z',
      to: '2026-11-20T08:30:00Z',
      records: 3,
    },
  ];
  const lose = (wanted: string) => (edge: LineageEdge) =>
    edge.to === wanted ? { ...edge, lost } : edge;
  const trace = { ...TRACE, edges: TRACE.edges.map(lose('archive')) };
  const drawn = drawTrace(trace, PLAIN_VIEW, new Map());
  const gap = drawn.nodes.find(({ id }) => id.startsWith('lost.'));
  expect(gap && nodeWords(gap)).toMatchObject({
    title: 'Events are missing',
    detail: 'Google Drive: 3 records unreadable',
  });
  expect(drawn.links.filter(({ from }) => from === gap?.id)).toMatchObject([
    { to: 'archive', strength: null, edges: [] },
  ]);
  const siblings = { ...COPIES, edges: COPIES.edges.map(lose('copy3')) };
  const open = draw({ expanded: ['down.export'] }, new Map([['down.export', siblings]]));
  expect(idsOf(open)).toContain('copy3');
  expect(open.nodes.find(({ kind }) => kind === 'fold')).toMatchObject({
    fold: { versions: { length: 7 } },
  });
});

test('the address of a person names nobody', () => {
  expect(personNodeId(LUCA.key)).toMatch(/^person\.[a-z0-9]+$/);
  expect(personNodeId(LUCA.key)).not.toBe(personNodeId('someone@else.example'));
});

test('stubs tell how many neighbours are not drawn', () => {
  const stub = (id: string) => {
    const node = draw().nodes.find((one) => one.id === id);
    return node?.kind === 'version' ? [node.up.hidden, node.down.hidden] : null;
  };
  expect(stub('export')).toEqual([0, 8]);
  expect(stub('notes')).toEqual([0, 1]);
  expect(stub('dropbox')).toEqual([1, 0]);
});

test('more than five siblings of one kind are folded; opened, they stand by themselves', () => {
  const folded = draw({ expanded: ['down.export'] }, READ);
  const fold = folded.nodes.find(({ kind }) => kind === 'fold');
  expect(fold && nodeWords(fold).title).toBe('8 files');
  expect(folded.links.filter(({ to }) => to === fold?.id).map(linkWord)).toEqual(['8 × Copy']);
  // Folded steps are still in the table.
  expect(folded.edges).toHaveLength(7 + 8);
  const open = draw({ expanded: ['down.export', `fold.${fold?.id}`] }, READ);
  expect(open.nodes.filter(({ id }) => id.startsWith('copy'))).toHaveLength(8);
});

test('the selected one of folded siblings stands by itself', () => {
  const drawn = draw({ expanded: ['down.export'], selectedId: 'copy3' }, READ);
  expect(idsOf(drawn)).toContain('copy3');
  expect(drawn.nodes.find(({ kind }) => kind === 'fold')).toMatchObject({
    fold: { versions: { length: 7 } },
  });
});

test('closing takes away exactly what opening brought, and opening again brings the same', () => {
  const keys = ['down.export', 'down.copy0', 'down.drive'];
  const neighbours = new Map([
    ...READ,
    ['down.copy0', around('copy0', ['x1', 'x2'])],
    ['down.drive', around('drive', ['y1'])],
  ]);
  fc.assert(
    fc.property(fc.subarray(keys), fc.constantFrom(...keys), (open, key) => {
      const before = open.filter((one) => one !== key);
      const closed = draw({ expanded: before }, neighbours);
      const opened = draw({ expanded: [...before, key] }, neighbours);
      expect(idsOf(draw({ expanded: before }, neighbours))).toEqual(idsOf(closed));
      expect(idsOf(draw({ expanded: [key, ...before] }, neighbours))).toEqual(idsOf(opened));
    }),
  );
  const both = draw({ expanded: keys.slice(0, 2) }, neighbours);
  expect(idsOf(both)).toContain('x1');
  // Inner expansions stay open while hidden.
  expect(idsOf(draw({ expanded: ['down.copy0'] }, neighbours))).toEqual(idsOf(draw()));
});

test('what was opened is drawn over and above the paths, but not in the compact drawing', () => {
  expect(idsOf(draw({ expanded: ['down.export'], isCompact: true }, READ))).toEqual(idsOf(draw()));
});

test('past the bound every group is folded, the largest first, and it is said', () => {
  const neighbours = new Map([
    ['down.export', around('export', names('a', 40))],
    ['down.notes', around('notes', names('b', 10))],
    ['down.drive', around('drive', names('c', 3))],
  ]);
  const expanded = [...neighbours.keys(), 'fold.down.export.file', 'fold.down.notes.file'];
  const graph = shownGraph({ trace: TRACE, paths: TRACE.paths.slice(0, 1), expanded, neighbours });
  const folds = (most: number) => {
    const folded = foldSiblings(graph, { expanded, selectedId: null }, most);
    return [folded.folds.map(({ versions }) => versions.length), folded.isCrowded];
  };
  expect(folds(100)).toEqual([[], false]);
  expect(folds(60)).toEqual([[40], true]);
  expect(folds(20)).toEqual([[40, 10], true]);
  expect(folds(10)).toEqual([[40, 10, 3], true]);
});

test('what leads on from a destination is drawn as one, what leads to an origin as one', () => {
  const neighbours = new Map([
    ['up.cards', around('cards', ['before'], 'up')],
    ['down.dropbox', around('dropbox', ['after'])],
  ]);
  const { nodes } = draw({ expanded: [...neighbours.keys()] }, neighbours);
  const lane = (id: string) => nodes.find((node) => node.id === id)?.lane;
  expect([lane('before'), lane('after')]).toEqual([0, 3]);
});

test('arrow keys follow the lines, within a lane down and up', () => {
  const drawn = draw();
  const person = personNodeId(LUCA.key);
  const walk = (at: string, key: Parameters<typeof stepBetween>[3]) =>
    stepBetween(drawn, drawn.layout, at, key);
  expect(walk('cards', 'ArrowRight')).toBe(person);
  expect(walk(person, 'ArrowRight')).toBe('export');
  expect(walk('export', 'ArrowDown')).toBe('notes');
  expect(walk('notes', 'ArrowUp')).toBe('export');
  expect(walk('export', 'ArrowLeft')).toBe(person);
  expect(walk('unpacked', 'ArrowRight')).toBe('dropbox');
  expect(walk('dropbox', 'ArrowRight')).toBeNull();
  expect(walk('dropbox', 'ArrowDown')).toBeNull();
});

test('every version of the longest path has a place of its own in the drawing', () => {
  const { layout } = draw();
  for (const id of LONG_PATH) expect(layout.nodes.has(id)).toBe(true);
});

function names(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index}`);
}

/** An answer with these neighbours of a version. */
function around(at: string, ids: string[], direction: 'up' | 'down' = 'down'): Neighbours {
  return {
    versions: ids.map((id) => aVersion(id)),
    edges: ids.map((id) => (direction === 'down' ? anEdge(at, id) : anEdge(id, at))),
    nextCursor: null,
    total: ids.length,
  };
}
