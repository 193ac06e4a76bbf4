import { BUILTIN_POLICIES, type BuiltinPolicy } from '@waybill/engine';
import { expect, test } from 'vitest';
import { builtinPolicy } from './builtin-content.ts';
import { builtinMode, undecidedOf } from './builtin-settings.ts';

const [first] = BUILTIN_POLICIES;
if (!first) throw new Error('There are no policies');
const policy = (key: string, since: number, findsMoreSince?: number): BuiltinPolicy => ({
  ...first,
  key,
  since,
  ...(findsMoreSince !== undefined && { findsMoreSince }),
});
const PACK = [policy('old', 1), policy('wider', 1, 3), policy('new', 2), policy('newest', 3)];

const waiting = (pack: number, decided: Record<string, number> = {}) =>
  undecidedOf(PACK, pack, new Map(Object.entries(decided))).map(
    ({ policy: { key }, kind }) => `${key}: ${kind}`,
  );

test('a tenant waits for what is later than its own pack, also when it skips releases', () => {
  expect(waiting(3)).toEqual([]);
  expect(waiting(2)).toEqual(['wider: finds_more', 'newest: new']);
  expect(waiting(1)).toEqual(['wider: finds_more', 'new: new', 'newest: new']);
});

test('a decision holds until the policy finds more', () => {
  expect(waiting(1, { new: 2, newest: 3, wider: 3 })).toEqual([]);
  expect(waiting(1, { new: 2, newest: 3, wider: 2 })).toEqual(['wider: finds_more']);
});

test('a policy that waits simulates or stays paused', () => {
  const settings = (mode?: 'alert' | 'paused' | 'simulate') => ({
    undecided: new Set(['wider']),
    switches: new Map(
      mode === undefined ? [] : [['wider', { ...SWITCH, policyKey: 'wider', mode }] as const],
    ),
  });
  expect(builtinMode('wider', settings())).toBe('simulate');
  expect(builtinMode('wider', settings('alert'))).toBe('simulate');
  expect(builtinMode('wider', settings('paused'))).toBe('paused');
  expect(builtinMode('old', settings())).toBe('alert');
});

const SWITCH = {
  exceptions: [],
  priority: 100,
  rev: 1,
  changedAt: new Date(0),
  changedById: null,
  changedByName: null,
};

test('a former key leads to the policy', () => {
  const renamed = BUILTIN_POLICIES.filter(({ aliases = [] }) => aliases.length > 0);
  expect(renamed.length).toBeGreaterThan(0);
  for (const { key, aliases = [] } of renamed) {
    expect(aliases.map((alias) => builtinPolicy(alias)?.key)).toEqual(aliases.map(() => key));
  }
});
