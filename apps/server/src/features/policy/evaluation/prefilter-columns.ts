import { FIELDS, type SqlColumn, type SqlColumns } from '@waybill/engine';

function text(sql: string): SqlColumn {
  return { kind: 'text', sql };
}

/** Display data in one JSON value. */
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

/** Computed from a column's value: SQL only checks whether there is one. */
function from(sql: string): SqlColumn {
  return { kind: 'present', sql };
}

/** The first of these keys of `extra`; their names are the program's own. */
function firstFact(keys: readonly string[]): string {
  return `coalesce(${keys.map((key) => `facts->'extra'->>'${key}'`).join(', ')})`;
}

const PREVIOUS_NAME = `coalesce(facts->'lineage'->'source'->>'name', ${firstFact(['previousName', 'before'])})`;
const SIGN_IN_SIGNALS = `coalesce(facts->>'vendorRule', ${firstFact(['behaviors', 'viaProxy', 'anonymizer'])})`;

/** Columns of fields that say themselves which keys of `extra` they are read from. */
function factColumns(): Record<string, SqlColumn> {
  return Object.fromEntries(
    FIELDS.flatMap(({ name, facts }) => {
      if (facts === undefined) return [];
      const sql = firstFact(facts.keys);
      return [[name, facts.isText ? text(sql) : from(sql)] as const];
    }),
  );
}

/**
 * Columns of `activity` for the fields of a condition, as `storedEvent` reads them. Fields not listed are not
 * evaluated in SQL.
 */
export const PREFILTER_COLUMNS: SqlColumns = {
  ...factColumns(),
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
  'object.documentKind': from(
    `coalesce(object_extension, facts->>'mimeType', facts->'extra'->>'documentType')`,
  ),
  'object.previousName': from(PREVIOUS_NAME),
  'object.extensionChanged': from(PREVIOUS_NAME),
  'object.ownedByActor': from('object_owner'),
  'members.count': from(`(facts->'lineage')`),
  'members.names': from(`(facts->'lineage')`),
  'members.extensions': from(`(facts->'lineage')`),
  sizeBytes: { kind: 'number', sql: 'object_bytes' },

  ...place('origin'),
  ...place('destination'),
  'destination.service': from('destination_kind'),
  'destination.serviceName': from('destination_kind'),
  'destination.accountKind': from('destination_kind'),
  'origin.service': from('origin_kind'),
  'origin.accountKind': from('origin_kind'),
  'cloud.crossAccount': from('cloud_account'),
  'ai.direction': from('coalesce(destination_kind, origin_kind)'),
  'ai.tool': from('coalesce(destination_kind, origin_kind)'),

  recipients: recipients('address'),
  'recipients.domains': recipients('domain'),
  'recipients.kinds': recipients('kind'),
  'recipients.outside': text('recipients_outside'),
  'recipients.count': { kind: 'number', sql: 'coalesce(jsonb_array_length(recipients), 0)' },
  'recipients.outsideCount': from('recipients'),
  'recipients.personalCount': from('recipients'),
  'recipients.domainKinds': from('recipients'),
  outsideDomains: array('outside_domains'),

  'visibility.before': text('visibility_before'),
  'visibility.after': text('visibility_after'),
  'visibility.widened': from('visibility_after'),
  'visibility.change': from('visibility_after'),

  'device.managed': text('device_managed'),
  'device.id': text('device_id'),
  'device.hostname': text('device_hostname'),
  'device.os': fact('os'),
  'network.sourceIp': text('source_ip'),
  'network.sourceScope': from('source_ip'),
  'network.anonymizer': from(SIGN_IN_SIGNALS),
  'signIn.signals': from(SIGN_IN_SIGNALS),
  'signIn.risk': from(`coalesce(facts->'extra'->>'riskLevel', facts->>'vendorSeverity')`),
  'client.kind': from(`coalesce(facts->>'userAgent', facts->'extra'->>'client')`),
  'network.sourceDomain': fact('sourceDomain'),
  'network.destinationIp': fact('destinationIp'),
  'network.destinationDomain': fact('destinationDomain'),
  'network.userAgent': fact('userAgent'),
  'process.name': fact('process', 'name'),
  'process.path': fact('process', 'path'),
  'process.commandLine': fact('process', 'commandLine'),
  'process.parent': fact('process', 'parent'),

  'data.types': array('data_types'),
  'data.class': text('data_class'),
  'data.values': from('data_values'),
  label: from(`(facts->'extra')`),
  'label.level': from(`(facts->'extra')`),
  'archive.locked': from(`(facts->'lineage'->>'isLocked')`),
  rows: from(`(facts->'extra'->>'rows')`),
  'data.count': from(`(facts->'dataCounts')`),
  'data.unique': from('data_values'),
  'data.typeCount': from('data_types'),
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
