// @vitest-environment happy-dom
import type { DeviceIdentity, IdentityRecord, PersonIdentity } from '@waybill/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DevicesView } from './DevicesView.tsx';
import { PeopleView } from './PeopleView.tsx';
import {
  drawView,
  problem,
  type Call,
  type Server,
} from '../../../../components/testing/draw-view.tsx';

const SEEN = '2026-11-20T08:00:00.000Z';
const IDA: PersonIdentity = {
  identityId: 'ida',
  name: 'Ida Holm',
  sources: ['BambooHR', 'Okta'],
  records: 2,
  seenAt: SEEN,
  emails: ['ida@a.example', 'ida@b.example'],
  logins: ['ida@a.example'],
  employeeId: '17',
  title: 'Buyer',
  department: 'Purchasing',
  manager: null,
  status: 'suspended',
  external: 'no',
  devices: 1,
};
const BEN: PersonIdentity = {
  ...IDA,
  identityId: 'ben',
  name: 'Ben Ode',
  sources: ['Slack'],
  emails: ['ben@a.example'],
  records: 1,
  devices: 0,
  status: 'active',
};
const RECORD: IdentityRecord = {
  recordId: 'okta person 1',
  source: 'Okta',
  stream: 'users',
  vendorId: '00u1',
  name: 'Ida',
  reasons: [],
  isDeleted: false,
  isSeparated: false,
  changedAt: null,
  seenAt: SEEN,
};
const RECORDS: IdentityRecord[] = [
  RECORD,
  {
    ...RECORD,
    recordId: 'hr person 17',
    source: 'BambooHR',
    vendorId: '17',
    isDeleted: true,
    isSeparated: true,
    reasons: [
      { reason: 'email', value: 'ida@a.example', withRecordId: RECORD.recordId },
      { reason: 'manual', value: 'mark', withRecordId: RECORD.recordId },
    ],
  },
];
const SLACK: IdentityRecord = { ...RECORD, recordId: 'slack person U2', source: 'Slack' };
const LAPTOP: DeviceIdentity = {
  identityId: 'laptop',
  name: 'lt-17',
  sources: ['Intune'],
  records: 1,
  seenAt: SEEN,
  hostname: 'lt-17',
  serial: 'HX-4711',
  os: 'Windows',
  osVersion: '11',
  model: 'Slate 9',
  isMobile: false,
  managed: 'yes',
  compliant: 'no',
  encrypted: 'unknown',
  owner: { identityId: 'ida', label: 'Ida Holm' },
};

/** Two people and a laptop; an identity that is joined or separated is answered with `changed`. */
const server =
  (changed = 'ida'): Server =>
  ({ method, path }: Call) => {
    if (method === 'POST') return { identityId: changed };
    if (path.startsWith('/v1/people/ida'))
      return { person: IDA, records: RECORDS, devices: [LAPTOP] };
    if (path.startsWith('/v1/people/ben')) {
      return { person: BEN, records: [SLACK], devices: [] };
    }
    if (path.startsWith('/v1/devices/')) return { device: LAPTOP, records: [RECORD] };
    if (path.startsWith('/v1/devices')) return { items: [LAPTOP], total: 1, nextCursor: null };
    const q = new URL(path, 'http://x').searchParams.get('q') ?? '';
    const items = [BEN, IDA].filter(({ name }) => name?.toLowerCase().includes(q));
    return { items, total: items.length, nextCursor: null };
  };

let router: ReturnType<typeof drawView>['router'];
let calls: Call[];
function show(view: 'people' | 'devices', more: Partial<Parameters<typeof drawView>[1]> = {}) {
  const element = view === 'people' ? <PeopleView /> : <DevicesView />;
  const search = `?view=${view}`;
  ({ router, calls } = drawView(element, { search, server: server(), ...more }));
}
afterEach(() => {
  cleanup();
  router.dispose();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const address = () => router.state.location.search;
const changes = () =>
  calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }));

test('people stand in rows with what all sources say, and open beside the list', async () => {
  show('people');
  await screen.findByText('2 people');
  const row = screen.getByText('Ida Holm').closest<HTMLElement>('[role=row]');
  if (row === null) throw new Error('Ida has a row');
  expect(within(row).getByText('Buyer · Purchasing')).toBeTruthy();
  expect(within(row).getByText('Suspended')).toBeTruthy();
  expect(within(row).getByTitle('BambooHR, Okta')).toBeTruthy();
  fireEvent.click(screen.getByText('Ida Holm'));
  const panel = await screen.findByRole('complementary', { name: 'Ida Holm' });
  expect(address()).toBe('?view=people&person=ida');
  expect(within(panel).getByText('ida@b.example')).toBeTruthy();
  const device = within(panel).getByRole('link', { name: 'lt-17' });
  expect(device.getAttribute('href')).toContain('?view=devices&device=laptop');
  fireEvent.click(within(panel).getByRole('button', { name: 'Close panel' }));
  await waitFor(() => expect(address()).toBe('?view=people'));
});

