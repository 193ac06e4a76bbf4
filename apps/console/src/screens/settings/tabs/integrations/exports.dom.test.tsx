// @vitest-environment happy-dom
import type { ExportStream } from '@waybill/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearPageTasks } from '../../../../app/tasks/page-tasks.ts';
import { ExportsPanel } from './ExportsPanel.tsx';
import {
  drawView,
  problem,
  type Call,
  type Server,
} from '../../../../components/testing/draw-view.tsx';

const STREAM: ExportStream = {
  exportId: 'x1',
  name: 'SIEM',
  kind: 'http',
  address: 'https://siem.example/in',
  endpoint: null,
  region: null,
  content: 'activity',
  lockDays: null,
  isPaused: false,
  state: 'failing',
  detail: 'The receiver returned status 503.',
  sent: 1204,
  skipped: 0,
  lastSkipped: null,
  lagSec: 42,
  lastSentAt: null,
  createdAt: '2026-11-20T08:00:00.000Z',
};

let router: ReturnType<typeof drawView>['router'];
let calls: Call[];
function show(server: Server, denied: Parameters<typeof drawView>[1]['denied'] = []) {
  const around = { search: '?view=sending', server, denied };
  ({ router, calls } = drawView(<ExportsPanel />, around));
}
afterEach(() => {
  cleanup();
  clearPageTasks();
  router.dispose();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string) => fireEvent.click(await button(name));
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } });
const changes = () => calls.filter(({ method }) => method !== 'GET');
const openMenu = async () =>
  fireEvent.keyDown(await button('Actions for SIEM'), { key: 'Enter', code: 'Enter' });

test('a stream says where it sends, how far it is and what is wrong', async () => {
  show(() => ({ items: [STREAM] }));
  const row = (await screen.findByText('SIEM')).closest<HTMLElement>('[role=row]');
  if (row === null) throw new Error('The stream has a row');
  const words = [
    'https://siem.example/in',
    'Failing',
    '1,204',
    '42s',
    'Never',
    STREAM.detail ?? '',
  ];
  for (const word of words) expect(within(row).getByText(word)).toBeTruthy();
});

test('a stream says how many events it left out, and why', async () => {
  const lastSkipped = { eventId: 'e7', reason: 'TypeError', at: '2026-11-20T09:00:00.000Z' };
  show(() => ({ items: [{ ...STREAM, detail: null, skipped: 3, lastSkipped }] }));
  const told = await screen.findByText('3 events skipped: cannot be converted to OCSF (TypeError)');
  expect(told.title).toBe('Last one: event e7');
});

test('a stream is added, and what the server finds at fault is told at its field', async () => {
  let items: ExportStream[] = [];
  let isStrict = true;
  show(({ method }) => {
    if (method === 'GET') return { items };
    if (isStrict) {
      const errors = [{ path: 'region', message: 'is required for a bucket' }];
      return problem(400, { code: 'export.address_invalid', errors });
    }
    items = [{ ...STREAM, kind: 's3', name: 'Lake' }];
    return items[0] ?? {};
  });
  await screen.findByText('No export streams');
  await press('Add stream');
  fireEvent.click(screen.getByRole('radio', { name: /S3 bucket/ }));
  type('Name', 'Lake');
  type('Bucket and prefix', 's3://lake/activity');
  const form = document.querySelector('form');
  if (form === null) throw new Error('The dialog has a form');
  fireEvent.submit(form);
  const region = within(screen.getByRole('dialog')).getByLabelText('Region');
  await waitFor(() => expect(region.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('is required for a bucket')).toBeTruthy();

  isStrict = false;
  type('Region', 'eu-west-1');
  type('Access key ID', 'AKIAEXAMPLE');
  type('Secret access key', 'canary');
  fireEvent.submit(form);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Lake')).toBeTruthy();
  expect(changes().at(-1)?.body).toEqual({
    kind: 's3',
    content: 'activity',
    name: 'Lake',
    address: 's3://lake/activity',
    region: 'eu-west-1',
    accessKeyId: 'AKIAEXAMPLE',
    secret: 'canary',
  });
});

test('a stream is paused from its menu', async () => {
  let stream = STREAM;
  show(({ method }) => {
    if (method === 'GET') return { items: [stream] };
    stream = { ...STREAM, isPaused: true, state: 'paused', detail: null };
    return stream;
  });
  await openMenu();
  fireEvent.click(await screen.findByRole('menuitem', { name: /Pause/ }));
  expect(await screen.findByText('Paused')).toBeTruthy();
  expect(changes()).toMatchObject([
    { method: 'PATCH', path: '/v1/exports/x1', body: { isPaused: true } },
  ]);
});

test('a stream is removed only after a question', async () => {
  let items = [STREAM];
  show(({ method }) => {
    if (method === 'GET') return { items };
    items = [];
    return { exportId: 'x1' };
  });
  await openMenu();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove…' }));
  const question = await screen.findByRole('alertdialog');
  expect(changes()).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Remove stream' }));
  await screen.findByText('No export streams');
  expect(changes()).toMatchObject([{ method: 'DELETE', path: '/v1/exports/x1' }]);
});

test('activity of a range is saved as a file, one event a line', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:x';
  });
  // This DOM would go to the file's address.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  show(({ path }) =>
    path.startsWith('/v1/activity/ocsf') ? new Response('{"a":1}\n{"a":2}\n') : { items: [] },
  );
  await press('Download OCSF');
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Download' }),
  );
  await screen.findByText('Downloaded 2 events as OCSF');
  expect(await saved[0]?.text()).toBe('{"a":1}\n{"a":2}\n');
  const asked = calls.find(({ path }) => path.includes('ocsf'))?.path ?? '';
  const { searchParams } = new URL(asked, 'http://x');
  expect(Date.parse(searchParams.get('from') ?? '')).toBeLessThan(Date.now() - 86_000_000);
});

test('whoever may not change streams or take activity out finds why', async () => {
  show(() => ({ items: [STREAM] }), ['integration:manage', 'activity:export']);
  for (const name of ['Add stream', 'Download OCSF', 'Actions for SIEM']) {
    expect((await button(name)).getAttribute('aria-disabled')).toBe('true');
  }
});
