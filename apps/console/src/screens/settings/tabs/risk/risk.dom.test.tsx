// @vitest-environment happy-dom
import type { RescoreRun, RiskProposal, RiskWeight, ScoreEffect } from '@waybill/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawView, type Call, type Server } from '../../../../components/testing/draw-view.tsx';
import { RiskTab } from './RiskTab.tsx';

const AI: RiskWeight = {
  key: 'destination.ai',
  group: 'destination',
  default: 30,
  min: 0,
  max: 60,
  value: 30,
};
const SECRET: RiskWeight = { ...AI, key: 'data.secret', group: 'data', default: 4, value: 9 };
const PENDING: RiskProposal = {
  proposalId: 'p1',
  weights: { 'destination.ai': 10 },
  reason: 'We pay for it',
  state: 'pending',
  proposedAt: '2026-11-20T08:00:00.000Z',
  proposedBy: { userId: 'u2', name: 'Sam Oduya' },
  decidedAt: null,
  decidedBy: null,
  decisionReason: null,
  rev: null,
};
const EFFECT: ScoreEffect = {
  detections: 40,
  rescored: 12,
  rising: 0,
  falling: 3,
  moves: [{ from: 'HIGH', to: 'MEDIUM', count: 3 }],
  before: { LOW: 0, MEDIUM: 0, HIGH: 40, CRITICAL: 0 },
  after: { LOW: 0, MEDIUM: 3, HIGH: 37, CRITICAL: 0 },
  examples: [],
  isComplete: true,
};
const RUN: RescoreRun = {
  runId: 'r1',
  requestedBy: 'Sam Oduya',
  requestedAt: '2026-11-20T08:00:00.000Z',
  model: 2,
  rev: 1,
  state: 'done',
  total: 40,
  done: 40,
  rising: 0,
  falling: 3,
  rescored: 12,
  skipped: [],
  undo: null,
  undoUntil: new Date(Date.now() + 600_000).toISOString(),
};

let view: ReturnType<typeof drawView>;
function show({
  pending = null,
  runs = [],
}: {
  pending?: RiskProposal | null;
  runs?: RescoreRun[];
}) {
  const server: Server = ({ method, path }) => {
    if (path === '/v1/risk-weights/preview') return EFFECT;
    if (path === '/v1/rescores/preview') {
      const due = { outdated: 40, dueEarlier: 0, dueLater: 3, overdue: 0 };
      return { ...EFFECT, ...due, model: 2, rev: 1 };
    }
    if (path === '/v1/rescores') return method === 'GET' ? { items: runs, asOf: '' } : RUN;
    if (method !== 'GET') return path.startsWith('/v1/rescores') ? RUN : PENDING;
    return { model: 2, rev: 1, weights: [SECRET, AI], pending, history: [] };
  };
  view = drawView(<RiskTab />, { search: '', path: '/settings/risk', server, denied: [] });
}
afterEach(() => {
  cleanup();
  view.router.dispose();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const changes = (): Call[] =>
  view.calls.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/preview'));

test('a change is proposed with all weights that differ, a reason and its effect', async () => {
  show({});
  const points = await screen.findByLabelText('AI tool outside the organization');
  fireEvent.change(points, { target: { value: '10' } });
  expect(await screen.findByText('1 weight changed')).toBeTruthy();
  await press('Review change');
  expect(await dialog().findByText(/12 of 40 detections would have another score/)).toBeTruthy();
  expect(dialog().getByText(/3 less severe/)).toBeTruthy();
  const preview = view.calls.find(({ path }) => path === '/v1/risk-weights/preview');
  expect(preview?.body).toEqual({ weights: { 'data.secret': 9, 'destination.ai': 10 } });
  fireEvent.change(dialog().getByLabelText(/Reason/), { target: { value: 'We pay for it' } });
  fireEvent.click(dialog().getByRole('button', { name: 'Propose' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]).toMatchObject({
    path: '/v1/risk-weights/proposals',
    body: {
      rev: 1,
      weights: { 'data.secret': 9, 'destination.ai': 10 },
      reason: 'We pay for it',
    },
  });
});

test('a weight is reset to its default', async () => {
  show({});
  await press('Reset “Usable credentials” to its default');
  const points = await screen.findByLabelText<HTMLInputElement>('Usable credentials');
  expect(points.value).toBe('4');
  expect(screen.getByText('1 weight changed')).toBeTruthy();
});

test('a proposal of another person is approved with a reason', async () => {
  show({ pending: PENDING });
  await press('Approve');
  fireEvent.change(dialog().getByLabelText(/Reason/), { target: { value: 'Agreed' } });
  fireEvent.click(dialog().getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]).toMatchObject({
    path: '/v1/risk-weights/proposals/p1/decision',
    body: { decision: 'approved', reason: 'Agreed' },
  });
});

test('a person cannot approve their own proposal, and can withdraw it', async () => {
  show({ pending: { ...PENDING, proposedBy: { userId: 'u1', name: 'Dana Whitfield' } } });
  const approve = await screen.findByRole('button', { name: 'Approve' });
  expect(approve.getAttribute('aria-disabled')).toBe('true');
  await press('Withdraw');
  await waitFor(() => expect(changes()[0]?.body).toEqual({ decision: 'withdrawn' }));
});

test('open detections are rescored with the revision that was previewed', async () => {
  show({});
  await press('Preview rescoring');
  expect(await screen.findByText(/12 of 40 detections get another score/)).toBeTruthy();
  expect(screen.getByText(/3 due later/)).toBeTruthy();
  await press('Rescore open detections');
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Rescore/ }),
  );
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]).toMatchObject({ path: '/v1/rescores', body: { rev: 1 } });
});

test('a run is undone while there is time', async () => {
  show({ runs: [RUN] });
  expect(await screen.findByText('12 detections rescored · 3 less severe')).toBeTruthy();
  await press('Undo');
  await waitFor(() => expect(changes()[0]?.path).toBe('/v1/rescores/r1/undo'));
});
