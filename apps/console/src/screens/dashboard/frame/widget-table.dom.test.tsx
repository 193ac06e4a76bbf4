// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { tableToCsv } from '@waybill/ui';
import { afterEach, expect, test } from 'vitest';
import { BoardContext, type Board } from '../../../components/dashboard/board-context.ts';
import { widget as coverage } from '../../../widgets/coverage/widget.ts';
import { widget as figures } from '../../../widgets/figures/widget.ts';
import { widget as people } from '../../../widgets/people/widget.ts';
import type { WidgetManifest } from '../../../widgets/widget-manifest.ts';
import { FIXTURE } from '../dashboard-fixture.data.ts';
import { csvLines } from './csv-lines.ts';
import { WidgetTable } from './WidgetTable.tsx';

afterEach(cleanup);

const BOARD: Board = {
  data: FIXTURE,
  filter: {},
  cross: {},
  toggle: () => {},
  listAddress: () => null,
  open: () => {},
};

function rowsOf(widget: WidgetManifest, board = BOARD): (string | null)[] {
  render(
    <BoardContext value={board}>
      <WidgetTable widget={widget} />
    </BoardContext>,
  );
  return screen.queryAllByRole('row').map((row) => row.textContent);
}

test('the figures stand side by side, now above before, each below its own name', () => {
  const [heads, now, before] = rowsOf(figures);
  expect(heads).toContain('Sources connected');
  expect(now).toBe('Now12381412');
  expect(before).toBe('Before94820');
});

test('moments are written for people on the page, and by ISO 8601 in the file', () => {
  const { headers, rows } = coverage.table(BOARD);
  expect(tableToCsv(headers, csvLines(rows))).toContain('2026-11-20T13:59:00.000Z');
  expect(rowsOf(coverage)[1]).toMatch(/20 Nov/);
  expect(screen.queryByText(/T13:59/)).toBeNull();
});

test('without a line the table says so', () => {
  expect(rowsOf(people, { ...BOARD, data: { ...FIXTURE, people: [] } })).toEqual([]);
  expect(screen.getByText('No data for this selection')).toBeTruthy();
});
