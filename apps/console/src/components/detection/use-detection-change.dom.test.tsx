// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { setLocale } from '@waybill/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { detectionRow } from '../testing/detection-row.ts';
import { drawView, problem, type Server } from '../testing/draw-view.tsx';
import { useWithChanges } from './detection-changes.ts';
import { useDetectionChange } from './use-detection-change.ts';

beforeEach(() => setLocale({ language: 'en', timeZone: 'UTC' }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/**
 * Renders a row with a button that puts it in review. @returns each displayed status, and the result.
 */
function draw(detectionId: string, server: Server) {
  const row = detectionRow({ detectionId });
  const rows = [row];
  const shown: string[] = [];
  const outcomes: boolean[] = [];
  function Row() {
    const [current] = useWithChanges(rows);
    const { apply } = useDetectionChange();
    const status = current?.status ?? '';
    if (shown.at(-1) !== status) shown.push(status);
    const change = async (): Promise<void> => {
      const told = { words: 'Taken on', foreseen: { status: 'in_review' } as const };
      outcomes.push(await apply(row, { status: 'in_review' }, told));
    };
    return (
      <button type="button" onClick={() => void change()}>
        Change
      </button>
    );
  }
  const { calls } = drawView(<Row />, { search: '', path: '/detections', server });
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  return { shown, outcomes, calls };
}

test('a refused change is shown at once, taken back and told', async () => {
  const { shown, outcomes } = draw('refused', () =>
    problem(500, { title: 'The database is away' }),
  );
  expect(await screen.findByText('The database is away')).toBeDefined();
  await expect.poll(() => outcomes).toEqual([false]);
  expect(shown).toEqual(['new', 'in_review', 'new']);
});

test('a change that somebody else was before with is taken back, and their state is read', async () => {
  const theirs = detectionRow({ detectionId: 'stale', status: 'closed', rev: 2 });
  const { shown, outcomes, calls } = draw('stale', ({ method }) =>
    method === 'PATCH' ? problem(409, { code: 'resource.conflict' }) : theirs,
  );
  await expect.poll(() => outcomes).toEqual([false]);
  expect(shown).toEqual(['new', 'in_review', 'new', 'closed']);
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PATCH /v1/detections/stale',
    'GET /v1/detections/stale',
  ]);
});

test('a change that was made stays, as the server has it, and offers to undo it', async () => {
  const made = {
    ...detectionRow({ detectionId: 'made', status: 'in_review', rev: 2 }),
    changeId: 'c1',
  };
  const { shown, outcomes, calls } = draw('made', ({ path }) =>
    path.endsWith('/undo') ? { changed: 1, undo: { restored: 1 } } : made,
  );
  expect(await screen.findByText('Taken on')).toBeDefined();
  await expect.poll(() => outcomes).toEqual([true]);
  expect(shown).toEqual(['new', 'in_review']);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect
    .poll(() => calls.map(({ method, path }) => `${method} ${path}`))
    .toContain('POST /v1/detection-changes/c1/undo');
});
