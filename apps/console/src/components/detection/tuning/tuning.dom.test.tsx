// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { DetectionDetail, Leaf } from '@waybill/contract';
import { Panel, setLocale } from '@waybill/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawView, type Server } from '../../testing/draw-view.tsx';
import { TuningOffer } from './TuningOffer.tsx';

beforeEach(() => setLocale({ language: 'en', timeZone: 'UTC' }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const CONDITION: Leaf = { f: 'data.types', op: 'anyOf', v: ['card'] };
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
  status: 'closed',
  substatus: 'first_seen',
  verdict: 'false_positive',
  verdictReason: 'wrong_destination',
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
  isSample: false,
  rev: 2,
  statement: [],
  explanation: {
    policy: { key: 'cards', name: 'Cards', version: 1, description: '' },
    condition: CONDITION,
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

const RULE = {
  id: 'main',
  title: 'Cards outside',
  severity: 'HIGH',
  condition: CONDITION,
  threshold: null,
  exceptions: [],
};
const POLICY = { policyKey: 'cards', name: 'Cards stay inside', isBuiltin: false, mode: 'alert' };
const BUCKET = { events: 0, detections: 0, examples: [], precision: null };
const RESULT = {
  from: SEEN,
  recallKnown: {
    found: 1,
    known: 2,
    missed: [{ detectionId: 'd9', number: 9, title: 'Really outside' }],
  },
  difference: {
    baseVersion: 1,
    added: BUCKET,
    removed: { ...BUCKET, events: 3, detections: 2 },
    changed: BUCKET,
  },
};

function serverWith(rule: object, more: object = {}): Server {
  return ({ path }) => {
    if (path === '/v1/policies/cards') {
      const content = { name: 'Cards stay inside', rules: [rule] };
      return { ...POLICY, ...more, content, activeContent: content };
    }
    if (path.startsWith('/v1/detections/summary')) {
      return { facets: [{ key: 'status', values: [{ value: 'new', count: 3 }] }] };
    }
    if (path === '/v1/data-types') {
      return { items: [{ dataTypeId: 'card', name: 'Payment card' }] };
    }
    if (path === '/v1/policies/backtest') {
      return new Response(`${JSON.stringify({ type: 'done', backtestId: 'b', result: RESULT })}\n`);
    }
    return { items: [] };
  };
}

function draw(detection: DetectionDetail, server: Server = serverWith(RULE)) {
  return drawView(<TuningOffer detection={detection} frame={Panel} />, {
    search: '',
    path: '/detections/d1',
    server,
  });
}

test('the change is tried on what happened, and names the confirmed ones that it would lose', async () => {
  const { calls } = draw(DETECTION);
  const policy = await screen.findByRole('region', { name: 'In the policy “Cards stay inside”' });
  expect(within(policy).getByText(/Excludes events matching: .*partner\.example/)).toBeDefined();
  fireEvent.click(within(policy).getByRole('button', { name: 'Back-test' }));
  expect(await within(policy).findByText('1 of 2 would be lost')).toBeDefined();
  expect(within(policy).getByText('3 events · 2 detections')).toBeDefined();
  const lost = within(policy).getByRole('link', { name: 'DET-9' });
  expect(lost.getAttribute('href')).toBe('/detections/d9');
  const tried = calls.find(({ path }) => path === '/v1/policies/backtest');
  expect(tried?.body).toMatchObject({
    policyKey: 'cards',
    content: {
      rules: [
        {
          exceptions: [
            {
              reason: 'DET-7: Wrong destination or account',
              condition: {
                all: [
                  { f: 'destination.name', op: 'eq', v: 'Partner' },
                  { f: 'destination.host', op: 'eq', v: 'partner.example' },
                ],
              },
            },
          ],
        },
      ],
    },
  });
  const way = within(policy).getByRole('link', { name: 'Apply to policy' });
  expect(way.getAttribute('href')).toBe('/policies/wizard/cards?step=exceptions&tune=d1');
  expect(screen.getByRole('link', { name: 'Add to our domains' }).getAttribute('href')).toBe(
    '/settings/general?tune=d1',
  );
});

test('of a count the next threshold is proposed, and another one is tried and taken over', async () => {
  const counted = { ...RULE, threshold: { metric: 'events', threshold: 5, levels: [] } };
  const window: DetectionDetail['explanation']['window'] = {
    metric: 'events',
    field: null,
    groupBy: ['actor'],
    windowMs: 3_600_000,
    isFixed: false,
    threshold: 5,
    levels: [],
    level: 5,
    observed: 12,
    startAt: SEEN,
    endAt: SEEN,
    baseline: null,
    isOrdered: false,
    steps: null,
  };
  const explanation = { ...DETECTION.explanation, window };
  const { calls } = draw(
    { ...DETECTION, verdictReason: 'threshold', explanation },
    serverWith(counted, { isBuiltin: true }),
  );
  const field = await screen.findByLabelText('New threshold');
  expect(field).toHaveProperty('value', '13');
  fireEvent.change(field, { target: { value: '20' } });
  fireEvent.click(screen.getByRole('button', { name: 'Back-test' }));
  await screen.findByText('1 of 2 would be lost');
  expect(calls.find(({ path }) => path === '/v1/policies/backtest')?.body).toMatchObject({
    content: { rules: [{ threshold: { threshold: 20 } }] },
  });
  // Fixed parts are changed in a copy.
  const way = screen.getByRole('link', { name: 'Apply to a copy' });
  expect(way.getAttribute('href')).toBe(
    '/policies/wizard?policy=cards&step=threshold&tune=d1&level=20',
  );
});

test('the type that the policy asks for is the one to except from, and leads to its page', async () => {
  draw({ ...DETECTION, verdictReason: 'wrong_data_type' });
  const way = await screen.findByRole('link', { name: 'Exclude from Payment card' });
  expect(way.getAttribute('href')).toBe('/settings/data-types?type=card&tune=d1');
  const take = await screen.findByRole('link', { name: 'Apply to policy' });
  expect(take.getAttribute('href')).toContain('wrongType=card');
});

test('an expected flow is opened where it is reviewed', async () => {
  draw({ ...DETECTION, verdict: 'authorised', verdictReason: 'business_flow' });
  const way = await screen.findByRole('link', { name: 'Review this flow' });
  const { searchParams } = new URL(way.getAttribute('href') ?? '', 'http://x');
  expect(Object.fromEntries(searchParams)).toEqual({
    scope: 'every',
    level: 'place',
    originIds: 'none',
    destinationIds: 'p1',
    sel: 'none~p1',
    from: '2026-11-02T00:00:00.000Z',
    to: '2026-11-03T00:00:00.000Z',
  });
});

test('what a detector raised is counted, and no policy of it is asked for', async () => {
  const { calls } = draw({ ...DETECTION, type: 'AI', policyKey: 'send-to-self' });
  expect(await screen.findByRole('link', { name: /^Affects 3 open/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Back-test' })).toBeNull();
  expect(calls.filter(({ path }) => path.startsWith('/v1/policies'))).toEqual([]);
});
