import { DIRECTORY_BODIES, DIRECTORY_IDS } from './directory-in-states.ts';
import { ACCESS_BODIES, ACCESS_IDS } from './access-in-states.ts';
import { INVITATION_BODIES, INVITATION_IDS } from './invitations-in-states.ts';
import { POLICY_BODIES, POLICY_FOR } from './policies-in-states.ts';
import { REMEDIATION_BODIES, REMEDIATION_IDS } from './remediations-in-states.ts';
import { RESET_BODIES, RESET_IDS } from './resets-in-states.ts';
import { RISK_BODIES } from './risk-in-states.ts';
import { SAVED_VIEW_BODIES, SAVED_VIEW_IDS } from './saved-views-in-states.ts';
import { TRIAGE_BODIES, TRIAGE_IDS } from './triage-in-states.ts';

export const CONNECTION = {
  sourceId: 'slack',
  values: { base: 'http://127.0.0.1:9', token: 'test' },
  streams: ['log'],
};

export const DATA_TYPE = {
  name: 'Test',
  class: 'business',
  sensitivity: 1,
  declaration: { kind: 'pattern', pattern: 'TEST-[0-9]{4}' },
};

export const EXCEPTION = {
  dataTypeId: 'payment-card',
  scope: { kind: 'source', source: 'Sensor' },
  reason: 'Test',
};

export const EXPORT = { name: 'Test', kind: 'http', address: 'https://siem.example/in' };

const TEMPLATE = Array.from({ length: 400 }, (_, index) => `Clause ${index * 7919}.`).join(' ');

/** Bytes that are sent as they are. */
export const ROUTE_UPLOADS: Readonly<Record<string, Buffer>> = {
  'PUT /v1/data-types/{dataTypeId}/rows': Buffer.from('number\nKD-8839201\n'),
  'POST /v1/data-types/{dataTypeId}/templates': Buffer.from(TEMPLATE),
};

/** Queries of routes that need one. */
export const ROUTE_QUERIES: Readonly<Record<string, string>> = {
  'GET /v1/detections/export': '?format=csv',
  'GET /v1/versions/{versionId}/neighbours': '?direction=down',
  'PUT /v1/data-types/{dataTypeId}/rows': '?rev=1',
  'POST /v1/data-types/{dataTypeId}/templates': '?rev=1',
};

/** Which id a route takes for a parameter, where it is not the one of that name. */
export const ROUTE_IDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...REMEDIATION_IDS,
  ...DIRECTORY_IDS,
  ...INVITATION_IDS,
  ...RESET_IDS,
  ...ACCESS_IDS,
  ...SAVED_VIEW_IDS,
  ...TRIAGE_IDS,
  ...Object.fromEntries(
    Object.entries(POLICY_FOR).map(([name, policyKey]) => [name, { policyKey }]),
  ),
  'PUT /v1/data-types/{dataTypeId}/rows': { dataTypeId: 'exactTypeId' },
  'POST /v1/data-types/{dataTypeId}/templates': { dataTypeId: 'fingerprintTypeId' },
};

/** A body that every mutation takes, with names of ids in braces; a recovery code is among them. */
export const ROUTE_BODIES: Readonly<Record<string, object>> = {
  ...POLICY_BODIES,
  ...REMEDIATION_BODIES,
  ...DIRECTORY_BODIES,
  ...INVITATION_BODIES,
  ...RESET_BODIES,
  ...ACCESS_BODIES,
  ...SAVED_VIEW_BODIES,
  ...TRIAGE_BODIES,
  'POST /v1/integrations': { ...CONNECTION, name: 'Test' },
  'POST /v1/integrations/test': CONNECTION,
  'PATCH /v1/integrations/{integrationId}': { rev: 1 },
  'POST /v1/integrations/{integrationId}/backfills': {
    from: '2026-01-01T00:00:00Z',
    to: '2026-01-02T00:00:00Z',
  },
  'PUT /v1/flow-reviews/{originId}/{destinationId}': {
    state: 'watch',
    reason: null,
    ownerId: null,
    expiresAt: null,
    rev: 0,
  },
  'POST /v1/trust-rules': {
    subject: { kind: 'domain', value: 'partner.example' },
    verdict: 'sanctioned',
    reason: 'Contract',
  },
  ...RISK_BODIES,
  'PATCH /v1/trust-rules/{ruleId}': { rev: 1, reason: 'Other contract' },
  'POST /v1/integrations/tokens': { name: 'Test', sourceId: 'slack' },
  'PATCH /v1/settings/organisation': { rev: 1, name: 'Ours' },
  'PATCH /v1/settings/working-time': { rev: 1, timeZone: 'Europe/Berlin' },
  'POST /v1/settings/working-time/calendar': {
    text: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR',
  },
  'POST /v1/rejections/replay': {},
  'POST /v1/classify': { text: 'x' },
  'POST /v1/data-types': DATA_TYPE,
  'POST /v1/data-types/test': { text: 'x', declaration: DATA_TYPE.declaration },
  'PATCH /v1/data-types/{dataTypeId}': { rev: 1 },
  'PATCH /v1/settings/contents': { retentionDays: 1 },
  'POST /v1/data-type-exceptions': EXCEPTION,
  'POST /v1/data-type-exceptions/preview': EXCEPTION,
  'POST /v1/identities/{identityId}/separate': { recordId: '{recordId}' },
  'POST /v1/identities/{identityId}/join': { otherId: '{otherId}' },
  'POST /v1/exports': EXPORT,
  'PATCH /v1/exports/{exportId}': { isPaused: true },
  'POST /v1/session/recovery': { code: '{recoveryCode}' },
};
