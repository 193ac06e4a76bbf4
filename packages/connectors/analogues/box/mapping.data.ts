import type { MapDeclaration } from '../../src/kit/map/map-declaration.ts';
import { LEAVING, OPERATIONS } from './operations.data.ts';

const ITEM_KINDS = {
  file: 'file',
  folder: 'folder',
  web_link: 'file',
  user: 'account',
  group: 'group',
};

/** Box is not a source of the specification; its events are listed with those of the nearest one. */
export const mapping: MapDeclaration = {
  source: 'Google Drive',
  shapes: [
    {
      when: { has: 'event_type' },
      stream: 'events',
      operation: 'event_type',
      time: 'created_at',
      operations: OPERATIONS,
      fields: {
        vendorEventId: 'event_id',
        observedAt: 'recorded_at',
        outcome: {
          lookup: 'event_type',
          table: { FAILED_LOGIN: 'failure', DEVICE_TRUST_CHECK_FAILED: 'failure' },
          otherwise: 'success',
        },
        // 2 is the id of someone who did not sign in.
        'actor.kind': { lookup: 'created_by.id', table: { '2': 'anonymous' } },
        'actor.email': 'created_by.login',
        'actor.id': 'created_by.id',
        'actor.name': 'created_by.name',
        targetUser: [
          'accessible_by.login',
          { when: { is: ['source.type', 'user'] }, then: ['source.login', 'source.id'] },
        ],
        targetGroup: { when: { is: ['source.type', 'group'] }, then: 'source.name' },
        'object.kind': {
          lookup: ['source.type', 'source.item_type'],
          table: ITEM_KINDS,
          otherwise: 'other',
        },
        'object.id': ['source.id', 'source.item_id', 'source.file_id', 'source.folder_id'],
        'object.name': [
          'source.name',
          'source.item_name',
          'source.file_name',
          'source.folder_name',
        ],
        'object.sizeBytes': ['source.size', { json: 'additional_details', take: 'size' }],
        'object.owner': 'source.owned_by.login',
        'object.url': 'source.shared_link.url',
        'network.sourceIp': 'ip_address',
        visibilityAfter: {
          lookup: ['source.shared_link.effective_access', 'source.shared_link.access'],
          table: { open: 'link', company: 'internal', collaborators: 'private' },
        },
      },
      origin: {
        kind: 'app',
        name: { when: { is: ['event_type', LEAVING] }, then: { const: 'Google Drive' } },
        host: { const: 'app.box.com' },
        container: ['source.parent.name', 'source.parent.id'],
      },
      destination: {
        kind: 'app',
        name: {
          when: { is: ['event_type', ['UPLOAD', 'ITEM_UPLOAD', 'COPY', 'ITEM_COPY']] },
          then: { const: 'Google Drive' },
        },
        host: { const: 'app.box.com' },
        container: ['source.parent.name', 'source.parent.id'],
      },
      recipients: [
        { kind: 'person', address: 'accessible_by.login' },
        {
          kind: 'link',
          when: {
            any: [
              { is: ['source.shared_link.effective_access', 'open'] },
              { is: ['source.shared_link.access', 'open'] },
            ],
          },
        },
      ],
      extra: {
        product: { const: 'Box' },
        session: 'session_id',
        sha1: ['source.sha1', 'source.file_version.sha1'],
        role: { json: 'additional_details', take: 'role' },
        service: { json: 'additional_details', take: 'service_name' },
      },
    },
  ],
};
