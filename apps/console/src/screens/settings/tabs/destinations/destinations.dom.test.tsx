// @vitest-environment happy-dom
import type { TrustCandidate, TrustRuleValue } from '@waybill/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  drawView,
  problem,
  type Call,
  type Server,
} from '../../../../components/testing/draw-view.tsx';
import { DestinationsTab } from './DestinationsTab.tsx';

const RULE: TrustRuleValue = {
  ruleId: 'r1',
  subject: { kind: 'destination', value: 'Dropbox', name: 'Dropbox' },
  verdict: 'sanctioned',
  audience: { kind: 'department', value: 'Legal' },
  reason: 'Contract of March',
  owner: { userId: 'u1', name: 'Dana Whitfield' },
  expiresAt: null,
  isExpired: false,
  hits: 1264,
  effect: { detections: 12, lowered: 8, raised: 0 },
  changedAt: '2026-11-20T08:00:00.000Z',
  changedBy: 'Dana Whitfield',
  rev: 3,
};
const FLOW: TrustRuleValue = {
  ...RULE,
  ruleId: 'r2',
  subject: { kind: 'flow', value: 'o~d', name: 'Salesforce → Slack' },
  hits: 31,
  verdict: 'forbidden',
};
const CLAUDE: TrustCandidate = {
  kind: 'destination',
  value: 'Claude',
  service: 'ai',
  hosts: ['claude.ai'],
  hits: 7,
  verdict: null,
};
const EFFECT = {
  detections: 3,
  lowered: 3,
  raised: 0,
  before: { LOW: 0, MEDIUM: 0, HIGH: 3, CRITICAL: 0 },
  after: { LOW: 3, MEDIUM: 0, HIGH: 0, CRITICAL: 0 },
  isComplete: true,
};

let router: ReturnType<typeof drawView>['router'];
let calls: Call[];
function show(
  change: Server = () => ({ ...RULE, rescored: 0 }),
  {
    items = [RULE, FLOW],
    denied = [],
  }: { items?: TrustRuleValue[]; denied?: 'flow:review'[] } = {},
) {
  const server: Server = (call) => {
    if (call.method !== 'GET') return change(call);
    if (call.path.startsWith('/v1/trust-rules/candidates')) return { items: [CLAUDE], asOf: '' };
    if (call.path.startsWith('/v1/trust-rules/effect')) return EFFECT;
    if (call.path.startsWith('/v1/members')) return { items: [] };
    return { items, total: items.length, nextCursor: null, asOf: '' };
  };
  ({ router, calls } = drawView(<DestinationsTab />, {
    search: '',
    path: '/settings/destinations',
    server,
    denied,
  }));
}
afterEach(() => {
  cleanup();
  router.dispose();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
const dialog = () => within(screen.getByRole('dialog'));
const changes = () => calls.filter(({ method }) => method !== 'GET');
const reads = (path: string) => calls.filter((call) => call.path.startsWith(path));
async function choose(name: string, item: string) {
  fireEvent.keyDown(await button(`Actions for ${name}`), { key: 'Enter', code: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: new RegExp(item) }));
}

test('a rule shows what it names, for whom, its events and its effect', async () => {
  show();
  const row = (await screen.findByText('1,264')).closest<HTMLElement>('[role=row]');
  if (row === null) throw new Error('The rule has a row');
  for (const word of ['Dropbox', 'Sanctioned', 'Legal', 'Contract of March', '12 detections']) {
    expect(within(row).getAllByText(word).length).toBeGreaterThan(0);
  }
});

test('a service is sanctioned from the catalog, with its effect first, and undone', async () => {
  show(({ method }) =>
    method === 'POST'
      ? { ...RULE, subject: { ...RULE.subject, name: 'Claude' }, rescored: 3 }
      : { ruleId: 'r1', rescored: 3 },
  );
  await press('Sanction Claude');
  expect(await dialog().findByText('3 detections affected')).toBeTruthy();
  await press('Create rule');
  expect(dialog().getByText('Enter a reason.')).toBeTruthy();
  expect(changes()).toEqual([]);
  fireEvent.change(dialog().getByLabelText(/Reason/), { target: { value: 'Contract' } });
  await press('Create rule');
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]?.body).toMatchObject({
    subject: { kind: 'destination', value: 'Claude' },
    verdict: 'sanctioned',
    audience: { kind: 'everyone', value: '' },
    reason: 'Contract',
    ownerId: 'u1',
  });
  expect(await screen.findByText('Rule for Claude created')).toBeTruthy();
  expect(screen.getByText('3 detections rescored')).toBeTruthy();
  await press('Undo');
  await waitFor(() =>
    expect(changes()[1]).toMatchObject({ method: 'DELETE', path: '/v1/trust-rules/r1' }),
  );
});

test('a rule is changed with the revision that was seen', async () => {
  show();
  await choose('Dropbox', 'Edit');
  fireEvent.click(dialog().getByRole('radio', { name: /Forbidden/ }));
  await press('Save');
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]).toMatchObject({
    method: 'PATCH',
    body: { rev: 3, verdict: 'forbidden', reason: 'Contract of March', expiresAt: null },
  });
});

test('a refused rule says why in the dialog, which stays', async () => {
  show(() => problem(409, { code: 'trust.rule_exists', title: 'There is a trust rule for this' }));
  await press('Forbid Claude');
  fireEvent.change(dialog().getByLabelText(/Reason/), { target: { value: 'No contract' } });
  await press('Create rule');
  expect(await dialog().findByRole('alert')).toBeTruthy();
});

test('a deleted rule comes back with undo', async () => {
  show(({ method }) =>
    method === 'DELETE' ? { ruleId: 'r1', rescored: 0 } : { ...RULE, rescored: 0 },
  );
  await choose('Dropbox', 'Delete');
  expect(await screen.findByText('Rule for Dropbox deleted')).toBeTruthy();
  await press('Undo');
  await waitFor(() => expect(changes()).toHaveLength(2));
  expect(changes()[1]).toMatchObject({
    method: 'POST',
    body: { subject: { kind: 'destination', value: 'Dropbox' }, audience: RULE.audience },
  });
});

test('a flow is opened where flows are decided', async () => {
  show();
  await choose('Salesforce → Slack', 'Open in Discovery');
  await waitFor(() => expect(router.state.location.pathname).toBe('/discovery'));
  expect(router.state.location.search).toBe('?scope=every&sel=o~d');
});

test('search reads rules and candidates that match', async () => {
  show(undefined, { items: [] });
  expect(await screen.findByText('No trust rules yet')).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'cla' } });
  expect(await screen.findByText('No trust rule matches “cla”')).toBeTruthy();
  await waitFor(() =>
    expect(reads('/v1/trust-rules/candidates').at(-1)?.path).toContain('search=cla'),
  );
});

test('without the permission nothing can be changed, and the reason is given', async () => {
  show(undefined, { denied: ['flow:review'] });
  for (const name of ['Add rule', 'Sanction Claude', 'Actions for Dropbox']) {
    expect((await button(name)).getAttribute('aria-disabled')).toBe('true');
  }
});
