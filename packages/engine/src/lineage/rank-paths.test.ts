import { describe, expect, test } from 'vitest';
import { rankPaths, type LineagePath, type RankedVersion } from './rank-paths.ts';
import { riskOfPath, type PathVersion } from './risk-of-path.ts';

const OUTSIDE = { kind: 'app', managed: 'unknown', outside: 'yes' } as const;
const INSIDE = { kind: 'app', managed: 'yes', outside: 'no' } as const;
const sure = { kind: 'same-content', confidence: 1 } as const;

const version = (facts: Partial<PathVersion>): PathVersion => ({
  name: 'a.xlsx',
  sensitivity: null,
  gap: null,
  place: OUTSIDE,
  ...facts,
});

describe('risk', () => {
  test('is full for the most sensitive content at a place of others, and little inside', () => {
    expect(riskOfPath([version({ sensitivity: 4 }), version({})], [sure])).toBe(100);
    expect(riskOfPath([version({ sensitivity: 4 }), version({ place: INSIDE })], [sure])).toBe(10);
    expect(riskOfPath([version({}), version({})], [sure])).toBe(20);
  });

  test('rises with each step that hides', () => {
    const from = version({ sensitivity: 2 });
    const plain = riskOfPath([from, version({})], [sure]);
    const renamed = riskOfPath(
      [from, version({ name: 'cat.png' }), version({ name: 'cat.png' })],
      [{ kind: 'moved', confidence: 1 }, sure],
    );
    const locked = riskOfPath(
      [from, version({ name: 'a.zip', gap: 'encrypted-archive' }), version({ name: 'cat.png' })],
      [
        { kind: 'contains', confidence: 1 },
        { kind: 'moved', confidence: 1 },
      ],
    );
    expect([plain, renamed, locked]).toEqual([50, 57, 65]);
  });

  test('falls with the weakest step', () => {
    const weak = { kind: 'same-content', confidence: 0.4 } as const;
    expect(riskOfPath([version({ sensitivity: 4 }), version({}), version({})], [sure, weak])).toBe(
      70,
    );
  });
});

describe('order', () => {
  const step = (id: string, facts: Partial<RankedVersion> = {}): RankedVersion => ({
    ...version(facts),
    versionId: id,
    objectId: id.charAt(0),
  });
  const path = (ids: string[], at: number, sensitivity: number): LineagePath => ({
    versions: ids.map((id) => step(id, { sensitivity })),
    edges: ids.slice(1).map(() => ({ ...sure, at })),
  });
  const risky = path(['a1', 'b1'], 1, 4);
  const recent = path(['a1', 'c1'], 9, 1);
  const long = path(['a1', 'd1', 'e1', 'f1'], 2, 1);

  test.each([
    ['risk', [risky, recent, long]],
    ['recent', [recent, long, risky]],
    ['length', [long, risky, recent]],
  ] as const)('by %s, whatever order they come in', (order, expected) => {
    const paths = [recent, long, risky];
    expect(rankPaths(paths, order).map((each) => each.path)).toEqual(expected);
    expect(rankPaths(paths.toReversed(), order).map((each) => each.path)).toEqual(expected);
  });

  test('what was done twice is shown once', () => {
    const again = path(['a1', 'b2'], 5, 4);
    expect(rankPaths([risky, again], 'risk')).toEqual([{ path: again, risk: 100, alike: 2 }]);
  });
});