test('each record says why it belongs here, and what became of it', async () => {
  show('people', { search: '?view=people&person=ida' });
  const panel = await screen.findByRole('complementary', { name: 'Ida Holm' });
  expect(
    within(panel).getByText('Same e-mail address ida@a.example as Okta’s record'),
  ).toBeTruthy();
  // Records that belong together anyway need no mention of who joined them.
  expect(within(panel).queryByText(/manually with/)).toBeNull();
  expect(within(panel).getByText('Deleted at the source')).toBeTruthy();
  expect(within(panel).getByText('Separated manually')).toBeTruthy();
  expect(within(panel).getByText(/First known record/)).toBeTruthy();
});

test('what is searched for stands in the address, and nothing found has a way back', async () => {
  show('people');
  await screen.findByText('2 people');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nobody' } });
  await screen.findByText('No matching people');
  expect(address()).toBe('?view=people&q=nobody');
  fireEvent.click(await button('Clear search'));
  await screen.findByText('2 people');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('a record is separated, and the toast takes it back', async () => {
  show('people', { search: '?view=people&person=ida', server: server('apart') });
  fireEvent.click(await button('Separate BambooHR’s record'));
  fireEvent.click(await button('Undo'));
  await screen.findByText('Undone');
  expect(changes()).toEqual([
    { path: '/v1/identities/ida/separate', body: { recordId: 'hr person 17' } },
    { path: '/v1/identities/ida/join', body: { otherId: 'apart' } },
  ]);
  // The panel went along with the records.
  await waitFor(() => expect(address()).toBe('?view=people&person=apart'));
});

test('another person is found, their records are shown, both become one, and that is undone', async () => {
  let separated = 0;
  const hr: IdentityRecord = { ...SLACK, recordId: 'hr person 18', source: 'BambooHR' };
  show('people', {
    search: '?view=people&person=ida',
    server: (call) => {
      if (call.path.endsWith('/separate')) return { identityId: `apart ${(separated += 1)}` };
      if (call.path !== '/v1/people/ben') return server()(call);
      return { person: BEN, records: [SLACK, hr], devices: [] };
    },
  });
  fireEvent.click(await button('Merge with…'));
  const dialog = await screen.findByRole('dialog');
  const join = () => within(dialog).getByRole('button', { name: 'Merge' });
  expect(join().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(await within(dialog).findByRole('radio', { name: /Ben Ode/ }));
  expect(within(dialog).queryByRole('radio', { name: /Ida Holm/ })).toBeNull();
  await within(dialog).findByText('Records to merge');
  fireEvent.click(join());
  fireEvent.click(await button('Undo'));
  await screen.findByText('Undone');
  // Ben's records are all separated before they are rejoined.
  expect(changes()).toEqual([
    { path: '/v1/identities/ida/join', body: { otherId: 'ben' } },
    { path: '/v1/identities/ida/separate', body: { recordId: SLACK.recordId } },
    { path: '/v1/identities/ida/separate', body: { recordId: hr.recordId } },
    { path: '/v1/identities/apart%201/join', body: { otherId: 'apart 2' } },
  ]);
});

test('what fails is told, and nothing is undone', async () => {
  const failing: Server = (call) =>
    call.method === 'POST' ? problem(409, { title: 'Changed meanwhile' }) : server()(call);
  show('people', { search: '?view=people&person=ida', server: failing });
  fireEvent.click(await button('Separate BambooHR’s record'));
  await screen.findByText('Changed meanwhile');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('whoever may only look finds the controls with their reason', async () => {
  show('people', { search: '?view=people&person=ida', denied: ['person:manage'] });
  for (const name of ['Separate Okta’s record', 'Merge with…']) {
    fireEvent.click(await button(name));
    expect((await button(name)).getAttribute('aria-disabled')).toBe('true');
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changes()).toEqual([]);
});

test('the only record of a person cannot be separated', async () => {
  show('people', { search: '?view=people&person=ben' });
  const separate = await button('Separate Slack’s record');
  expect(separate.getAttribute('aria-disabled')).toBe('true');
});

test('whoever may not see people is told who gives the permission, and nothing is read', async () => {
  show('people', { denied: ['person:read'] });
  await screen.findByText(/person:read/);
  expect(calls).toEqual([]);
});

test('a list that cannot be read is asked for again', async () => {
  let isBroken = true;
  const broken: Server = (call) => (isBroken ? problem(422) : server()(call));
  show('people', { server: broken });
  await screen.findByText('It did not work');
  isBroken = false;
  fireEvent.click(await button('Try again'));
  expect(await screen.findByText('2 people')).toBeTruthy();
});

test('a device says in words what is known of its state, and leads to its owner', async () => {
  show('devices');
  await screen.findByText('1 device');
  const row = screen.getByText('lt-17').closest<HTMLElement>('[role=row]');
  if (row === null) throw new Error('The laptop has a row');
  for (const word of ['Yes', 'No', 'Unknown', 'HX-4711', 'Windows 11', 'Slate 9']) {
    expect(within(row).getByText(word)).toBeTruthy();
  }
  const owner = within(row).getByRole('link', { name: 'Ida Holm' });
  expect(owner.getAttribute('href')).toContain('?view=people&person=ida');
  fireEvent.click(screen.getByText('lt-17'));
  const panel = await screen.findByRole('complementary', { name: 'lt-17' });
  expect(within(panel).getByText('Computer')).toBeTruthy();
  expect(address()).toBe('?view=devices&device=laptop');
});
