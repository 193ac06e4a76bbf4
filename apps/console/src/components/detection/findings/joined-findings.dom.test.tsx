// @vitest-environment happy-dom
import type { HistoryEntry, JoinedFinding } from '@waybill/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { addTranslation, setLocale } from '@waybill/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawView, problem } from '../../testing/draw-view.tsx';
import { HistoryList } from '../HistoryList.tsx';
import { de } from './findings.de.ts';
import { findingsText } from './findings.text.ts';
import { JoinedFindings } from './JoinedFindings.tsx';

beforeEach(() => setLocale({ language: 'en', timeZone: 'UTC' }));
afterEach(() => {
  cleanup();
  setLocale({ language: 'en', timeZone: 'UTC' });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const FINDING: JoinedFinding = {
  source: 'purview-finding',
  name: 'Microsoft Purview',
  findingId: 'f/1',
  rule: 'Cards leave',
  vendorSeverity: 'High',
  state: 'resolved',
  matchedBy: { who: 'person', object: 'hash', destination: true, gapSec: 7200 },
  own: { detectionId: 'd9', number: 9 },
  joinedAt: '2026-11-02T09:00:00.000Z',
  separated: null,
};

const draw = (findings: JoinedFinding[], around: Partial<Parameters<typeof drawView>[1]> = {}) =>
  drawView(<JoinedFindings detection={{ detectionId: 'd1', findings }} />, {
    search: '',
    server: () => ({}),
    ...around,
  });

const change = { name: 'Separate the finding of Microsoft Purview' };

test('says which finding joined and why', () => {
  draw([FINDING]);
  expect(screen.getByText('Microsoft Purview')).toBeTruthy();
  expect(screen.getByText('Vendor severity: High · Vendor state: resolved')).toBeTruthy();
  expect(
    screen.getByText(
      'Joined because of the same person, file hash and destination, 2 hours apart.',
    ),
  ).toBeTruthy();
});

test('says it in German', () => {
  addTranslation('de', findingsText.id, de);
  setLocale({ language: 'de', timeZone: 'UTC' });
  draw([
    { ...FINDING, matchedBy: { who: 'account', object: 'path', destination: false, gapSec: 30 } },
  ]);
  expect(
    screen.getByText(
      'Zusammengeführt wegen Übereinstimmung: Konto und Dateipfad. Zeitabstand: weniger als eine Minute.',
    ),
  ).toBeTruthy();
});

test('separates a finding once that is confirmed', async () => {
  const { calls } = draw([FINDING]);
  fireEvent.click(screen.getByRole('button', change));
  expect(calls).toEqual([]);
  expect(await screen.findByText(/will not join this one again/)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Separate finding' }));
  await waitFor(() =>
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/v1/detections/d1/separate-finding',
        body: { source: 'purview-finding', findingId: 'f/1' },
      },
    ]),
  );
  expect(await screen.findByText('Finding separated')).toBeTruthy();
});

test('tells when the server refuses', async () => {
  draw([FINDING], {
    server: () => problem(404, { code: 'resource.not_found', title: 'Gone already' }),
  });
  fireEvent.click(screen.getByRole('button', change));
  fireEvent.click(await screen.findByRole('button', { name: 'Separate finding' }));
  expect(await screen.findByText('Gone already')).toBeTruthy();
  expect(screen.queryByText('Finding separated')).toBeNull();
});

test('offers nothing without the permission, or for what is separated', () => {
  const separated = { at: '2026-11-03T10:00:00.000Z', by: 'Ida' };
  draw([{ ...FINDING, separated }]);
  expect(screen.queryByRole('button', change)).toBeNull();
  expect(screen.getByText(/Separated by Ida/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open DET-9' }).getAttribute('href')).toBe(
    '/detections/d9',
  );
  cleanup();
  draw([FINDING], { denied: ['detection:triage'] });
  expect(screen.getByRole('button', change).getAttribute('aria-disabled')).toBe('true');
});

test('the history names findings and states of the vendor', () => {
  const entry: HistoryEntry = {
    at: '2026-11-02T09:00:00.000Z',
    actorName: null,
    field: 'finding',
    before: null,
    after: 'joined',
    reason: 'Microsoft Purview',
    fromNumber: null,
    hash: 'h',
  };
  drawView(
    <HistoryList
      history={[
        entry,
        { ...entry, field: 'vendorState', before: 'open', after: 'dismissed' },
        { ...entry, actorName: 'Ida', before: 'joined', after: 'separated' },
      ]}
    />,
    { search: '', server: () => ({}) },
  );
  for (const words of [
    'added a vendor finding',
    'vendor state changed from open to dismissed',
    'separated a vendor finding',
  ]) {
    expect(screen.getByText(words)).toBeTruthy();
  }
});
