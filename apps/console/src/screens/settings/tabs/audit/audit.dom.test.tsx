// @vitest-environment happy-dom
import type { AuditEntryValue, AuditStatus, AuditVerdict, Permission } from '@waybill/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  drawView,
  problem,
  type Call,
  type Server,
} from '../../../../components/testing/draw-view.tsx';
import { AuditTab } from './AuditTab.tsx';

const HASH = 'a'.repeat(64);
const FINE: AuditVerdict = {
  integrity: null,
  completeness: null,
  entries: 12,
  older: 0,
  removed: 0,
  erased: 0,
  head: null,
  keyIds: [],
};
const STATUS: AuditStatus = {
  head: {
    kind: 'head',
    number: 12,
    hash: HASH,
    at: '2026-01-02T08:00:00.000Z',
    keyId: HASH,
    signature: 'x',
  },
  pending: 0,
  removed: null,
  retention: { days: null },
  lastVerification: null,
};
const ENTRY: AuditEntryValue = {
  seq: '7',
  number: 12,
  at: '2026-01-02T08:00:00.123456Z',
  actor: { userId: 'U2', name: 'Sam Oduya' },
  onBehalfOf: { userId: 'U1', name: 'Dana Whitfield' },
  action: 'trust_rule.created',
  target: 'rule-1',
  changes: [
    {
      table: 'trust_rule',
      key: { rule_id: 'rule-1' },
      before: null,
      after: { verdict: 'forbidden' },
    },
  ],
  reason: null,
  requestId: 'req-1',
  ip: null,
  erased: ['ip'],
};

let router: ReturnType<typeof drawView>['router'];
let calls: Call[];
function show(
  verdict: AuditVerdict = FINE,
  given: { denied?: Permission[]; search?: string } = {},
) {
  let status = STATUS;
  const server: Server = ({ method, path }) => {
    if (path === '/v1/audit/verify') {
      const result = {
        verifiedAt: '2026-01-02T09:00:00.000Z',
        verifiedBy: { userId: 'U1', name: 'Dana Whitfield' },
        verdict,
      };
      status = { ...status, lastVerification: result };
      return result;
    }
    if (method === 'PATCH') return { days: 730 };
    if (path === '/v1/audit/status') return status;
    if (path === '/v1/audit/people') return { items: [ENTRY.actor] };
    return { items: path.includes('actor') ? [] : [ENTRY], nextCursor: null };
  };
  const around = { path: '/settings/audit', search: '', server, ...given };
  ({ router, calls } = drawView(<AuditTab />, around));
}
afterEach(() => {
  cleanup();
  router.dispose();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('verifying shows both results', async () => {
  show();
  expect(await screen.findByText('Never')).toBeDefined();
  await press('Verify now');
  expect(await screen.findByText('12 entries unchanged')).toBeDefined();
  expect(screen.getByText('No entry is missing')).toBeDefined();
  expect(screen.getByText(/by Dana Whitfield$/)).toBeDefined();
});

test('a broken log names the entries', async () => {
  show({
    ...FINE,
    integrity: { fault: 'entry_changed', number: 3, seq: '3' },
    completeness: { fault: 'entry_missing', number: 9 },
  });
  await press('Verify now');
  expect(await screen.findByText('Entry 3: changed after it was sealed')).toBeDefined();
  expect(screen.getByText('Entry 9: missing')).toBeDefined();
});

test('an entry opens with before and after, and says whose session it was', async () => {
  show();
  const row = (await screen.findByText('Trust rule created')).closest<HTMLElement>('[role=row]');
  if (row === null) throw new Error('The entry has a row');
  expect(within(row).getByText('Erased on request')).toBeDefined();
  expect(row.textContent).toContain('Sam Oduya for Dana Whitfield');
  fireEvent.click(row);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('forbidden')).toBeDefined();
  expect(within(dialog).getByText(ENTRY.at)).toBeDefined();
});

test('filters come from the address, and no match offers to clear them', async () => {
  show(FINE, { search: '?actor=U9&action=session.started&q=req-1&from=2026-01-01T00:00:00Z' });
  await screen.findByText('No matching entries');
  expect(calls.map(({ path }) => path)).toContain(
    '/v1/audit?action=session.started&actorId=U9&from=2026-01-01T00%3A00%3A00.000Z&limit=50&q=req-1',
  );
  await press('Clear filters');
  expect(await screen.findByText('Trust rule created')).toBeDefined();
});

test('exporting and retention need their permissions', async () => {
  show(FINE, { denied: ['audit:export', 'setting:manage'] });
  const button = await screen.findByRole('button', { name: 'Export' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await screen.findByText('Never');
  const select = screen.getByRole('button', { name: 'Keep entries for: Forever' });
  expect(select.hasAttribute('disabled')).toBe(true);
});

test('a shorter retention is asked about before it is saved', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Keep entries for: Forever' }));
  fireEvent.click(await screen.findByRole('option', { name: '2 years' }));
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
  await press('Change retention');
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      days: 730,
      seenDays: null,
    }),
  );
});

test('a log that cannot be read offers to retry', async () => {
  const server: Server = () => problem(503);
  ({ router, calls } = drawView(<AuditTab />, { path: '/settings/audit', search: '', server }));
  expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0);
});
