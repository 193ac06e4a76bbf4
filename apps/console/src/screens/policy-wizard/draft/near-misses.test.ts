import type { Leaf } from '@waybill/contract';
import { expect, test } from 'vitest';
import { POLICY } from '../policy-fixture.data.ts';
import { nearlyMet, nearMisses, takenOut } from './near-misses.ts';

const leaf = (f: string): Leaf => ({ f, op: 'exists', v: true });
const [A, B, C] = [leaf('a'), leaf('b'), leaf('c')];

test('what meets all parts but one is a near miss', () => {
  expect(nearMisses({ all: [A, B, C] })).toEqual({
    all: [
      { any: [{ all: [B, C] }, { all: [A, C] }, { all: [A, B] }] },
      { not: { all: [A, B, C] } },
    ],
  });
});

test('each way of meeting a condition has near misses of its own', () => {
  const condition = { any: [{ all: [A, B] }, C] };
  expect(nearMisses(condition)).toEqual({
    all: [{ any: [{ all: [B] }, { all: [A] }] }, { not: condition }],
  });
});

test('nothing nearly meets what asks for one thing alone', () => {
  expect(nearMisses({ all: [A] })).toBeNull();
  expect(nearMisses(A)).toBeNull();
});

test('both are asked of one rule, event by event', () => {
  const { content } = POLICY;
  const [rule] = content.rules;
  if (rule === undefined) throw new Error('The fixture has no rule');
  expect(takenOut(content, rule)).toBeNull();
  expect(nearlyMet(content, rule)?.rules).toMatchObject([{ id: rule.id, threshold: null }]);
  const exception = { id: 'one', condition: A, reason: '', ownerId: null, expiresAt: null };
  const spared = takenOut(content, { ...rule, exceptions: [exception] });
  expect(spared?.rules).toMatchObject([
    { exceptions: [], condition: { all: [rule.condition, { any: [A] }] } },
  ]);
});
