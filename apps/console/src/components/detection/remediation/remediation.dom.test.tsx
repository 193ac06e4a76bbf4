// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Remediation, RemediationOption } from '@waybill/contract';
import { setLocale } from '@waybill/ui';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionContext, type Session } from '../../../app/session/session-context.ts';
import type { RemediationActs } from './remediation-acts.ts';
import { RemediationSection } from './RemediationSection.tsx';
import { remediationStep } from './remediation-words.ts';

const acts = {
  preview: vi.fn<RemediationActs['preview']>(),
  run: vi.fn<RemediationActs['run']>(),
  decide: vi.fn<RemediationActs['decide']>(),
};
const reads = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  setLocale({ language: 'en', timeZone: 'UTC' });
  for (const act of Object.values(acts)) act.mockReset();
});
afterEach(cleanup);

const OPTION: RemediationOption = {
  capability: 'make_private',
  source: 'Google Drive',
  objectKey: 'doc-1',
  objectName: 'Payroll.xlsx',
  isDestructive: true,
  scopes: ['drive'],
  hindrance: null,
  isProposed: false,
};

const RUN: Remediation = {
  remediationId: 'R1',
  detectionId: 'D1',
  capability: 'make_private',
  source: 'Google Drive',
  objectName: 'Payroll.xlsx',
  state: 'previewed',
  isDestructive: true,
  holders: [
    { key: 'a', kind: 'person', name: 'x@rival.example', role: 'reader', isOutside: true },
    { key: 'b', kind: 'person', name: 'y@rival.example', role: 'reader', isOutside: true },
    { key: 'c', kind: 'person', name: 'z@rival.example', role: 'reader', isOutside: true },
    { key: 'd', kind: 'link', name: null, role: 'reader', isOutside: true },
  ],
  keptCount: 1,
  remainingCount: null,
  reason: null,
  requestedBy: { userId: 'ana', name: 'Ana' },
  requestedAt: '2026-03-09T10:00:00Z',
  decidedBy: null,
  failure: null,
  detail: null,
  scopes: ['drive'],
  checks: 0,
  nextCheckAt: null,
  updatedAt: '2026-03-09T10:00:00Z',
};

function show(
  options: RemediationOption[],
  items: Remediation[] = [],
  userId = 'ana',
  isAllowed = true,
) {
  reads.mockReset().mockResolvedValue({ options, items });
  // Only the section's part of a session.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const session = {
    user: { userId, name: '', email: '' },
    can: () => isAllowed,
  } as Partial<Session> as Session;
  render(
    <MemoryRouter>
      <SWRConfig value={{ fetcher: reads, provider: () => new Map() }}>
        <SessionContext value={session}>
          <RemediationSection detectionId="D1" acts={acts} />
        </SessionContext>
      </SWRConfig>
    </MemoryRouter>,
  );
}

test('what the policy proposes is named, also where the source does not offer it', async () => {
  show([
    { ...OPTION, capability: 'quarantine', hindrance: 'act_not_offered', isProposed: true },
    OPTION,
  ]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('Proposed by the policy');
  expect(first?.textContent).toContain('Not available for Google Drive.');
  expect(second?.textContent).not.toContain('Proposed by the policy');
});

test('a source that is not connected, or that offers nothing, is told as such', async () => {
  show([
    { ...OPTION, hindrance: 'not_connected' },
    { ...OPTION, objectKey: 'm', capability: null, source: 'Gmail', hindrance: 'not_offered' },
  ]);
  expect(await screen.findByText(/Google Drive is not connected/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open integrations' })).toBeTruthy();
  expect(screen.getByText(/Remediation is not available for Gmail/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('without the permission an act is shown, and cannot be previewed', async () => {
  show([OPTION], [], 'jo', false);
  const button = await screen.findByRole('button', { name: /Make private/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(acts.preview).not.toHaveBeenCalled();
});

test('a preview says who loses access, and is sent only with a reason', async () => {
  acts.preview.mockResolvedValueOnce({ remediation: RUN, failure: null });
  show([OPTION]);
  fireEvent.click(await screen.findByRole('button', { name: /Make private/ }));
  const dialog = await screen.findByRole('dialog');
  expect(
    await within(dialog).findByText(
      /3 external people and 1 link lose access\. 1 other keeps it\./,
    ),
  ).toBeTruthy();
  expect(within(dialog).getAllByText('External')).toHaveLength(4);
  const ask = within(dialog).getByRole('button', { name: 'Request approval' });
  fireEvent.click(ask);
  expect(acts.run).not.toHaveBeenCalled();
  fireEvent.change(within(dialog).getByLabelText(/Reason/), { target: { value: 'By mistake' } });
  acts.run.mockResolvedValueOnce({ ...RUN, state: 'asked' });
  fireEvent.click(ask);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(acts.run).toHaveBeenCalledExactlyOnceWith('R1', 'By mistake');
});

test('what the source refuses is told with the scope that is missing', async () => {
  const failure = { code: 'permission_missing' as const, detail: '', scopes: ['drive'] };
  acts.preview.mockResolvedValueOnce({ remediation: null, failure });
  show([OPTION]);
  fireEvent.click(await screen.findByRole('button', { name: /Make private/ }));
  expect(await screen.findByText(/lack a permission. Grant drive/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Request approval' })).toBeNull();
});

test('another person decides; whoever asked can only take it back', async () => {
  show([OPTION], [{ ...RUN, state: 'asked' }], 'ben');
  acts.decide.mockResolvedValueOnce({ ...RUN, state: 'approved' });
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(acts.decide).toHaveBeenCalledExactlyOnceWith('R1', 'approve');
  // Reread after the decision.
  await waitFor(() => expect(reads).toHaveBeenCalledTimes(2));
  cleanup();
  show([OPTION], [{ ...RUN, state: 'asked' }], 'ana');
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('a run names who asked, who decided, and the reason where one was given', async () => {
  show(
    [],
    [
      { ...RUN, state: 'confirmed', decidedBy: 'Ben', reason: 'By mistake' },
      { ...RUN, remediationId: 'R2', state: 'asked' },
    ],
  );
  const [decided, asked] = await screen.findAllByText(/^Ana, /);
  expect(decided?.textContent).toMatch(/ · decided by Ben · By mistake$/);
  expect(asked?.textContent).not.toContain('·');
});

test('progress and ends are told in words', async () => {
  show(
    [],
    [
      { ...RUN, state: 'running', remainingCount: 1 },
      { ...RUN, remediationId: 'R2', state: 'not_confirmed', remainingCount: 2 },
      { ...RUN, remediationId: 'R3', state: 'failed', failure: 'gone' },
    ],
  );
  expect(await screen.findByText(/3 of 4 have lost access/)).toBeTruthy();
  expect(screen.getByText(/after an hour the source still shows 2 access grants/)).toBeTruthy();
  expect(screen.getByText(/no longer exists/)).toBeTruthy();
  expect(remediationStep('make_private/confirmed')).toBe(
    '“Make private” is confirmed by the source',
  );
  expect(remediationStep('unknown')).toBe('unknown');
});
