// @vitest-environment happy-dom
import type { PolicySummary } from '@waybill/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawView, problem, type Call, type Server } from '../../components/testing/draw-view.tsx';
import { PoliciesPage } from './PoliciesPage.tsx';

const SCOPE: PolicySummary['scope'] = {
  sources: [],
  actions: ['Share'],
  categories: [],
  directions: [],
  dataTypes: [],
  destinations: [],
};

function policy(policyKey: string, change: Partial<PolicySummary> = {}): PolicySummary {
  return {
    policyKey,
    name: `Policy ${policyKey}`,
    description: '',
    origin: 'detectionPolicy',
    isBuiltin: false,
    isUndecided: false,
    mode: 'alert',
    hasDraft: false,
    scope: SCOPE,
    version: 1,
    severity: 'HIGH',
    priority: 100,
    stopsOthers: false,
    owner: null,
    changedBy: null,
    changedAt: null,
    matches: { total: 3, days: [] },
    promptsPerPersonWeek: null,
    detections: 5,
    openDetections: 2,
    result: { state: 'detecting', matches: 9 },
    precision: { value: 0.9, low: 0.7, high: 0.97, n: 20 },
    overrideRate: null,
    health: [],
    attention: [],
    rev: 1,
    ...change,
  };
}

const LIST = [
  policy('own'),
  policy('quiet', {
    result: { state: 'unmatched', matches: 0 },
    health: [{ code: 'never_matched', ruleId: null, path: '', message: 'Nothing met it' }],
  }),
  policy('draft', { mode: 'draft', version: 0 }),
  policy('shipped', { isBuiltin: true, origin: 'internalDetectionPolicy' }),
];

let router: ReturnType<typeof drawView>['router'];
let calls: Call[];

const list: Server = ({ path }) =>
  path === '/v1/policies' ? { items: LIST, asOf: '2026-11-20T09:00:00.000Z' } : { items: [] };

function show(server: Server, denied: Parameters<typeof drawView>[1]['denied'] = []) {
  const view = drawView(<PoliciesPage />, { path: '/policies', search: '', server, denied });
  ({ router, calls } = view);
}
afterEach(() => {
  cleanup();
  router.dispose();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const rows = () => screen.getAllByRole('row').slice(1);

test('policies stand in their order and are narrowed by quick filters and words', async () => {
  show(list);
  await screen.findByText('Policy own');
  const shown = rows().length;
  expect(shown).toBeGreaterThanOrEqual(3);
  fireEvent.click(screen.getByRole('button', { name: /^No matches/ }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(within(rows()[0] ?? document.body).getByText('No matches, 30 d')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Drafts/ }));
  await screen.findByText('Policy draft');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nothing at all' } });
  await screen.findByText('No matching policies');
});

test('figures lead to the detections that they count', async () => {
  show(list);
  const open = await screen.findByRole('link', { name: '2 open detections from Policy own' });
  expect(open.getAttribute('href')).toContain('policy=own&status=new');
});

test('who may not edit begins no policy, and a failed list can be repeated', async () => {
  show(list, ['policy:edit']);
  await screen.findByText('Policy own');
  expect(screen.queryByRole('link', { name: 'New policy' })).toBeNull();
  cleanup();
  router.dispose();
  show(() => problem(500));
  await screen.findByText('It did not work');
});

test('what an import would change is seen before it is taken over', async () => {
  show((call) =>
    call.path === '/v1/policies/import'
      ? {
          isApplied: Object(call.body).dryRun === false,
          fault: null,
          items: [
            {
              kind: 'policy',
              key: 'new',
              name: 'From a file',
              outcome: 'created',
              faults: [],
              changes: [],
            },
          ],
        }
      : list(call),
  );
  await screen.findByText('Policy own');
  fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Import from YAML' }));
  fireEvent.change(await screen.findByLabelText('YAML'), { target: { value: 'policies: []' } });
  const takeOver = screen.getByRole('button', { name: 'Import' });
  expect(takeOver.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Preview changes' }));
  await screen.findByText('From a file');
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByText('Policies imported as drafts');
  const sent = calls.filter(({ path }) => path === '/v1/policies/import');
  expect(sent.map(({ body }) => Object(body).dryRun)).toEqual([true, false]);
});

test('a policy that would be refused today needs attention, and says why', async () => {
  const needy = policy('needy', {
    attention: [
      {
        path: 'rules.0.condition.all.1.v',
        code: 'unknown_value',
        message: 'There is no data type gone',
        field: 'data.types',
        line: 2,
        value: 'gone',
      },
    ],
  });
  show((call) =>
    call.path === '/v1/policies'
      ? { items: [...LIST, needy], asOf: '2026-11-20T09:00:00.000Z' }
      : list(call),
  );
  const badge = await screen.findByText('Needs attention', { selector: '[title] *' });
  expect(badge.closest('[title]')?.getAttribute('title')).toBe(
    'Unknown value: “gone” (Data types, line 2)',
  );
  fireEvent.click(screen.getByRole('button', { name: /^Needs attention/ }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]?.textContent).toContain('Policy needy');
});
