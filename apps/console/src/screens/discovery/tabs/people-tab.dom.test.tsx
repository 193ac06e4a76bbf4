// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { setLocale } from '@waybill/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawView } from '../../../components/testing/draw-view.tsx';
import { PeopleTab } from './PeopleTab.tsx';

beforeEach(() => setLocale({ language: 'en', timeZone: 'UTC' }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const PERSON = { key: 'ana@ours.example', name: 'Ana Ito' };
const FIGURES = { events: 3, bytes: 10, sensitive: 0, people: 1, objects: 2, risk: 1 };
const setFilters = vi.fn();

function draw(isDenied = false) {
  return drawView(<PeopleTab filter={{ from: 'now-7d' }} actions={{ setFilters }} />, {
    search: '',
    path: '/discovery',
    denied: isDenied ? ['detection:triage'] : [],
    server: ({ method }) =>
      method === 'POST'
        ? { detectionId: 'x1', number: 12 }
        : {
            items: [{ person: PERSON, figures: FIGURES, lastAt: '2026-11-02T09:00:00.000Z' }],
            nextCursor: null,
            total: 1,
          },
  });
}

test('of what a person did in the range shown a detection is made', async () => {
  const { calls } = draw();
  fireEvent.click(await screen.findByRole('button', { name: 'Create detection from Ana Ito' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create detection' });
  expect(within(dialog).getByText(/^From this person/)).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create detection' }));
  expect(await screen.findByText('DET-12 created')).toBeDefined();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    title: 'Activity of Ana Ito',
    severity: 'MEDIUM',
    note: '',
    about: { kind: 'person', personKey: PERSON.key, from: 'now-7d' },
  });
  // The press was the button’s, not the row’s.
  expect(setFilters).not.toHaveBeenCalled();
});

test('who may not triage is told so', async () => {
  draw(true);
  const make = await screen.findByRole('button', { name: 'Create detection from Ana Ito' });
  expect(make.getAttribute('aria-disabled')).toBe('true');
});
