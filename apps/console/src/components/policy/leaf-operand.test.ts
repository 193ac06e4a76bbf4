import type { PolicyField } from '@waybill/contract';
import { expect, test } from 'vitest';
import { isComplete, NEW_LEAF, operandKind, withField, withOperator } from './leaf-operand.ts';

const ACTION: PolicyField = {
  name: 'action',
  label: 'Action',
  type: 'string',
  operators: ['eq', 'ne', 'in', 'notIn', 'exists', 'contains~'],
  values: ['Share', 'Send'],
};
const SIZE: PolicyField = {
  name: 'sizeBytes',
  label: 'Size',
  type: 'number',
  operators: ['eq', 'gt', 'between', 'exists'],
  values: null,
};

test.each([
  [ACTION, 'in', 'choices'],
  [ACTION, 'eq', 'choice'],
  [ACTION, 'contains~', 'text'],
  [ACTION, 'exists', 'none'],
  [SIZE, 'gt', 'number'],
  [SIZE, 'between', 'range'],
  [undefined, 'cidr', 'list'],
] as const)('%o with %s takes %s', (field, op, kind) => {
  expect(operandKind(field, op)).toBe(kind);
});

test('an operand survives a change of operator where it can', () => {
  expect(withOperator({ f: 'action', op: 'eq', v: 'Share' }, ACTION, 'in').v).toEqual(['Share']);
  expect(withOperator({ f: 'action', op: 'in', v: ['Share'] }, ACTION, 'eq').v).toBe('Share');
  expect(withOperator({ f: 'action', op: 'in', v: ['Share'] }, ACTION, 'notIn').v).toEqual([
    'Share',
  ]);
  expect(withOperator({ f: 'action', op: 'in', v: ['Share'] }, ACTION, 'exists')).toEqual({
    f: 'action',
    op: 'exists',
  });
});

test('another field keeps no operand and an operator only where it has it', () => {
  expect(withField({ f: 'action', op: 'in', v: ['Share'] }, SIZE)).toEqual({
    f: 'sizeBytes',
    op: 'eq',
    v: 0,
  });
  expect(withField(NEW_LEAF, ACTION)).toEqual({ f: 'action', op: 'eq', v: '' });
});

test('a line without field or operand says nothing yet', () => {
  expect(isComplete(NEW_LEAF)).toBe(false);
  expect(isComplete({ f: 'action', op: 'in', v: [] })).toBe(false);
  expect(isComplete({ f: 'action', op: 'exists' })).toBe(true);
  expect(isComplete({ f: 'sizeBytes', op: 'gt', v: 0 })).toBe(true);
});
