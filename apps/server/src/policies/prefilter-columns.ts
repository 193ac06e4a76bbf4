import type { SqlColumn, SqlColumns } from '@waybill/engine';

function text(sql: string): SqlColumn {
  return { kind: 'text', sql };
}

/** What is kept for display in one JSON value. */
function fact(name: string, part?: string): SqlColumn {
  return text(part === undefined ? `(facts->>'${name}')` : `(facts->'${name}'->>'${part}')`);
}

function place(side: 'origin' | 'destination'): Record<string, SqlColumn> {
  return Object.fromEntries(
    ['name', 'kind', 'host', 'container', 'account', 'managed', 'outside'].map((part) => [
      `${side}.${part}`,
      text(`${side}_${part}`),
    ]),
  );
}

function recipients(part: 'address' | 'domain' | 'kind'): SqlColumn {
  return {
    kind: 'texts',
    from: 'jsonb_array_elements(recipients) AS recipient',
    value: `(recipient->>'${part}')`,
  };
}

function array(column: string): SqlColumn {
  return { kind: 'texts', from: `unnest(${column}) AS element`, value: 'element' };
}

/** Computed from what a column holds: SQL only tells whether there is anything to compute from. */
function from(sql: string): SqlColumn {
  return { kind: 'present', sql };
}

/**
 * Where `activity` keeps what the fields of a condition hold, as `storedEvent` reads it back. A field that
 * is left out is not asked in SQL.
 */
export const PREFILTER_COLUMNS: SqlColumns = {
  source: text('source'),
  stream: text('stream'),
  operation: text('vendor_operation'),
  action: text('action'),
  category: text('category'),
  direction: text('direction'),
  movement: text('movement'),
  outcome: text('outcome'),
  occurredAt: { kind: 'instant', sql: 'occurred_at' },

  'actor.kind': text('actor_kind'),
  'actor.key': text('actor_key'),
  'actor.email': text('actor_email'),
  'actor.id': text('actor_id'),
  'actor.name': text('actor_name'),
  'actor.domain': text('actor_domain'),
  targetUser: fact('targetUser'),
  targetGroup: fact('targetGroup'),
  destinationUser: fact('destinationUser'),

  'object.kind': text('object_kind'),
  'object.id': text('object_id'),
  'object.name': text('object_name'),
  'object.path': text('object_path'),
  'object.directory': fact('directory'),
  'object.extension': text('object_extension'),
  'object.url': text('object_url'),
  'object.sha256': text('object_sha256'),
  'object.mimeType': fact('mimeType'),
  'object.owner': text('object_owner'),
  sizeBytes: { kind: 'number', sql: 'object_bytes' },

  ...place('origin'),
  ...place('destination'),
  'destination.service': from('destination_kind'),
  'destination.serviceName': from('destination_kind'),

  recipients: recipients('address'),
  'recipients.domains': recipients('domain'),
  'recipients.kinds': recipients('kind'),
  'recipients.outside': text('recipients_outside'),
  'recipients.count': { kind: 'number', sql: 'coalesce(jsonb_array_length(recipients), 0)' },
  outsideDomains: array('outside_domains'),

  'visibility.before': text('visibility_before'),
  'visibility.after': text('visibility_after'),
  'visibility.widened': from('visibility_after'),

  'device.managed': text('device_managed'),
  'device.id': text('device_id'),
  'device.hostname': text('device_hostname'),
  'device.os': fact('os'),
  'network.sourceIp': text('source_ip'),
  'network.sourceDomain': fact('sourceDomain'),
  'network.destinationIp': fact('destinationIp'),
  'network.destinationDomain': fact('destinationDomain'),
  'network.userAgent': fact('userAgent'),
  'process.name': fact('process', 'name'),
  'process.path': fact('process', 'path'),
  'process.commandLine': fact('process', 'commandLine'),

  'data.types': array('data_types'),
  'data.class': text('data_class'),
  'data.values': from('data_values'),
  label: from(`(facts->'extra')`),
  'label.level': from(`(facts->'extra')`),
  'archive.locked': from(`(facts->'lineage'->>'isLocked')`),
  rows: from(`(facts->'extra'->>'rows')`),
  'data.groups': {
    kind: 'texts',
    from: `jsonb_array_elements_text(coalesce(facts->'dataClasses',
      CASE WHEN data_class IS NULL THEN '[]' ELSE jsonb_build_array(data_class) END)) AS element`,
    value: 'element',
  },
  'data.sensitivity': { kind: 'number', sql: 'data_sensitivity' },
  'content.state': text('content_state'),

  'mail.subject': fact('mail', 'subject'),
  'mail.from': fact('mail', 'from'),
  vendorSeverity: fact('vendorSeverity'),
  'vendorSeverity.level': from(`(facts->>'vendorSeverity')`),
  vendorRule: fact('vendorRule'),
  'cloud.account': text('cloud_account'),
  'cloud.region': fact('cloudRegion'),
  organization: fact('organization'),
  'extra.forwarding': fact('extra', 'forwarding'),
  'extra.instance': fact('extra', 'instance'),
  'extra.internetPorts': fact('extra', 'internetPorts'),
  'extra.weakened': fact('extra', 'weakened'),
  'extra.scopes': fact('extra', 'scopes'),
  'extra.privilege': fact('extra', 'privilege'),
  'extra.role': fact('extra', 'role'),
  'extra.query': fact('extra', 'query'),
  'extra.printer': fact('extra', 'printer'),
  'extra.sensitiveTypes': fact('extra', 'sensitiveTypes'),
  'extra.consent': fact('extra', 'consent'),
  'extra.application': fact('extra', 'application'),
  'extra.reviewed': fact('extra', 'reviewed'),
  'extra.setting': fact('extra', 'setting'),
  'extra.after': fact('extra', 'after'),
  'extra.fromRegion': fact('extra', 'fromRegion'),
  'extra.signedLink': fact('extra', 'signedLink'),
};
