// @vitest-environment happy-dom
import type { KeptContents, Permission } from '@waybill/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  drawView,
  problem,
  type Call,
  type Server,
} from '../../../../components/testing/draw-view.tsx';
import { PrivacyTab } from './PrivacyTab.tsx';

const NONE: KeptContents = { retentionDays: 0, kept: 0, bytes: 0, oldestAt: null };
const SOME: KeptContents = {
  retentionDays: 30,
  kept: 12,
  bytes: 3_145_728,
  oldestAt: '2026-01-02T08:00:00.000Z',
};

let router: ReturnType<typeof drawView>['router'];
let calls: Call[];
function show(server: Server, denied: Permission[] = []) {
  const around = { path: '/settings/privacy', search: '', server, denied };
  ({ router, calls } = drawView(<PrivacyTab />, around));
}
afterEach(() => {
  cleanup();
  router.dispose();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Keeps what is sent, as the server would. */
function keeping(first: KeptContents): Server {
  const saved = { ...first };
  return ({ method, body }) => {
    if (method === 'PATCH') Object.assign(saved, body);
    return { ...saved };
  };
}
const sent = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('keeping contents is chosen, saved with what was seen, and taken back', async () => {
  show(keeping(NONE));
  fireEvent.click(await radio(/^Kept/));
  fireEvent.change(screen.getByLabelText('Days'), { target: { value: '7' } });
  await press('Save changes');
  await screen.findByText('Content is kept for 7 days');
  expect(sent()).toEqual([{ retentionDays: 7, seenDays: 0 }]);
  await press('Undo');
  await waitFor(() => expect(sent()[1]).toEqual({ retentionDays: 0, seenDays: 7 }));
  await waitFor(async () => expect((await radio(/^Discarded/)).checked).toBe(true));
});

test('what is there is told; deleting it is said and asked about', async () => {
  show(keeping(SOME));
  expect(await screen.findByText('12 contents, 3 MB')).toBeDefined();
  fireEvent.click(await radio(/^Discarded/));
  expect(screen.getByText(/deletes all 12 contents/)).toBeDefined();
  await press('Save changes');
  expect(sent()).toEqual([]);
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete and save' }));
  await waitFor(() => expect(sent()).toEqual([{ retentionDays: 0, seenDays: 30 }]));
});

test('a change of somebody else is loaded and told', async () => {
  let saved = NONE;
  show(({ method }) => {
    if (method === 'GET') return saved;
    saved = { ...NONE, retentionDays: 9 };
    return problem(409, { code: 'resource.conflict' });
  });
  fireEvent.click(await radio(/^Kept/));
  await press('Save changes');
  expect(await screen.findByText('Someone else changed the settings')).toBeDefined();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Days').value).toBe('9'));
});

test('a failure keeps what was chosen', async () => {
  show(({ method }) => (method === 'GET' ? NONE : problem(500)));
  fireEvent.click(await radio(/^Kept/));
  await press('Save changes');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect((await radio(/^Kept/)).checked).toBe(true);
  expect(screen.getByText('Unsaved changes.')).toBeDefined();
});

test('who may not change it sees what holds, and why not', async () => {
  show(keeping(SOME), ['setting:manage']);
  expect((await radio(/^Discarded/)).disabled).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Days').disabled).toBe(true);
  const save = screen.getByRole('button', { name: 'Save changes' });
  expect(save.getAttribute('aria-disabled')).toBe('true');
});

test('what cannot be read can be read again', async () => {
  let isBroken = true;
  show(() => (isBroken ? problem(500) : SOME));
  const retry = await screen.findByRole('button', { name: /again|retry/i });
  isBroken = false;
  fireEvent.click(retry);
  expect(await screen.findByText('12 contents, 3 MB')).toBeDefined();
});
