import { OPEN_STATUSES } from '@waybill/contract/enums';
import type { DetectionFilter } from '@waybill/contract';
import { expect, test } from 'vitest';
import { fillPath } from '../../app/http/build-path.ts';
import { listAddress } from './list-address.ts';

const ASKED: DetectionFilter = {
  from: 'now-14d',
  managed: 'unmanaged',
  severity: ['HIGH', 'CRITICAL'],
  destination: ['Dropbox', 'files.example.net'],
  zone: 'Europe/Berlin',
};

/** Name and value of every parameter, in their own order. */
function pairs(address: string | null): string[] {
  return [...new URL(address ?? '', 'https://console.invalid').searchParams]
    .map(([name, value]) => `${name}=${value}`)
    .toSorted();
}

test('a number of the range asks the list for what the server was asked', () => {
  const asked = pairs(fillPath('/v1/dashboard', { query: ASKED }));
  // The zone determines the hours; the list has no days of its own.
  expect(pairs(listAddress(ASKED, 'seen'))).toEqual(
    asked.filter((pair) => !pair.startsWith('zone=')),
  );
});

test('an open number has the same filter, the open statuses and no range', () => {
  const asked = pairs(fillPath('/v1/dashboard', { query: ASKED }));
  expect(pairs(listAddress(ASKED, 'open'))).toEqual(
    [
      ...asked.filter((pair) => !pair.startsWith('zone=') && !pair.startsWith('from=')),
      ...OPEN_STATUSES.map((status) => `status=${status}`),
    ].toSorted(),
  );
});

test('what a number counts by itself narrows the filter of the dashboard', () => {
  const address = listAddress(ASKED, 'seen', { severity: ['CRITICAL'], policy: ['p1'] });
  expect(pairs(address)).toContain('severity=CRITICAL');
  expect(pairs(address)).not.toContain('severity=HIGH');
  expect(pairs(address)).toContain('policy=p1');
  // Its own empty list requests nothing more.
  expect(listAddress(ASKED, 'seen', { source: [] })).toBe(listAddress(ASKED, 'seen'));
});

test('a number that the filter leaves nothing of has no list', () => {
  expect(listAddress(ASKED, 'open', { severity: ['LOW'] })).toBeNull();
});

test('what must not hold adds up; hours carry their zone; a day takes the place of the range', () => {
  const filter: DetectionFilter = { ...ASKED, not: ['source:Okta'] };
  const address = listAddress(filter, 'seen', {
    not: ['category:Web Upload'],
    hours: [7],
    from: '2026-11-19T23:00:00.000Z',
    to: '2026-11-20T23:00:00.000Z',
  });
  expect(pairs(address)).toEqual(
    [
      ...pairs(listAddress(ASKED, 'seen')).filter((pair) => !pair.startsWith('from=')),
      'from=2026-11-19T23:00:00.000Z',
      'hours=7',
      'not=category:Web Upload',
      'not=source:Okta',
      'to=2026-11-20T23:00:00.000Z',
      'zone=Europe/Berlin',
    ].toSorted(),
  );
});

test('an order can be asked for; a filter of nothing leads to the whole list', () => {
  expect(listAddress({}, 'seen', {}, 'firstSeen')).toBe('/detections?sort=firstSeen');
  expect(listAddress({}, 'seen')).toBe('/detections?closed=shown');
});

test('a number of closings asks for when they were closed, whenever they were seen', () => {
  const board = { from: 'now-14d', to: 'now', severity: ['HIGH' as const] };
  expect(listAddress(board, 'closed')).toBe(
    '/detections?severity=HIGH&status=closed&closedFrom=now-14d&closedTo=now',
  );
});
