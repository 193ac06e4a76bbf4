import type { Dashboard } from '@waybill/contract';

/** A response with data for every widget, for tests. Its numbers are consistent. */
export const FIXTURE: Dashboard = {
  asOf: '2026-11-20T14:03:22.000Z',
  from: '2026-11-06T14:03:22.000Z',
  to: '2026-11-20T14:03:22.000Z',
  previousFrom: '2026-10-23T14:03:22.000Z',
  lag: { newestEventAt: '2026-11-20T13:59:00.000Z', newestIngestedAt: '2026-11-20T14:00:00.000Z' },
  hidden: 0,
  strip: {
    open: { now: 12, before: 9 },
    openCritical: { now: 3, before: 4 },
    seen: { now: 8, before: 8 },
    unassigned: 5,
    closeMs: { now: 840_000, before: 1_200_000 },
    closed: { now: 2, before: 1 },
    sources: { reporting: 1, silent: 1, connected: 2 },
    perDay: [
      { startAt: '2026-11-19T00:00:00.000Z', opened: 3, closed: 1, critical: 1 },
      { startAt: '2026-11-20T00:00:00.000Z', opened: 5, closed: 1, critical: 0 },
    ],
  },
  openBySeverity: { CRITICAL: 3, HIGH: 4, MEDIUM: 5 },
  openByAge: [
    { minDays: 0, maxDays: 7, counts: { CRITICAL: 2, HIGH: 4 } },
    { minDays: 7, maxDays: null, counts: { CRITICAL: 1, MEDIUM: 5 } },
  ],
  days: [
    {
      startAt: '2026-11-19T00:00:00.000Z',
      endAt: '2026-11-20T00:00:00.000Z',
      counts: { CRITICAL: 1, HIGH: 2 },
    },
    {
      startAt: '2026-11-20T00:00:00.000Z',
      endAt: '2026-11-20T14:03:22.000Z',
      counts: { HIGH: 5 },
    },
  ],
  flows: [{ source: 'Slack', destination: 'Public', count: 8, counts: { CRITICAL: 1, HIGH: 7 } }],
  sources: [{ value: 'Slack', label: null, count: 8, counts: { CRITICAL: 1, HIGH: 7 } }],
  destinations: [{ value: 'Public', label: null, count: 8, counts: { CRITICAL: 1, HIGH: 7 } }],
  people: [{ value: 'p1', label: 'Priya Raman', count: 6, counts: { HIGH: 6 } }],
  policies: [{ value: 'opened', label: 'Opened to the public', count: 8, counts: { HIGH: 8 } }],
  categories: [
    { category: 'External Share', count: 7, counts: { HIGH: 7 } },
    { category: null, count: 1, counts: { CRITICAL: 1 } },
  ],
  hours: [{ hour: 9, count: 8 }],
  criticalUnassigned: { total: 2, items: [] },
  mine: { total: 0, items: [] },
  coverage: [
    {
      source: 'Slack',
      sourceId: 'slack',
      events: 1200,
      lastEventAt: '2026-11-20T13:59:00.000Z',
      lastIngestedAt: '2026-11-20T14:00:00.000Z',
      isSilent: false,
      rejected: 3,
    },
  ],
  checklist: {
    hasSource: true,
    hasColleague: false,
    hasPolicy: true,
    hasDetection: true,
  },
};
