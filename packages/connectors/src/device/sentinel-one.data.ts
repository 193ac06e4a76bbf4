import type { EventShape } from '../kit/map/map-declaration.ts';
import type { OperationTable } from '../kit/operation-table.ts';

/** Deep Visibility types; the others are not product actions. */
const OPERATIONS: OperationTable = {
  'File Rename': { action: 'Rename', movement: 'none' },
  FileRename: { action: 'Rename', movement: 'none' },
  FILERENAME: { action: 'Rename', movement: 'none' },
  'File Scan': { action: null, movement: 'none' },
};

/** Events of the cloud funnel; the connector writes the dots of their names as underscores. */
export const SENTINEL_ONE: EventShape = {
  when: {
    any: [{ has: 'meta_event_name' }, { all: [{ has: 'event_type' }, { has: 'endpoint_name' }] }],
  },
  stream: 'cloud-funnel',
  operation: ['event_type', 'meta_event_name'],
  time: ['event_time', 'sca:ingestTime'],
  operations: OPERATIONS,
  fields: {
    vendorEventId: 'event_id',
    outcome: { hook: 'funnelOutcome' },
    'actor.id': ['src_process_user_sid', 'src_process_userSid'],
    'actor.name': {
      from: ['event_login_userName', 'src_process_user', 'tgt_process_user'],
      via: 'account_name',
    },
    'actor.domain': [
      { from: ['src_process_user', 'tgt_process_user'], via: 'account_domain' },
      'event_login_accountDomain',
    ],
    'object.kind': { hook: 'funnelObjectKind' },
    'object.id': ['tgt_file_id', 'registry_keyUid', 'task_name'],
    'object.path': ['tgt_file_path', 'module_path'],
    'object.sizeBytes': 'tgt_file_size',
    'object.sha256': ['tgt_file_sha256', 'module_sha256'],
    'object.url': ['url_address', 'event_url_source'],
    'device.id': ['agent_uuid', 'endpoint_uuid'],
    'device.hostname': 'endpoint_name',
    'device.os': ['os_name', 'endpoint_os'],
    'device.managed': { const: 'yes' },
    'network.sourceIp': 'src_ip_address',
    'network.destinationIp': 'dst_ip_address',
    'network.destinationDomain': [
      { from: 'event_dns_request', via: 'lower' },
      { from: 'url_address', via: 'url_host' },
    ],
    'process.name': { hook: 'funnelProcess' },
    'process.path': { hook: 'funnelProcessPath' },
    'process.parent': { hook: 'funnelParent' },
    'process.commandLine': { hook: 'funnelCommandLine' },
    'lineage.source.path': 'tgt_file_oldPath',
    organization: 'account_id',
  },
  extra: {
    category: 'event_category',
    site: 'site_name',
    registryKey: 'registry_keyPath',
    task: 'task_name',
    indicator: ['indicator_name', 'tiIndicator_name'],
    direction: 'event_network_direction',
    remotePort: 'dst_port_number',
    previousPath: 'tgt_file_oldPath',
    storyline: 'src_process_storyline_id',
    volume: ['event_volume_name', 'tgt_file_location'],
  },
  finish: 'funnelAct',
};
