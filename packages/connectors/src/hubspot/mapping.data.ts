import type { EventFields, EventShape, MapDeclaration } from '../kit/map/map-declaration.ts';
import { ENTITY_SHAPES } from './entities.data.ts';

/** "Account activity API", "Webhooks" and "CRM objects" (HubSpot developer documentation). */

const auditLog: EventShape = {
  when: { all: [{ has: 'category' }, { has: 'action' }] },
  stream: 'audit-log',
  operation: { parts: ['category', 'subCategory', 'action'], with: '.' },
  time: 'occurredAt',
  operations: {},
  fields: {
    vendorEventId: 'id',
    // The log contains successes, not refusals.
    outcome: { const: 'success' },
    'actor.email': 'actingUser.userEmail',
    'actor.id': 'actingUser.userId',
    'actor.kind': {
      when: { any: [{ has: 'actingUser.userId' }, { has: 'actingUser.userEmail' }] },
      then: { const: 'person' },
      otherwise: { const: 'system' },
    },
    targetUser: {
      when: { is: ['category', ['USER', 'USERS', 'USER_MANAGEMENT']] },
      then: 'targetObjectId',
    },
    'object.kind': {
      lookup: 'category',
      table: {
        crm_object: 'other',
        crm_object_association: 'other',
        user: 'account',
        property: 'setting',
        property_value: 'other',
        pipeline: 'setting',
        file: 'file',
      },
      otherwise: 'other',
    },
    'object.id': 'targetObjectId',
  },
  extra: {
    category: 'category',
    subCategory: 'subCategory',
  },
  finish: 'by_words',
};

const CLIENT: EventFields = {
  vendorEventId: 'id',
  'actor.id': 'userId',
  'network.sourceIp': 'ipAddress',
  'network.userAgent': 'userAgent',
};
const PLACE = { location: 'location', country: 'countryCode', region: 'regionCode' } as const;

const login: EventShape = {
  when: { has: 'loginAt' },
  stream: 'logins',
  operation: { const: 'LOGIN' },
  time: 'loginAt',
  operations: {},
  fields: {
    ...CLIENT,
    outcome: { lookup: 'loginSucceeded', table: { true: 'success', false: 'failure' } },
    'actor.email': 'email',
    'object.kind': { const: 'account' },
  },
  extra: PLACE,
};

const security: EventShape = {
  when: {
    all: [
      { has: 'type' },
      { has: 'createdAt' },
      {
        any: [{ has: 'infoUrl' }, { has: 'actingUser' }, { has: 'objectId' }, { has: 'ipAddress' }],
      },
    ],
  },
  stream: 'security',
  operation: 'type',
  time: 'createdAt',
  operations: {},
  fields: {
    ...CLIENT,
    outcome: { const: 'success' },
    'actor.email': 'actingUser',
    // Anything other than an address is a name.
    'actor.name': 'actingUser',
    targetUser: {
      when: {
        is: [
          'type',
          [
            'ADD_USER',
            'REMOVE_USER',
            'DEACTIVATE_USER',
            'CHANGE_USER_PERMISSIONS',
            'MAKE_SUPER_ADMIN',
            'REMOVE_SUPER_ADMIN',
          ],
        ],
      },
      then: 'objectId',
    },
    'object.id': 'objectId',
    'object.kind': { const: 'setting' },
    'object.url': 'infoUrl',
  },
  extra: PLACE,
  finish: 'by_words',
};

/** Changes of CRM records as they happen; the person is after `userId:` in `sourceId`. */
const webhook: EventShape = {
  when: { all: [{ has: 'subscriptionType' }, { has: 'objectId' }] },
  stream: 'webhooks',
  operation: 'subscriptionType',
  time: 'occurredAt',
  operations: {},
  fields: {
    vendorEventId: 'eventId',
    outcome: { const: 'success' },
    'actor.kind': {
      when: { starts: ['sourceId', 'userId:'] },
      then: { const: 'person' },
      otherwise: { const: 'service' },
    },
    'actor.id': [
      { when: { starts: ['sourceId', 'userId:'] }, then: { from: 'sourceId', via: 'after_colon' } },
      'sourceId',
      'appId',
    ],
    'object.kind': { const: 'other' },
    'object.id': 'objectId',
    organization: 'portalId',
  },
  extra: {
    property: 'propertyName',
    changeSource: 'changeSource',
    changeFlag: 'changeFlag',
    app: 'appId',
  },
};

export const mapping: MapDeclaration = {
  source: 'HubSpot',
  shapes: [auditLog, login, webhook, ...ENTITY_SHAPES, security],
};
