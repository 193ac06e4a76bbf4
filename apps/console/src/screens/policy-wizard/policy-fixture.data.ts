import type { MatchedEvent, PolicyContent, PolicyDetail } from '@waybill/contract';

/** A policy of one rule as the server tells it, for tests. */
const CONTENT: PolicyContent = {
  name: 'Cards stay inside',
  description: 'Payment cards must not leave',
  ownerId: null,
  priority: 100,
  stopsOthers: false,
  schedule: null,
  guardrails: {
    maxPromptsPerPersonDay: 5,
    maxOverrideRate: 0.5,
    minPrecision: 0.6,
    demoteTo: 'alert',
  },
  frameworks: [],
  rules: [
    {
      id: 'main',
      name: 'Main',
      title: 'Card outside',
      severity: 'HIGH',
      mode: 'draft',
      condition: {
        all: [
          { f: 'data.types', op: 'anyOf', v: ['payment-card'] },
          { f: 'recipients.outside', op: 'eq', v: 'yes' },
        ],
      },
      groupBy: ['actor'],
      threshold: null,
      exceptions: [],
      response: {
        messages: {},
        justification: 'none',
        overrideKinds: [],
        ttlMinutes: 60,
        remediation: [],
      },
      tests: [],
    },
  ],
};

export const POLICY: PolicyDetail = {
  policyKey: 'cards',
  name: CONTENT.name,
  description: CONTENT.description,
  origin: 'detectionPolicy',
  isBuiltin: false,
  mode: 'draft',
  hasDraft: true,
  scope: {
    sources: [],
    actions: [],
    categories: [],
    directions: [],
    dataTypes: ['payment-card'],
    destinations: [],
  },
  version: 0,
  severity: 'HIGH',
  priority: 100,
  stopsOthers: false,
  owner: null,
  changedBy: null,
  changedAt: null,
  matches: { total: 0, days: [] },
  promptsPerPersonWeek: null,
  detections: 0,
  openDetections: 0,
  precision: null,
  overrideRate: null,
  health: [],
  rev: 1,
  content: CONTENT,
  contentHash: 'h',
  faults: [],
  activeContent: null,
  standings: [],
  pending: null,
  backtestId: null,
  history: [],
};

/** An event that meets all that the policy asks for but one thing. */
export const NEAR_MISS: MatchedEvent = {
  eventId: 'near',
  occurredAt: '2026-11-01T00:00:00.000Z',
  ruleId: 'main',
  source: 'Google Drive',
  action: 'Share',
  person: 'dana@northwind.example',
  objectName: 'plan.docx',
  from: null,
  to: null,
  verdict: null,
};
