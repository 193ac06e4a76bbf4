import type { DetectionListItem } from '@waybill/contract';

const SEEN = '2026-11-20T09:00:00.000Z';

/** A detection as lists show it: new, raised by a policy, without optional values. */
export function detectionRow(change: Partial<DetectionListItem> = {}): DetectionListItem {
  return {
    detectionId: 'd1',
    number: 1,
    title: 'Opened to the public',
    headline: 'Opened to the public',
    type: 'Policy',
    origin: 'internalDetectionPolicy',
    severity: 'HIGH',
    score: 70,
    status: 'new',
    substatus: 'first_seen',
    verdict: null,
    verdictReason: null,
    dueAt: null,
    tags: [],
    snooze: null,
    category: null,
    action: null,
    direction: null,
    source: 'Slack',
    person: null,
    object: null,
    from: null,
    to: null,
    policyKey: null,
    assignee: null,
    firstSeenAt: SEEN,
    lastSeenAt: SEEN,
    eventCount: 1,
    objectCount: 1,
    dataTypes: [],
    isSample: false,
    rev: 1,
    ...change,
  };
}
