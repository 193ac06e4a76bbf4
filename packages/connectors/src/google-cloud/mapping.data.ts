import type { EventShape, MapDeclaration } from '../kit/map/map-declaration.ts';
import { NO_OPERATIONS } from './operations.data.ts';

/** An entry of the audit logs: admin activity, data access, system events, denied by policy. */
const AUDIT_LOG: EventShape = {
  when: {
    any: [
      { has: 'protoPayload.methodName' },
      { has: 'protoPayload.authenticationInfo' },
      { has: 'protoPayload.authorizationInfo' },
      { has: 'protoPayload.serviceName' },
    ],
  },
  stream: 'audit-log',
  operation: [
    'protoPayload.methodName',
    'protoPayload.metadata.methodName',
    // Entries without a method still name the request.
    'protoPayload.authorizationInfo.0.permission',
  ],
  time: ['timestamp', 'receiveTimestamp', 'protoPayload.requestMetadata.requestAttributes.time'],
  operations: NO_OPERATIONS,
  fields: {
    vendorEventId: 'insertId',
    observedAt: 'receiveTimestamp',
    outcome: { hook: 'outcome' },
    'actor.kind': { hook: 'principalKind' },
    'actor.email': { hook: 'principalEmail' },
    'actor.id': [
      'protoPayload.authenticationInfo.principalSubject',
      'protoPayload.authenticationInfo.principalEmail',
    ],
    'actor.name': 'protoPayload.authenticationInfo.principalEmail',
    targetUser: { hook: 'affectedUser' },
    'network.sourceIp': [
      'protoPayload.requestMetadata.callerIp',
      'protoPayload.requestMetadata.callerIP',
      'protoPayload.metadata.requestMetadata.callerIP',
      'httpRequest.remoteIp',
    ],
    'network.userAgent': 'protoPayload.requestMetadata.callerSuppliedUserAgent',
    'process.commandLine': { hook: 'containerCommand' },
    cloudAccount: { hook: 'project' },
    cloudRegion: [
      'protoPayload.resourceLocation.currentLocations.0',
      'resource.labels.location',
      'resource.labels.zone',
      'resource.labels.region',
    ],
    organization: { hook: 'organization' },
  },
  extra: {
    service: 'protoPayload.serviceName',
    log: { from: 'logName', via: 'basename' },
    level: 'severity',
    resource: 'protoPayload.resourceName',
    resourceType: 'resource.type',
    permission: 'protoPayload.authorizationInfo.0.permission',
    error: 'protoPayload.status.message',
    principal: 'protoPayload.authenticationInfo.principalSubject',
    key: 'protoPayload.authenticationInfo.serviceAccountKeyName',
    delegate: [
      'protoPayload.authenticationInfo.serviceAccountDelegationInfo.0.firstPartyPrincipal.principalEmail',
    ],
    roles: { hook: 'grantedRoles' },
    forwarding: { hook: 'forwarding' },
    internetPorts: { hook: 'internetPorts' },
    violation: 'protoPayload.metadata.violationReason',
    operation: 'operation.id',
    step: {
      when: { is: ['operation.last', true] },
      then: { const: 'last' },
      otherwise: { when: { is: ['operation.first', true] }, then: { const: 'first' } },
    },
  },
  finish: 'methodFacts',
};

export const mapping: MapDeclaration = {
  source: 'Google Cloud',
  shapes: [
    AUDIT_LOG,
    {
      when: {
        any: [
          { has: 'textPayload' },
          { has: 'jsonPayload' },
          { all: [{ has: 'httpRequest' }, { has: 'logName' }] },
        ],
      },
      skip: 'a log of an application, not an audit log',
    },
    { when: { has: 'entries' }, skip: 'a page of results without an entry' },
  ],
};
