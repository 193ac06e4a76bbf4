import { PLAIN_LAYOUT, type Column } from '@waybill/ui';
import type { DetectionListItem } from '@waybill/contract';
import { expect, test } from 'vitest';
import { columnsOf, layoutWith, splitLayout } from './list-columns.ts';

const cell = () => null;
const COLUMNS: Column<DetectionListItem>[] = [
  { id: 'severity', header: 'S', width: 100, isFixed: true, cell },
  { id: 'person', header: 'P', width: 100, cell },
  { id: 'due', header: 'D', width: 100, cell },
  { id: 'tags', header: 'T', width: 100, isOptional: true, cell },
];
const OWN = { ...PLAIN_LAYOUT, widths: { due: 90 }, density: 'compact' as const };
const shownWith = (named: string) =>
  splitLayout(COLUMNS, OWN, layoutWith(COLUMNS, OWN, columnsOf(new URLSearchParams(named)))).named;

test('an address names columns in their order, optional ones too; without it they are one’s own', () => {
  expect(columnsOf(new URLSearchParams(''))).toBeNull();
  expect(columnsOf(new URLSearchParams('cols='))).toBeNull();
  expect(layoutWith(COLUMNS, OWN, null)).toBe(OWN);
  expect(shownWith('cols=severity,tags,due')).toEqual(['severity', 'tags', 'due']);
});

test('columns that there are not are left out, and one that cannot be hidden stays', () => {
  expect(shownWith('cols=due,mood,due')).toEqual(['severity', 'due']);
});

test('widths and density stay the reader’s own, whatever the address names', () => {
  const layout = layoutWith(COLUMNS, OWN, ['severity', 'due']);
  expect(layout).toMatchObject({ widths: { due: 90 }, density: 'compact' });
  const { own } = splitLayout(COLUMNS, OWN, { ...layout, widths: { due: 120 } });
  expect(own).toEqual({ ...OWN, widths: { due: 120 } });
});
