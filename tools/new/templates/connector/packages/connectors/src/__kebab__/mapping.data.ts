import type { MapDeclaration } from '../kit/map/map-declaration.ts';
import { OPERATIONS } from './operations.data.ts';

export const mapping: MapDeclaration = {
  source: '__Source__',
  shapes: [
    {
      when: { has: 'action' },
      stream: 'audit-log',
      operation: 'action',
      time: 'created_at',
      operations: OPERATIONS,
      fields: {
        vendorEventId: 'id',
        'actor.kind': { const: 'person' },
        'actor.id': 'actor.id',
        'actor.name': 'actor.name',
        'actor.email': 'actor.email',
        'object.kind': { const: 'file' },
        'object.id': 'item.id',
        'object.name': 'item.name',
        'network.sourceIp': 'ip_address',
      },
    },
    {
      when: { has: 'role' },
      entity: 'person',
      stream: 'users',
      id: 'id',
      name: 'name',
      emails: ['email'],
      status: { lookup: 'status', table: { active: 'active', disabled: 'suspended' } },
    },
  ],
};
