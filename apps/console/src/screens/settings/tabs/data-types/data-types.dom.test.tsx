// @vitest-environment happy-dom
import type { ContentClassification, DataTypeException } from '@waybill/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  drawView,
  problem,
  type Call,
  type Server,
} from '../../../../components/testing/draw-view.tsx';
import { DataTypesView } from './list/DataTypesView.tsx';
import { OpenedPage } from './OpenedPage.tsx';
import { CARD_DETAIL, CARD_TYPE, OWN_TYPE } from './type-fixture.data.ts';

const NONE = { items: [] };
const AS_OF = '2026-11-20T09:00:00.000Z';
const LIST = { items: [CARD_TYPE, OWN_TYPE], asOf: AS_OF };

let router: ReturnType<typeof drawView>['router'];
let calls: Call[];
function show(
  view: ReactNode,
  search: string,
  server: Server,
  denied: Parameters<typeof drawView>[1]['denied'] = [],
) {
  const path = '/settings/data-types';
  ({ router, calls } = drawView(view, { path, search, server, denied }));
}
afterEach(() => {
  cleanup();
  router.dispose();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const bodyOf = (method: string, path: string) =>
  calls.findLast((call) => call.method === method && call.path.startsWith(path))?.body;
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

test('types are listed with what they found, and searched by every word', async () => {
  show(<DataTypesView />, '', () => LIST);
  await screen.findByText('Payment card number');
  expect(names()).toEqual(['Project number', 'Payment card number']);
  expect(screen.getByText('96% of 24')).toBeTruthy();
  expect(screen.getByText('7')).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'card financial' } });
  await waitFor(() => expect(names()).toEqual(['Payment card number']));
  expect(screen.getAllByText('1 of 2 types').length).toBeGreaterThan(0);
});

test('a filter that leaves nothing names the way back', async () => {
  show(<DataTypesView />, '?class=health', () => LIST);
  await screen.findByText('No matching data types');
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('a refused list and a failed one read differently', async () => {
  show(<DataTypesView />, '', () => problem(403));
  await screen.findByText("You don't have permission to perform this action.");
  cleanup();
  router.dispose();
  show(<DataTypesView />, '', () => problem(500));
  expect(await screen.findByText('It did not work')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Retry|Try again/ })).toBeTruthy();
});

test('a built-in type is switched off, and the toast takes it back', async () => {
  let type = CARD_DETAIL;
  show(<DataTypesView />, '?type=payment-card', ({ method, path, body }) => {
    if (path.startsWith('/v1/data-type-exceptions')) return NONE;
    if (method === 'PATCH') type = { ...type, ...Object(body), rev: type.rev + 1 };
    return path === '/v1/data-types' ? { items: [type], asOf: AS_OF } : type;
  });
  fireEvent.click(await screen.findByRole('radio', { name: /^Off/ }));
  await screen.findByText('Payment card number: Off');
  expect(bodyOf('PATCH', '/v1/data-types/payment-card')).toEqual({ rev: 0, state: 'retired' });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone');
  expect(bodyOf('PATCH', '/v1/data-types/payment-card')).toEqual({ rev: 1, state: 'active' });
});

test('versions say what they have differently, and exceptions are revoked', async () => {
  const exception: DataTypeException = {
    exceptionId: 'e1',
    dataTypeId: 'custom-1',
    scope: { kind: 'object', objectKey: 'https://x.example/offer' },
    groupName: null,
    reason: 'A form without numbers',
    owner: 'Dana Whitfield',
    detectionId: 'd1',
    createdAt: AS_OF,
    expiresAt: null,
    revokedAt: null,
    revokedBy: null,
    state: 'active',
  };
  let items = [exception];
  show(<DataTypesView />, '?type=custom-1', ({ method, path }) => {
    if (method === 'DELETE') {
      items = [{ ...exception, state: 'revoked', revokedBy: 'Dana Whitfield' }];
      return items[0] ?? {};
    }
    if (path.startsWith('/v1/data-type-exceptions')) return { items };
    return path === '/v1/data-types' ? LIST : OWN_TYPE;
  });
  await screen.findByText('added job');
  expect(screen.getByText('Projects outside')).toBeTruthy();
  await screen.findByText('A form without numbers');
  fireEvent.click(screen.getByRole('button', { name: /^Revoke the exception/ }));
  await screen.findByText('Exception revoked');
  await screen.findByText(/revoked by Dana Whitfield/);
});

