// @vitest-environment happy-dom
import type { DetectionDetail } from '@waybill/contract';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { setLocale } from '@waybill/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawView, problem, type Server } from '../testing/draw-view.tsx';
import { DetectionPeek } from './DetectionPeek.tsx';

beforeEach(() => setLocale({ language: 'en', timeZone: 'UTC' }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const SEEN = '2026-11-02T09:00:00.000Z';

const DETECTION: DetectionDetail = {
  detectionId: 'd1',
  number: 7,
  title: 'Cards outside',
  headline: 'Cards outside',
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
  person: { key: 'ana@ours.example', name: 'Ana', email: 'ana@ours.example' },
  object: null,
  from: null,
  to: {
    kind: 'host',
    name: 'Partner',
    host: 'partner.example',
    container: null,
    account: null,
    managed: 'no',
    outside: 'yes',
  },
  policyKey: 'cards',
  assignee: null,
  firstSeenAt: SEEN,
  lastSeenAt: SEEN,
  eventCount: 1,
  objectCount: 1,
  dataTypes: ['iban', 'card'],
  isSample: true,
  rev: 2,
  statement: [],
  explanation: {
    policy: { key: 'cards', name: 'Cards', version: 1, description: '' },
    condition: { f: 'data.types', op: 'anyOf', v: ['card'] },
    leaves: [],
    facts: [],
    window: null,
    contributions: [],
  },
  verdictNote: null,
  verdictExpiresAt: null,
  earlier: null,
  mergedInto: null,
  suppressedUntil: null,
  severityOverride: null,
  isDueByHand: false,
  flow: { originId: 'none', destinationId: 'p1' },
  findings: [],
  commentCount: 0,
  history: [],
  isHistoryWhole: true,
};

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

test('a detection is there with its number, severity and title, and in place of loading', async () => {
  draw(({ path }) =>
    path === '/v1/detections/d1' ? DETECTION : { items: [], total: 0, nextCursor: null },
  );
  expect(await screen.findByRole('heading', { name: 'Cards outside' })).toBeDefined();
  expect(screen.getByText('DET-7')).toBeDefined();
  expect(screen.getAllByText('High').length).toBeGreaterThan(0);
  expect(isLoadingShown()).toBe(false);
});
