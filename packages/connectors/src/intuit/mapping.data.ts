import type { EventShape, MapDeclaration } from '../kit/map/map-declaration.ts';
import { ENTITY_SHAPES } from './entities.data.ts';
import { OPERATIONS } from './operations.data.ts';

const QUICKBOOKS = { kind: 'app', name: { const: 'Intuit' } } as const;

/** A CloudEvent, as webhooks are written since 2026. Who did it, QuickBooks does not say. */
const cloudEvent: EventShape = {
  when: { all: [{ has: 'specversion' }, { starts: ['type', 'qbo.'] }] },
  stream: 'webhooks',
  operation: 'type',
  time: 'time',
  operations: OPERATIONS,
  fields: {
    vendorEventId: 'id',
    outcome: { const: 'success' },
    'object.kind': { const: 'other' },
    'object.id': { hook: 'object_id' },
    organization: 'intuitaccountid',
  },
  origin: { ...QUICKBOOKS, account: 'intuitaccountid' },
  extra: { entityId: 'intuitentityid', deletedId: 'data.deletedid', origin: 'source' },
};

/** A change inside a notification of the older form. */
const dataChange: EventShape = {
  when: { has: 'dataChangeEvent' },
  stream: 'webhooks',
  each: 'dataChangeEvent.entities',
  operation: { parts: ['@.name', '@.operation'], with: '.' },
  time: '@.lastUpdated',
  operations: OPERATIONS,
  fields: {
    outcome: { const: 'success' },
    'object.kind': { const: 'other' },
    'object.id': { hook: 'object_id' },
    organization: 'realmId',
  },
  origin: { ...QUICKBOOKS, account: 'realmId' },
  extra: { entityId: '@.id', deletedId: '@.deletedId' },
};

export const mapping: MapDeclaration = {
  source: 'Intuit',
  shapes: [cloudEvent, dataChange, ...ENTITY_SHAPES],
};