test('an exception is added for a person without a detection, and taken back', async () => {
  show(<DataTypesView />, '?type=payment-card', ({ method, path }) => {
    if (method === 'POST' && path.endsWith('/preview')) {
      const none = { classifications: 0, findings: 0, openDetections: 0, closedDetections: 0 };
      return { ...none, detections: [] };
    }
    if (method === 'POST' || method === 'DELETE') return { exceptionId: 'e2' };
    if (path.startsWith('/v1/data-type-exceptions')) return NONE;
    return path === '/v1/data-types' ? LIST : CARD_DETAIL;
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('No source has reported groups yet.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('radio', { name: /^Everything from one person/ }));
  fireEvent.change(dialog.getByRole('textbox', { name: /^E-mail address/ }), {
    target: { value: 'Ana@Ours.example' },
  });
  fireEvent.change(dialog.getByRole('textbox', { name: /^Reason/ }), {
    target: { value: 'Tests our forms' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Create exception' }));
  await screen.findByText('Exception created: Payment card number');
  expect(bodyOf('POST', '/v1/data-type-exceptions')).toEqual({
    dataTypeId: 'payment-card',
    scope: { kind: 'person', personKey: 'ana@ours.example' },
    reason: 'Tests our forms',
    detectionId: null,
    expiresAt: null,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone');
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain(
    'DELETE /v1/data-type-exceptions/e2',
  );
});

test('whoever may not change data types finds why', async () => {
  const server: Server = ({ path }) => {
    if (path.startsWith('/v1/data-type-exceptions')) return NONE;
    return path === '/v1/data-types' ? LIST : CARD_DETAIL;
  };
  show(<DataTypesView />, '?type=payment-card', server, ['data-type:manage']);
  expect(await screen.findByRole('radio', { name: /^Off/ })).toHaveProperty('disabled', true);
  const make = screen.getByRole('button', { name: 'New type' });
  expect(make.getAttribute('aria-disabled')).toBe('true');
});

const FOUND: ContentClassification = {
  engine: 'x',
  state: 'complete',
  sensitivity: 4,
  types: [
    {
      type: 'payment-card',
      name: 'Payment card number',
      class: 'financial',
      sensitivity: 4,
      version: 0,
      count: 1,
      distinct: 1,
      confidence: 'high',
      exempted: 0,
      isShadow: false,
    },
  ],
  findings: [
    {
      type: 'payment-card',
      part: 0,
      start: 5,
      end: 9,
      confidence: 'high',
      evidence: [{ kind: 'keyword', word: 'card', distance: 1 }],
      ambiguousWith: [],
      valueId: 'a'.repeat(32),
      isExempted: false,
      snippet: 'card ••••',
    },
  ],
  parts: [{ name: null, type: 'text', state: 'complete', reason: null, characters: 14 }],
};

test('a sample is tried with all types; what was found is listed and marked for the eye', async () => {
  show(<OpenedPage />, '?view=test', ({ path }) => (path === '/v1/classify' ? FOUND : LIST));
  expect(await screen.findByText('The sample is not stored.')).toBeTruthy();
  const sample = screen.getByLabelText(/^Sample/);
  fireEvent.change(sample, { target: { value: 'card 1234 here' } });
  fireEvent.keyDown(sample, { key: 'Enter', ctrlKey: true });
  const found = await screen.findByRole('button', { name: '1234' });
  expect(bodyOf('POST', '/v1/classify')).toEqual({ text: 'card 1234 here' });
  expect(screen.getByText('Keyword “card”, 1 byte away')).toBeTruthy();
  const region = screen.getByRole('region', { name: 'Sample with highlighted findings' });
  expect(region.textContent).toBe('card 1234 here');
  expect(within(region).queryAllByRole('button')).toEqual([]);
  fireEvent.click(found);
  expect(found.getAttribute('aria-pressed')).toBe('true');
});

test('a refused pattern shows the caret under the character, and cannot be saved', async () => {
  show(<OpenedPage />, '?new=pattern', ({ path }) =>
    path === '/v1/data-types/test'
      ? {
          classification: null,
          problems: [{ code: 'pattern', path: 'pattern', position: 4, reason: 'no look-around' }],
        }
      : LIST,
  );
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Project' } });
  fireEvent.change(screen.getByLabelText(/^Pattern/), { target: { value: 'PRJ-(?=x)' } });
  await screen.findByText('Refused: no look-around');
  expect(screen.getByTestId('pattern-fault').textContent).toBe('PRJ-(?=x)\n    ^');
  expect(screen.getByText('At character 5 of the pattern')).toBeTruthy();
  const save = screen.getByRole('button', { name: 'Save draft' });
  expect(save.getAttribute('aria-disabled')).toBe('true');
});

test('a draft is saved, gets its address and is activated after its effect was seen', async () => {
  let type = OWN_TYPE;
  show(<OpenedPage />, '?new=pattern', ({ method, path, body }) => {
    if (path === '/v1/data-types/test') return { classification: FOUND, problems: [] };
    if (path.endsWith('/preview')) {
      const counts = { contents: 0, detections: 2, checked: 4, kept: 9, gained: 3, lost: 0 };
      return { since: AS_OF, ...counts, problems: [] };
    }
    if (method === 'PATCH') type = { ...type, ...Object(body), rev: type.rev + 1 };
    return path === '/v1/data-types' && method === 'GET' ? LIST : type;
  });
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Project number' } });
  fireEvent.change(screen.getByLabelText(/^Pattern/), { target: { value: 'PRJ-[0-9]{6}' } });
  const form = document.querySelector('form');
  if (form === null) throw new Error('The page has a form');
  fireEvent.submit(form);
  await waitFor(() => expect(window.location.search).toBe('?edit=custom-1'));
  expect(bodyOf('POST', '/v1/data-types')).toMatchObject({ name: 'Project number' });
  await screen.findByText(/Affects 3 contents from the last 30 days and 2 open detections/);
  fireEvent.click(await screen.findByRole('button', { name: 'Activate' }));
  await screen.findByText('Project number: Active');
  expect(bodyOf('PATCH', '/v1/data-types/custom-1')).toEqual({ rev: 3, state: 'active' });
});

test('what was written is not lost by leaving', async () => {
  show(<OpenedPage />, '?new=dictionary', () => LIST);
  fireEvent.change(await screen.findByLabelText(/^Words/), { target: { value: 'a\n\nb\na' } });
  await router.navigate('/settings/data-types');
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('columns are read from a table, which waits for the draft', async () => {
  show(<OpenedPage />, '?new=exact', () => LIST);
  await screen.findByText('Read columns from a CSV file');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is a choice of files');
  const table = new File(['number;name;town\n1;Ada;Wien\n'], 'customers.csv');
  fireEvent.change(input, { target: { files: [table] } });
  await screen.findByText(/customers\.csv/);
  expect(screen.getByRole('button', { name: /Primary column: number/ })).toBeTruthy();
  expect(screen.getByText(/Save the draft before/)).toBeTruthy();
});
