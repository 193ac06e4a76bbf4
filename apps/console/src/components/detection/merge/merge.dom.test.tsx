// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setLocale } from '@waybill/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawView, type Server } from '../../testing/draw-view.tsx';
import { MergedBanner } from './MergedBanner.tsx';
import { MergeDialog } from './MergeDialog.tsx';

beforeEach(() => setLocale({ language: 'en', timeZone: 'UTC' }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ONE: Parameters<typeof MergeDialog>[0]['detection'] = {
  detectionId: 'd1',
  number: 7,
  title: 'Shared outside',
  headline: 'Shared outside',
  type: 'Policy',
  origin: 'detectionPolicy',
  severity: 'HIGH',
  score: 60,
  status: 'new',
  substatus: 'first_seen',
  verdict: null,
  verdictReason: null,
  dueAt: null,
  tags: [],
  snooze: null,
  category: null,
  action: null,
  direction: null,
  source: 'Google Drive',
  person: null,
  object: null,
  from: null,
  to: null,
  policyKey: 'p',
  assignee: null,
  firstSeenAt: '2026-11-02T09:00:00.000Z',
  lastSeenAt: '2026-11-02T09:00:00.000Z',
  eventCount: 1,
  objectCount: 1,
  dataTypes: [],
  isSample: false,
  rev: 1,
};
const MERGED = {
  detectionId: 'd1',
  mergedInto: { detectionId: 'd2', number: 8, title: 'Shared outside' },
};
const OTHER = { ...ONE, detectionId: 'd2', number: 8 };

function draw(server: Server) {
  const onMerge = vi.fn();
  drawView(<MergeDialog detection={ONE} onMerge={onMerge} onClose={() => {}} />, {
    search: '',
    path: '/detections/d1',
    server,
  });
  return onMerge;
}

test('a detection is merged into a similar one, each offered once', async () => {
  const groups = [
    { by: 'object', total: 1, items: [OTHER] },
    { by: 'person', total: 1, items: [OTHER] },
  ];
  const onMerge = draw(() => ({ groups }));
  const dialog = await screen.findByRole('dialog', { name: 'Merge DET-7 into another' });
  const choice = await within(dialog).findByRole('radio', { name: /DET-8/ });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Merge' }));
  expect(onMerge).not.toHaveBeenCalled();
  fireEvent.click(choice);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Merge' }));
  await waitFor(() =>
    expect(onMerge).toHaveBeenCalledWith(expect.objectContaining({ detectionId: 'd2' })),
  );
});

test('where nothing is similar it says so', async () => {
  draw(() => ({ groups: [] }));
  expect(await screen.findByText('No similar detections.')).toBeDefined();
});

test('a merged detection leads to the one that goes on for it', async () => {
  drawView(<MergedBanner {...MERGED} />, {
    search: '',
    server: () => ({}),
    denied: ['detection:close-critical'],
  });
  const link = await screen.findByRole('link', { name: 'DET-8 Shared outside' });
  expect(link.getAttribute('href')).toBe('/detections/d2');
  expect(screen.queryByRole('button', { name: 'Undo merge' })).toBeNull();
});

test('a merge is undone later by somebody who may close anything', async () => {
  const { calls } = drawView(<MergedBanner {...MERGED} />, { search: '', server: () => ONE });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo merge' }));
  await screen.findByText('Merge undone');
  expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe('/v1/detections/d1/merge');
});
