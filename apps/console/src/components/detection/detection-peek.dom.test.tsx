// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { setLocale } from '@waybill/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawView, problem, type Server } from '../test-support/draw-view.tsx';
import { DetectionPeek } from './DetectionPeek.tsx';

beforeEach(() => setLocale({ language: 'en', timeZone: 'UTC' }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function draw(server: Server) {
  const triage = { ask: () => undefined, take: () => undefined, dialog: null };
  const peek = (
    <DetectionPeek
      detectionId="d1"
      triage={triage}
      onClose={() => undefined}
      onOpenFull={() => undefined}
    />
  );
  return drawView(peek, { search: '', path: '/detections', server });
}
const isLoadingShown = () => screen.queryByRole('status', { name: 'Loading detection' }) !== null;

test('a detection that cannot be read says why, and is asked for again', async () => {
  const { calls } = draw(() => problem(500, { title: 'The database is away' }));
  expect(isLoadingShown()).toBe(true);
  expect(await screen.findByText('The database is away')).toBeDefined();
  expect(isLoadingShown()).toBe(false);
  const before = calls.length;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => calls.length).toBeGreaterThan(before);
  expect(calls.at(-1)?.path).toBe('/v1/detections/d1');
});

test('a detection that one may not read names the permission, and offers no second try', async () => {
  draw(() => problem(403));
  expect(await screen.findByText(/detection:read/)).toBeDefined();
  expect(isLoadingShown()).toBe(false);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
