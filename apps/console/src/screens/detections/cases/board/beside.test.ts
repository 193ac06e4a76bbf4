import type { CaseListItem, CaseState } from '@waybill/contract';
import { expect, test } from 'vitest';
import { caseBeside, stateBeside, type BoardColumn } from './beside.ts';

const item = (caseId: string, state: CaseState): CaseListItem => ({
  caseId,
  state,
  number: 1,
  title: caseId,
  kind: 'other',
  severity: 'LOW',
  outcome: null,
  lead: null,
  isRestricted: false,
  detections: 0,
  openDetections: 0,
  tasks: 0,
  openTasks: 0,
  dueAt: null,
  createdAt: '2026-11-02T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
  rev: 1,
});
const column = (state: CaseState, ...ids: string[]): BoardColumn => ({
  state,
  cases: ids.map((id) => item(id, state)),
});
const BOARD = [column('open', 'a', 'b', 'c'), column('investigating'), column('waiting', 'd')];
const from = (caseId: string, key: string) => {
  const own = BOARD.flatMap(({ cases }) => cases).find((one) => one.caseId === caseId);
  return own && caseBeside(BOARD, own, key)?.caseId;
};

test('arrows lead along a column, and beside it past columns without cases', () => {
  expect(from('a', 'ArrowDown')).toBe('b');
  expect(from('b', 'ArrowUp')).toBe('a');
  expect(from('c', 'ArrowDown')).toBeUndefined();
  expect(from('c', 'ArrowRight')).toBe('d');
  expect(from('d', 'ArrowLeft')).toBe('a');
  expect(from('d', 'ArrowRight')).toBeUndefined();
  expect(from('a', 'x')).toBeUndefined();
});

test('a case moves by one column, whether anything is in it or not, and not beyond the last', () => {
  expect(stateBeside(BOARD, { state: 'open' }, 'ArrowRight')).toBe('investigating');
  expect(stateBeside(BOARD, { state: 'open' }, 'ArrowLeft')).toBeNull();
  expect(stateBeside(BOARD, { state: 'waiting' }, 'ArrowRight')).toBeNull();
  expect(stateBeside(BOARD, { state: 'open' }, 'ArrowDown')).toBeNull();
  expect(stateBeside(BOARD, { state: 'archived' }, 'ArrowLeft')).toBeNull();
});
