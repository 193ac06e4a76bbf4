// @vitest-environment happy-dom
import type { FindingSetting } from '@waybill/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { addTranslation, setLocale } from '@waybill/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawView, problem, type Server } from '../../../../../components/testing/draw-view.tsx';
import { de } from './findings-view.de.ts';
import { findingsViewText } from './findings-view.text.ts';
import { FindingsView } from './FindingsView.tsx';

beforeEach(() => setLocale({ language: 'en', timeZone: 'UTC' }));
afterEach(() => {
  cleanup();
  setLocale({ language: 'en', timeZone: 'UTC' });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const WIZ: FindingSetting = {
  source: 'wiz-finding',
  name: 'Wiz',
  severityCap: null,
  closesWithVendor: false,
  rev: 3,
};

const answer: Server = ({ method }) => (method === 'GET' ? { items: [WIZ] } : WIZ);
const draw = (server: Server = answer, denied: Parameters<typeof drawView>[1]['denied'] = []) =>
  drawView(<FindingsView />, { search: '?view=findings', server, denied });
const changes = (calls: ReturnType<typeof drawView>['calls']) =>
  calls.filter(({ method }) => method !== 'GET');
const closing = { name: 'Close detections when Wiz closes its findings' };

test('switches closing on for one vendor', async () => {
  const { calls } = draw();
  fireEvent.click(await screen.findByRole('switch', closing));
  await waitFor(() =>
    expect(changes(calls)).toEqual([
      {
        method: 'PATCH',
        path: '/v1/finding-settings/wiz-finding',
        body: { rev: 3, severityCap: null, closesWithVendor: true },
      },
    ]),
  );
  expect(await screen.findByText('Wiz saved')).toBeTruthy();
});

test('caps the severity of one vendor', async () => {
  const { calls } = draw();
  fireEvent.click(await screen.findByRole('button', { name: /Highest severity that counts, Wiz/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Medium' }));
  await waitFor(() =>
    expect(changes(calls)).toMatchObject([{ body: { severityCap: 'MEDIUM', rev: 3 } }]),
  );
});

test('changes nothing without the permission', async () => {
  const { calls } = draw(answer, ['integration:manage']);
  const control = await screen.findByRole('switch', closing);
  fireEvent.click(control);
  expect(control.getAttribute('aria-disabled')).toBe('true');
  expect(changes(calls)).toEqual([]);
});

test('says when the settings cannot be read', async () => {
  draw(() => problem(500, { title: 'Out of order' }));
  expect(await screen.findByText('Out of order')).toBeTruthy();
});

test('says it in German', async () => {
  addTranslation('de', findingsViewText.id, de);
  setLocale({ language: 'de', timeZone: 'UTC' });
  draw();
  expect(
    await screen.findByRole('switch', {
      name: 'Erkennungen schließen, wenn Wiz seine Funde schließt',
    }),
  ).toBeTruthy();
});
