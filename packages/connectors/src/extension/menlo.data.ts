import type { EventShape } from '../kit/map/map-declaration.ts';

/** Menlo's handling of a page: isolation stops nothing, blocking does. */
const OUTCOMES = { allow: 'success', isolate: 'success', block: 'failure', blocked: 'failure' };

/** Entries of Menlo's web log, by its log export; `NA` means empty. */
export const MENLO_WEB: EventShape = {
  when: { is: ['event.vendor', ['Menlo Security']] },
  stream: 'menlo-web',
  operation: [
    { from: 'event.pe_action', via: 'known' },
    { from: 'event.name', via: 'known' },
  ],
  time: 'event.event_time',
  operations: {},
  fields: {
    vendorEventId: 'event.full_session_id',
    outcome: { lookup: 'event.pe_action', table: OUTCOMES },
    vendorSeverity: 'event.severity',
    vendorRule: { from: 'event.pe_rulename', via: 'known' },
    'actor.email': { from: 'event.userid', via: 'known' },
    'actor.name': [{ from: { from: 'event.userid', via: 'known' }, via: 'account_name' }],
    'object.kind': {
      when: { all: [{ has: 'event.filename' }, { not: { is: ['event.filename', ['NA', '']] } }] },
      then: { const: 'file' },
      otherwise: { const: 'other' },
    },
    'object.name': { from: 'event.filename', via: 'known' },
    'object.url': { from: 'event.url', via: 'known' },
    'object.sizeBytes': { from: 'event.file_size', via: ['known', 'size'] },
    'object.sha256': { from: ['event.sha256', 'event.file_hash'], via: 'known' },
    'object.mimeType': { from: 'event.content-type', via: 'known' },
    'network.sourceIp': ['event.x-client-ip', 'event.origin_ip'],
    'network.destinationIp': { from: 'event.dst', via: 'known' },
    'network.userAgent': { from: 'event.user-agent', via: 'known' },
    cloudRegion: 'event.region',
  },
  extra: {
    name: 'event.name',
    category: 'event.categories',
    risk: 'event.risk_score',
    rendering: 'event.rendering_mode',
    threat: { from: 'event.threats', via: 'known' },
    sandbox: { from: 'event.sandboxResult', via: 'known' },
    topUrl: 'event.top_url',
    method: 'event.request_type',
  },
  finish: 'menloAct',
};
