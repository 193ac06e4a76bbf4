import { OPEN_STATUSES } from '@waybill/contract/enums';
import type { Condition, SeenValue } from '@waybill/contract';
import { expect, test } from 'vitest';
import { detectionRow } from '../testing/detection-row.ts';
import { conditionResults } from './condition-view.ts';
import { withChanges } from './detection-changes.ts';
import { SETTABLE_STATUSES } from './detection-labels.data.ts';
import { historyText } from './HistoryList.tsx';
import { spellWindow } from './spell-window.ts';
import { needsSpace } from './statement-spacing.ts';

test('sentence parts are parted by exactly one space, and punctuation sticks', () => {
  expect(needsSpace(undefined, 'Tobias')).toBe(false);
  expect(needsSpace('Tobias', 'used')).toBe(true);
  expect(needsSpace('Tobias ', 'used')).toBe(false);
  expect(needsSpace('Tobias', ' used')).toBe(false);
  expect(needsSpace('Public', '.')).toBe(false);
  expect(needsSpace('(', 'twice')).toBe(false);
});

test('a closed detection is not open, and closing takes more than a status', () => {
  const open: readonly string[] = OPEN_STATUSES;
  expect(open).not.toContain('closed');
  const settable: readonly string[] = SETTABLE_STATUSES;
  expect(settable).not.toContain('closed');
});

const leaf = (path: string, held: boolean, seen: SeenValue = 'x') => ({
  path,
  field: 'f',
  op: 'eq',
  expected: 'x',
  seen,
  held,
});

test('leaf results find their place in the tree, and groups follow from them', () => {
  const node: Condition = {
    all: [
      { f: 'a', op: 'eq', v: 1 },
      {
        any: [
          { f: 'b', op: 'eq', v: 2 },
          { f: 'c', op: 'eq', v: 3 },
        ],
      },
    ],
  };
  const results = conditionResults(node, [
    leaf('all.0', true, 1),
    leaf('all.1.any.0', false),
    leaf('all.1.any.1', true),
  ]);
  expect(results['0']).toEqual({ isTrue: true, seen: 1 });
  expect(results['1.0']?.isTrue).toBe(false);
  expect(results['1']?.isTrue).toBe(true);
  expect(results['']?.isTrue).toBe(true);
});

test('NOT turns its part round, and a part nobody looked at stays unknown', () => {
  const node: Condition = {
    any: [{ not: { f: 'a', op: 'eq', v: 1 } }, { f: 'b', op: 'exists' }],
  };
  const results = conditionResults(node, [leaf('any.0.not', true)]);
  expect(results['0']?.isTrue).toBe(false);
  expect(results['0.0']?.isTrue).toBe(true);
  expect(results['']?.isTrue).toBeNull();
  expect(results['1']).toBeUndefined();
});

test('a single leaf is a condition too', () => {
  const node: Condition = { f: 'a', op: 'eq', v: 1 };
  expect(conditionResults(node, [leaf('', true)])['']?.isTrue).toBe(true);
});

test('newer states are laid over the rows; untouched rows keep their identity', () => {
  const row = (detectionId: string, rev: number) => detectionRow({ detectionId, rev });
  const rows = [row('a', 1), row('b', 5)];
  const laid = withChanges(
    rows,
    new Map([
      ['a', row('a', 2)],
      ['b', row('b', 4)],
    ]),
  );
  expect(laid[0]?.rev).toBe(2);
  expect(laid[1]).toBe(rows[1]);
});

test('history reads as sentences, with words for statuses', () => {
  const entry = {
    at: '2026-11-20T10:00:00.000Z',
    actorName: 'Dana Whitfield',
    reason: null,
    hash: '0',
    fromNumber: null,
  };
  const texts = [
    historyText({ ...entry, field: 'created', before: null, after: null }),
    historyText({ ...entry, field: 'status', before: 'new', after: 'in_review' }),
    historyText({ ...entry, field: 'assignee', before: null, after: 'Marek Novak' }),
    historyText({ ...entry, field: 'assignee', before: 'Marek Novak', after: null }),
    historyText({ ...entry, field: 'verdict', before: null, after: 'false_positive/threshold' }),
    historyText({ ...entry, field: 'snooze', before: null, after: '{"events":12}' }),
  ];
  expect(texts).toEqual([
    'raised the detection',
    'changed the status from New to In review',
    'assigned it to Marek Novak',
    'unassigned it from Marek Novak',
    'closed it: False positive – Threshold or baseline',
    'snoozed it until it has 12 events',
  ]);
});

test('windows are spelled in the largest unit that divides them', () => {
  expect([3_600_000, 5_400_000, 86_400_000, 1500].map(spellWindow)).toEqual([
    '1 hour',
    '90 minutes',
    '1 day',
    '1500 ms',
  ]);
});
